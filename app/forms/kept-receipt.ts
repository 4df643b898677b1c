import { type FormName, forms } from '../content/forms/forms.ts';

/** A message that was sent, as its receipt shows it. */
export interface Receipt {
  reference?: string | undefined;
  /** Its subject and its text, if this tab sent it. */
  topic?: string;
  text?: string;
}

const key = (name: FormName) => `receipt-${name}`;

/** Reads from the form what its receipt shows. */
export function receiptOf(name: FormName, form: HTMLFormElement): Receipt {
  const { mail, fields } = forms[name];
  const typed = new FormData(form);
  const [text] = Object.entries(fields).find(([, { kind }]) => kind === 'lines') ?? [''];
  return { topic: String(typed.get(mail.topic)), text: String(typed.get(text)) };
}

/** Keeps a receipt for this tab, so that it is whole after a reload and in the other language. */
export function keepReceipt(name: FormName, receipt: Receipt): void {
  try {
    sessionStorage.setItem(key(name), JSON.stringify(receipt));
  } catch {
    // Storage may be forbidden or full; the page keeps the number.
  }
}

/** The receipt of this number: with the message's words if this tab sent it. */
export function keptReceipt(name: FormName, reference: string): Receipt {
  try {
    const kept: Receipt = JSON.parse(sessionStorage.getItem(key(name)) ?? '{}');
    if (kept.reference === reference) return kept;
  } catch {
    // Storage is forbidden or holds an invalid value.
  }
  return { reference };
}
