import { contactForm } from './contact.ts';
import type { Field, Form } from './contract.ts';
import { partnershipForm } from './partnership.ts';

const defined = { contact: contactForm, partnership: partnershipForm };

export type FormName = keyof typeof defined;

/** The site's forms, by the name that the mail service's templates and the fields' ids have. */
export const forms: Record<FormName, Form> = defined;

export const formNames = Object.keys(forms) as FormName[];

/** The invisible field that only programs fill in; browsers fill no field by this name. */
export const trapName = 'echo';

/** What a visitor typed, by field name; only a field of kind `choices` may have several values. Line ends are LF. */
export type Values = Record<string, string | string[]>;

export type FieldError = 'missing' | 'email' | 'long';

/** A form that the server turned down, with all that was typed and the first thing wrong with each wrong field. */
export interface ReturnedForm {
  form: FormName;
  values: Values;
  errors: Record<string, FieldError>;
  /** 422: `errors` says which fields; 429: too many messages, 503: not stored, both to be tried again later. */
  status: 422 | 429 | 503;
}

/** Whether a field must have a value: not if the field that can stand in for it has one. */
export function isRequired(field: Field, values: Values): boolean {
  if (field.kind === 'choices' || !field.required) return false;
  const other = field.unless && values[field.unless];
  return typeof other !== 'string' || other.trim() === '';
}
