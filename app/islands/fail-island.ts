/** The newest built-ins that the islands use: Chromium 110, Firefox 115, Safari 17. */
const isCurrentBrowser = () => 'toSorted' in [] && 'json' in Response;

/**
 * Gives an island back to the browser: its controls behave natively from now on. Reports it to `failed` beside this
 * page, where the server counts it (server/faults.ts); a failure of an old browser is no fault of the release.
 */
export function failIsland(island: HTMLElement): void {
  island.dataset.state = 'failed';
  if (isCurrentBrowser()) navigator.sendBeacon('failed');
}

/** SH-11: says that a part of the page does not work (shell/failure-notice.tsx). */
export function showFailure(): void {
  document.getElementById('failure')!.hidden = false;
}
