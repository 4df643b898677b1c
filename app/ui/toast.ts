/**
 * Notices. The main store shows one at a time, for form results; the secondary kind up to three for four seconds, for small
 * confirmations (SH-11).
 */
export interface ToastMessage {
  store: 'main' | 'secondary';
  kind: 'success' | 'error' | 'info';
  title: string;
  text?: string;
}

/** `undefined` announces that a notice is likely soon, so that its code is there even if the line breaks before. */
type Listener = (message: ToastMessage | undefined) => void;
const listeners = new Set<Listener>();

export const toast = (message: ToastMessage): void => {
  for (const listener of listeners) listener(message);
};

export const expectToast = (): void => {
  for (const listener of listeners) listener(undefined);
};

/** @returns the function that ends the subscription */
export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
