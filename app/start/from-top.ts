/**
 * The change of page or language that follows shows the page from its top: only what is in view is laid out and painted
 * (`data-from-top` in site.css). The rest follows when the change is done, so that steps back in the history find their place.
 */
export function layOutTopFirst(): void {
  const page = document.documentElement.dataset;
  page.fromTop = '';
  setTimeout(() => delete page.fromTop, 300);
}
