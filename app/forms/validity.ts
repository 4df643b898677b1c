import type { FormEvent } from 'react';
import type { Field } from '../content/forms/contract.ts';
import { isRequired } from '../content/forms/forms.ts';

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

/** Shows the errors of a form whose sending the browser refused before it was hydrated. */
export function showRefused(form: HTMLFormElement): void {
  try {
    for (const control of form.querySelectorAll<Control>(':user-invalid:not(fieldset)')) mark(control, true);
  } catch {
    // An older browser does not know the selector; it has shown its own words.
  }
}

export function clearInvalid(control: Control): void {
  if (control.getAttribute('aria-invalid') === 'true' && control.validity.valid) mark(control, false);
}

/** Marks a field that the server has refused. */
export function showWrong(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof Element && 'validity' in control) mark(control as Control, true);
}

/** Invisible characters from copied addresses and numbers; browsers refuse an address with one. */
const invisible = /[\u00a0\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

export function dropInvisible(control: Control): void {
  if (control.type !== 'email' && control.type !== 'tel') return;
  const clean = control.value.replace(invisible, (mark) => (mark === '\u00a0' && control.type === 'tel' ? ' ' : ''));
  if (clean !== control.value) control.value = clean;
}

function mark(control: Control, invalid: boolean): void {
  control.toggleAttribute('aria-invalid', invalid);
  if (invalid) control.setAttribute('aria-invalid', 'true');
  const error = document.getElementById(`${control.id}-error`);
  if (error) error.hidden = !invalid;
}

/** Moves `required` with what is typed, as the form's contract says: one field can stand in for another. */
export function moveRequired(form: HTMLFormElement, fields: Record<string, Field>): void {
  const typed = new FormData(form);
  const values = Object.fromEntries(
    [...typed].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'choices' || !field.unless) continue;
    const control = form.elements.namedItem(name) as Control;
    control.required = isRequired(field, values);
    clearInvalid(control);
  }
}
