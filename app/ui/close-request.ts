/** Chromium's; TypeScript's library lacks it. */
declare class CloseWatcher extends EventTarget {
  onclose: (() => void) | null;
  destroy(): void;
}

/**
 * Calls `onclose` on the platform's own request to close: Android's Back, or Escape. Native dialogs do so by themselves.
 * @returns what watches, to be destroyed on any other closing; `undefined` in browsers without it
 */
export const watchClose = (onclose: () => void): CloseWatcher | undefined =>
  'CloseWatcher' in window ? Object.assign(new CloseWatcher(), { onclose }) : undefined;
