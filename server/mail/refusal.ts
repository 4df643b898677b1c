import { languages, type Text } from '../../app/content/text.ts';

/** Text for clients whose language is unknown. */
export const inEveryLanguage = (text: Text): string => `${languages.map((language) => text[language]).join('\n\n')}\n`;

/** A request refused before it becomes a message, with status and plain text. */
export class Refusal extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, text: string, headers: Record<string, string> = {}) {
    super(text);
    this.status = status;
    this.headers = headers;
  }
}
