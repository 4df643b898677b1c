import type { InEveryLanguage } from '../define.ts';
import type { PagePath } from '../shared/pages.ts';
import type { Text } from '../text.ts';

interface EveryField {
  /** The browser and the server demand a value; without it the word "optional" stands at the field. */
  required?: true;
  /** Of a required field: the field that can stand in for it. While that one has a value, this one may be empty. */
  unless?: string;
  /** Longest text, counted as the browser's `maxlength` counts: UTF-16 units, a line end as one. */
  longest: number;
  /** Stands at the field and before its value in the mail. */
  label: Text;
  /** The sentence for a value that is missing or wrong; `{longest}` is the limit above. */
  error: Text;
  /** A sentence below it that helps to fill it in. */
  hint?: Text;
  /** Over both columns of the form. */
  wide?: true;
}

/** One field of a form: all that the page, the server's check and the mail need to know of it. */
export type Field =
  | (EveryField & { kind: 'line'; autoComplete?: 'given-name' | 'family-name' | 'organization' })
  | (EveryField & { kind: 'email' | 'phone' })
  /** Several lines. In the mail it stands last, so that it can pretend to be no other field. */
  | (EveryField & { kind: 'lines' })
  /** One of several; the value that is sent is the option's name in the current language. */
  | (EveryField & { kind: 'choice'; choose: Text; options: readonly Text[] })
  /** Any of several, by their values. */
  | (Omit<EveryField, 'required' | 'error'> & {
      kind: 'choices';
      options: Record<string, Text>;
      /** The label asks the visitor a question; the office reads this. */
      mailLabel: Text;
    });

interface Outcome {
  success: Text;
  failure: Text;
}

export interface Form<Name extends string = string> {
  /** The page it stands on: a post without scripts comes back to it. */
  page: PagePath;
  title: Text;
  note: Text;
  submit: Text;
  outcome: Outcome;
  /** In the order in which the page shows and the mail lists them. */
  fields: Record<Name, Field>;
  /**
   * Asked before a message is sent with all of these empty, because it could not be answered. It can be sent anyway.
   */
  reply?: {
    fields: readonly Name[];
    question: Text;
    text: Text;
    fill: Text;
    send: Text;
  };
  mail: {
    /** The subject's beginning; the field `topic` follows it. */
    subject: Text;
    topic: Name;
    /** The fields that make the sender's name, and the one with the address to answer. */
    sender: readonly Name[];
    replyTo: Name;
  };
}

/** Checks a form against the contract and keeps its field names as types. */
export const defineForm = <const F extends { fields: object }>(
  form: F & Form<keyof F['fields'] & string>,
): InEveryLanguage<F> => form as F as InEveryLanguage<F>;
