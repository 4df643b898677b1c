import { contactForm } from './contact.ts';
import type { Field, Form } from './contract.ts';
import { partnershipForm } from './partnership.ts';

const defined = { contact: contactForm, partnership: partnershipForm };

export type FormName = keyof typeof defined;

/** The site's forms by name; mail templates and field ids use the same names. */
export const forms: Record<FormName, Form> = defined;

export const formNames = Object.keys(forms) as FormName[];

/** The honeypot field; browsers don't autofill this name. */
export const trapName = 'echo';

/** The values of a form by field name; only `choices` fields have several. Line breaks are LF. */
export type Values = Record<string, string | string[]>;

export type FieldError = 'missing' | 'email' | 'phone' | 'long';

/**
 * What a reply needs besides the browser's own checks, for browser and server: a dot in the domain, and enough digits of
 * any script to be dialled from elsewhere.
 */
export const shapes = {
  email: /^[^@]+@[^@.]+(?:\.[^@.]+)+$/,
  phone: /^(?:[^0-9٠-٩۰-۹]*[0-9٠-٩۰-۹]){6}.*$/,
};

/** A form that the server refused, with all values and the first error of each invalid field. */
export interface ReturnedForm {
  form: FormName;
  values: Values;
  errors: Record<string, FieldError>;
  /** 422: `errors` has the fields; 429: too many messages; 503: not stored. The last two can be retried. */
  status: 422 | 429 | 503;
}

/** Whether a field must have a value: not if its replacement field has one. */
export function isRequired(field: Field, values: Values): boolean {
  if (field.kind === 'choices' || !field.required) return false;
  const other = field.unless && values[field.unless];
  return typeof other !== 'string' || other.trim() === '';
}
