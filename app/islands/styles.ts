/**
 * Loads the whole style sheet together with an island's code: a page inlines only the styles of its own HTML. Resolves
 * when the sheet has loaded or failed; without it the island uses the page's styles.
 */
const sheet = document.querySelector<HTMLScriptElement>('script[data-sheet]')?.dataset.sheet;

export const stylesLoaded = new Promise<void>((done) => {
  if (!sheet) return done();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet, fetchPriority: 'low' });
  link.onload = link.onerror = () => done();
  document.head.append(link);
});
