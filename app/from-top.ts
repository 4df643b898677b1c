/**
 * A page shown from its top is laid out and painted only where it comes into view (`data-from-top` in site.css), at the start by the
 * boot script, later around each change of page or language.
 */
const page = () => document.documentElement.dataset;

/** The change that follows shows the page from its top; the rest of it is laid out when the browser has time. */
export function layOutTopFirst(): void {
  page().fromTop = '';
  setTimeout(layOutRest, 300);
}

/** Every height is known from here on, so that steps back in the history find their place. */
export function layOutRest(): void {
  delete page().fromTop;
}
