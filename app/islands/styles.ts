/**
 * Loads the whole style sheet beside the code of an island. A page carries only the styles of what it shows; what an island opens needs
 * more. Resolves when the sheet has loaded or failed: then the island has the styles of the page.
 */
const sheet = document.querySelector<HTMLScriptElement>('script[data-sheet]')?.dataset.sheet;

export const stylesLoaded = new Promise<void>((done) => {
  if (!sheet) return done();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet, fetchPriority: 'low' });
  link.onload = link.onerror = () => done();
  document.head.append(link);
});
