export type FormName = 'contact' | 'partnership';
export type FieldError = 'missing' | 'email' | 'long';

/** What a visitor typed, by field name; `supportTypes` alone may have several values. Line ends are LF. */
export type Values = Record<string, string | string[]>;

interface Rule {
  required?: true;
  kind?: 'email' | 'choices';
  /** Several lines may be typed. */
  lines?: true;
  /** Longest text, counted as the browser's `maxlength` counts: UTF-16 units, a line end as one. */
  longest: number;
}

/** The fields of each form in the order in which the mail lists them. The browser's own checks decide the same way (CO-2, PA-2). */
export const forms: Record<FormName, Record<string, Rule>> = {
  contact: {
    firstName: { required: true, longest: 100 },
    lastName: { required: true, longest: 100 },
    email: { required: true, kind: 'email', longest: 254 },
    phone: { longest: 50 },
    subject: { required: true, longest: 200 },
    message: { required: true, lines: true, longest: 10_000 },
  },
  partnership: {
    organizationName: { required: true, longest: 200 },
    organizationType: { required: true, longest: 200 },
    supportTypes: { kind: 'choices', longest: 100 },
    email: { kind: 'email', longest: 254 },
    phone: { longest: 50 },
    details: { required: true, lines: true, longest: 10_000 },
  },
};

const mostChoices = 10;

/** The shape that `<input type="email">` accepts (HTML standard, "valid e-mail address"). */
const emailShape =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Takes the form's own fields out of all that was sent, in the form's order, with LF line ends. Anything else is not for the office. */
export function readValues(form: FormName, sent: Map<string, string[]>): Values {
  const values: Values = {};
  for (const [name, rule] of Object.entries(forms[form])) {
    const given = (sent.get(name) ?? []).map(asTyped);
    if (rule.kind === 'choices') values[name] = given.filter((choice) => choice !== '');
    else if (rule.kind === 'email') values[name] = (given[0] ?? '').trim();
    else values[name] = given[0] ?? '';
  }
  return values;
}

/** @returns the first thing wrong with each field that is wrong; an empty record if the form may be sent */
export function checkValues(form: FormName, values: Values): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {};
  for (const [name, rule] of Object.entries(forms[form])) {
    const error = checkField(rule, values[name] ?? '');
    if (error) errors[name] = error;
  }
  return errors;
}

function checkField(rule: Rule, value: string | string[]): FieldError | undefined {
  if (Array.isArray(value)) {
    return value.length > mostChoices || value.some((choice) => choice.length > rule.longest) ? 'long' : undefined;
  }
  if (value === '') return rule.required ? 'missing' : undefined;
  if (value.length > rule.longest) return 'long';
  if (rule.kind === 'email' && !emailShape.test(value)) return 'email';
  return undefined;
}

/** One kind of line end; no NUL (PostgreSQL stores none) and no half characters (UTF-8 has none). */
function asTyped(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replaceAll('\0', '\uFFFD').toWellFormed();
}
