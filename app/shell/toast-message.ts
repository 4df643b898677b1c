/**
 * A toast. The main kind, for form results, shows one at a time; the secondary kind, for small news, up to three for
 * four seconds (SH-11).
 */
export interface ToastMessage {
  store: 'main' | 'secondary';
  kind: 'success' | 'error' | 'info';
  title: string;
  text?: string;
}
