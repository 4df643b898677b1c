import { languages, type Text } from '../../app/content/text.ts';

/** For who reads it before a language could be chosen. */
export const inEveryLanguage = (text: Text): string => `${languages.map((language) => text[language]).join('\n\n')}\n`;

/** A request that is turned down before it is a message, with the status and plain text of the answer. */
export class Refusal extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, text: string, headers: Record<string, string> = {}) {
    super(text);
    this.status = status;
    this.headers = headers;
  }
}
