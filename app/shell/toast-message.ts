/**
 * A toast. The main store shows one at a time, for form results; the secondary kind shows up to three for four seconds, for small
 * news (SH-11).
 */
export interface ToastMessage {
  store: 'main' | 'secondary';
  kind: 'success' | 'error' | 'info';
  title: string;
  text?: string;
}
