import type { FormEvent } from 'react';

/** What a visitor fills in; nothing else in a form can be invalid. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * The browser's own checks decide what is valid (CO-2); the words are the page's, because the browser's bubble speaks the
 * browser's language, not the visitor's.
 */
export function showInvalid(event: FormEvent): void {
  event.preventDefault();
  const control = event.target as Control;
  mark(control, true);
  // The bubble would have moved the focus; the first wrong field gets it.
  if (control.form?.querySelector(':invalid:not(fieldset)') === control) control.focus();
}

export function clearInvalid(control: Control): void {
  if (control.getAttribute('aria-invalid') === 'true' && control.validity.valid) mark(control, false);
}

function mark(control: Control, invalid: boolean): void {
  control.toggleAttribute('aria-invalid', invalid);
  if (invalid) control.setAttribute('aria-invalid', 'true');
  const error = document.getElementById(`${control.id}-error`);
  if (error) error.hidden = !invalid;
}
