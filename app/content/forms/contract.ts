import type { InEveryLanguage } from '../define-content.ts';
import type { PagePath } from '../shared/pages.ts';
import type { Text } from '../text.ts';

interface EveryField {
  /** Browser and server demand a value; other fields are marked "optional". */
  required?: true;
  /** For a required field: while the named field has a value, this one may be empty. */
  unless?: string;
  /** Maximum length, counted like the browser's `maxlength`: UTF-16 units, a line break as one. */
  longest: number;
  /** Shown at the field, and before its value in the mail. */
  label: Text;
  /** The message for a missing or invalid value; `{longest}` is the maximum length. */
  error: Text;
  /** In place of "optional" beside the label, if another field can replace this one. */
  either?: Text;
  /** A hint below the field. */
  hint?: Text;
  /** Spans both columns of the form. */
  wide?: true;
}

/** A field of a form: everything that the page, the server's check and the mail need. */
export type Field =
  | (EveryField & { kind: 'line'; autoComplete?: 'name' | 'given-name' | 'family-name' | 'organization' })
  | (EveryField & { kind: 'email' | 'phone' })
  /** Several lines. Last in the mail, so that its text can't imitate another field. */
  | (EveryField & { kind: 'lines' })
  /** One of several; its value is the option's name in the current language. */
  | (EveryField & { kind: 'choice'; choose: Text; options: readonly Text[] })
  /** Any of several, by value. */
  | (Omit<EveryField, 'required' | 'error'> & {
      kind: 'choices';
      options: Record<string, Text>;
      /** The label for the office; the visitor's label is a question. */
      mailLabel: Text;
    });

interface Outcome {
  /** The heading of the receipt. */
  sent: Text;
  success: Text;
  failure: Text;
}

/** A question before sending, with two answers. */
export interface QuestionWords {
  question: Text;
  text: Text;
  /** Goes back to the form. */
  fill: Text;
  /** Sends the message as it is. */
  send: Text;
}

export interface Form<Name extends string = string> {
  /** The form's page; a post without scripts returns to it, and the receipt is shown there. */
  page: PagePath;
  title: Text;
  note: Text;
  submit: Text;
  /** The receipt's link to an empty form. */
  another: Text;
  outcome: Outcome;
  /** In the order of page and mail. */
  fields: Record<Name, Field>;
  /**
   * Asked before sending a message with all of these fields empty, because the office could not reply. It can be sent
   * anyway.
   */
  reply?: QuestionWords & { fields: readonly Name[] };
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
export const defineForm = <const F extends { fields: object }>(
  form: F & Form<keyof F['fields'] & string>,
): InEveryLanguage<F> => form as F as InEveryLanguage<F>;
