import type { InEveryLanguage } from '../define-content.ts';
import type { PagePath } from '../shared/pages.ts';
import type { Text } from '../text.ts';

interface EveryField {
  /** The browser and the server demand a value; other fields are marked "optional". */
  required?: true;
  /** Shown at the field, and before its value in the mail. */
  label: Text;
  /** A hint below the field. */
  hint?: Text;
  /** Spans both columns of the form. */
  wide?: true;
}

/** A field of a form: everything that the page, the server's check and the mail need. */
export type Field =
  | (EveryField & { kind: 'line'; autoComplete?: 'given-name' | 'family-name' | 'organization' })
  /** `reply`: an e-mail address or a telephone number. */
  | (EveryField & { kind: 'email' | 'phone' | 'reply' })
  /** Several lines. Last in the mail, so that its text can't imitate another field. */
  | (EveryField & { kind: 'lines' })
  /** One of several; its value is the option's name in the current language. */
  | (EveryField & { kind: 'choice'; choose: Text; options: readonly Text[] })
  /** Any of several, by value. */
  | (Omit<EveryField, 'required'> & {
      kind: 'choices';
      options: Record<string, Text>;
      /** The label for the office; the visitor's label is a question. */
      mailLabel: Text;
    });

export interface Form<Name extends string = string> {
  /** The form's page; a post without scripts returns to it, and the receipt is shown there. */
  page: PagePath;
  title: Text;
  submit: Text;
  /** The texts of the two toasts (FO-2, FO-3). */
  outcome: { success: Text; failure: Text };
  /** In the order of page and mail. */
  fields: Record<Name, Field>;
  mail: {
    /** The start of the subject, before the value of the field `topic`. */
    subject: Text;
    topic: Name;
    /** The fields of the sender's name, and the field of the reply address. */
    sender: readonly Name[];
    replyTo: Name;
  };
}

/** Checks a form against the contract and keeps its field names as types. */
export const defineForm = <const F extends Form>(form: F & Form<keyof F['fields'] & string>): InEveryLanguage<F> =>
  form as F as InEveryLanguage<F>;
