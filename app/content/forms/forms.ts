import { contactForm } from './contact.ts';
import type { Form } from './contract.ts';
import { partnershipForm } from './partnership.ts';

const defined = { contact: contactForm, partnership: partnershipForm };

export type FormName = keyof typeof defined;

/** The site's forms by name; mail templates and field ids use the same names. */
export const forms: Record<FormName, Form> = defined;

export const formNames = Object.keys(forms) as FormName[];

/** Pages with a form, whose own address accepts its post. */
export const isFormPage = (path: string): boolean => formNames.some((name) => forms[name].page === path);

/** The honeypot field; browsers don't autofill this name. */
export const trapName = 'echo';

/** The values of a form by field name; only `choices` fields have several. Line breaks are LF. */
export type Values = Record<string, string | string[]>;

/** A form whose message was not stored, with everything that was typed (FO-7). */
export interface ReturnedForm {
  form: FormName;
  values: Values;
  /** 422: a required field is empty; 429: too many messages; 503: not stored. */
  status: 422 | 429 | 503;
}
