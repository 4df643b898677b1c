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
const nobody: Listener = () => {};
let listener = nobody;

export const toast = (message: ToastMessage): void => listener(message);

export const expectToast = (): void => listener(undefined);

/** Every page has one place for notices. @returns the function that ends the subscription */
export function onToast(taken: Listener): () => void {
  listener = taken;
  return () => {
    listener = nobody;
  };
}
