import type { Field } from '../../app/content/forms/contract.ts';
import { type FieldError, type FormName, forms, isRequired, type Values } from '../../app/content/forms/forms.ts';

const mostChoices = 10;

/** The shape that `<input type="email">` accepts (HTML standard, "valid e-mail address"). */
const emailShape =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Takes the form's own fields out of all that was sent, in the form's order, with LF line ends. Anything else is not for the office. */
export function readValues(form: FormName, sent: Map<string, string[]>): Values {
  const values: Values = {};
  for (const [name, field] of Object.entries(forms[form].fields)) {
    const given = (sent.get(name) ?? []).map(asTyped);
    if (field.kind === 'choices') values[name] = given.filter((choice) => choice !== '');
    else if (field.kind === 'email') values[name] = (given[0] ?? '').trim();
    else values[name] = given[0] ?? '';
  }
  return values;
}

/** The browser's own checks decide the same way (CO-2, PA-2). @returns the first thing wrong with each field that is wrong; an empty record if the form may be sent */
export function checkValues(form: FormName, values: Values): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {};
  for (const [name, field] of Object.entries(forms[form].fields)) {
    const error = checkField(field, values[name] ?? '', isRequired(field, values));
    if (error) errors[name] = error;
  }
  return errors;
}

function checkField(field: Field, value: string | string[], required: boolean): FieldError | undefined {
  if (Array.isArray(value)) {
    return value.length > mostChoices || value.some((choice) => choice.length > field.longest) ? 'long' : undefined;
  }
  if (value === '') return required ? 'missing' : undefined;
  if (value.length > field.longest) return 'long';
  if (field.kind === 'email' && !emailShape.test(value)) return 'email';
  return undefined;
}

/** One kind of line end; no NUL (PostgreSQL stores none) and no half characters (UTF-8 has none). */
function asTyped(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replaceAll('\0', '\uFFFD').toWellFormed();
}
