import type { FormEvent } from 'react';
import type { Field } from '../content/forms/contract.ts';
import { isRequired } from '../content/forms/forms.ts';

/** What a visitor fills in; nothing else in a form can be invalid. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * The browser decides what is valid (CO-2). The messages are the page's own, because the browser's are in the browser's
 * language.
 */
export function showInvalid(event: FormEvent): void {
  event.preventDefault();
  const control = event.target as Control;
  mark(control, true);
  // Focuses the first invalid field, as the browser's own message would.
  if (control.form?.querySelector(':invalid:not(fieldset)') === control) control.focus();
}

/** Shows the errors of a form that the browser refused to send before hydration. */
export function showRefused(form: HTMLFormElement): void {
  try {
    for (const control of form.querySelectorAll<Control>(':user-invalid:not(fieldset)')) mark(control, true);
  } catch {
    // An older browser does not support the selector; it has shown its own message.
  }
}

export function clearInvalid(control: Control): void {
  if (control.getAttribute('aria-invalid') === 'true' && control.validity.valid) mark(control, false);
}

/** Marks a field that the server refused. */
export function showWrong(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof Element && 'validity' in control) mark(control as Control, true);
}

/** Invisible characters from copied addresses and numbers; browsers refuse them. */
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

/** Updates `required` while the visitor types: some fields can replace others. */
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
