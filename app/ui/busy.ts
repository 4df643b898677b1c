/**
 * Marks a control or a form as busy from a press to its answer. It is also the lock that keeps a second press from
 * acting: an attribute, because the start script and an island hold it one after the other.
 * @returns false if it was busy already
 */
export function setBusy(element: Element): boolean {
  if (element.hasAttribute('aria-busy')) return false;
  element.setAttribute('aria-busy', 'true');
  return true;
}

export const clearBusy = (element: Element): void => element.removeAttribute('aria-busy');
