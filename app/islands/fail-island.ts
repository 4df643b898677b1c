/** Gives an island back to the browser: its controls behave natively from now on. */
export function failIsland(island: HTMLElement): void {
  island.dataset.state = 'failed';
}

/** SH-11: says that a part of the page does not work (shell/failure-notice.tsx). */
export function showFailure(): void {
  document.getElementById('failure')!.hidden = false;
}
