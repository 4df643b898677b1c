/**
 * Loads the whole style sheet beside the code of an island. A page carries only the styles of what it shows; what an island opens needs
 * more. Importing this file waits for the styles, or for their failure: then the island has those of the page.
 */
const sheet = document.querySelector<HTMLScriptElement>('script[data-sheet]')?.dataset.sheet;

if (sheet) {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet });
  const loaded = new Promise((done) => {
    link.onload = link.onerror = done;
  });
  document.head.append(link);
  await loaded;
}
