/**
 * The browser's own checks decide what is valid (CO-2); the words are the page's, because the browser's bubble speaks the
 * browser's language, not the visitor's.
 */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

export function showInvalid(event: Event): void {
  if (!isControl(event.target)) return;
  event.preventDefault();
  const control = event.target;
  mark(control, true);
  // The bubble would have moved the focus; the first wrong field gets it.
  if (control.form?.querySelector(':invalid:not(fieldset)') === control) control.focus();
}

export function clearInvalid(target: EventTarget | null): void {
  if (isControl(target) && target.getAttribute('aria-invalid') === 'true' && target.validity.valid) mark(target, false);
}

function mark(control: Control, invalid: boolean): void {
  control.toggleAttribute('aria-invalid', invalid);
  if (invalid) control.setAttribute('aria-invalid', 'true');
  const error = document.getElementById(`${control.id}-error`);
  if (error) error.hidden = !invalid;
}
