import type { Field } from '../content/forms/contract.ts';
import { isRequired } from '../content/forms/forms.ts';

/** What a visitor fills in; nothing else in a form can be invalid. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Marks all invalid fields of a form. The browser decides what is valid (CO-2); the messages are the page's own, because
 * the browser's are in the browser's language.
 * @returns the first invalid field
 */
export function markInvalid(form: HTMLFormElement): Control | undefined {
  const invalid = [...form.querySelectorAll<Control>(':invalid:not(fieldset)')];
  for (const control of invalid) mark(control, true);
  return invalid[0];
}

/** The names of the marked fields, in the form's order. */
export const markedFields = (form: HTMLFormElement): string[] =>
  [...form.querySelectorAll<Control>('[aria-invalid=true]')].map(({ name }) => name);

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
  control.setAttribute('aria-invalid', String(invalid));
  const error = document.getElementById(`${control.id}-error`);
  if (!error) return;
  error.hidden = !invalid;
  // A hidden error is no description.
  const described = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id && id !== error.id);
  if (invalid) described.push(error.id);
  if (described.length > 0) control.setAttribute('aria-describedby', described.join(' '));
  else control.removeAttribute('aria-describedby');
}

/**
 * Updates, while the visitor types, which fields must have a value: some can replace others. They aren't `required`,
 * because either one alone is enough.
 */
export function moveRequired(form: HTMLFormElement, fields: Record<string, Field>): void {
  const typed = new FormData(form);
  const values = Object.fromEntries(
    [...typed].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'choices' || !field.unless) continue;
    const control = form.elements.namedItem(name) as Control;
    control.setCustomValidity(isRequired(field, values) && control.value === '' ? 'missing' : '');
    clearInvalid(control);
  }
}
