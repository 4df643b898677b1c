import { createContext, type ReactNode, useContext } from 'react';
import type { RichText } from '../content/rich-text.ts';
import type { Language } from '../content/text.ts';
import { type Format, fill, formats, inWords } from './format.ts';

export interface LanguageSetting {
  language: Language;
  /** The text in the current language, with its `{named}` places filled. A bare key is shown as it is (LA-3). */
  t: (text: RichText | string, values?: Record<string, string | number>) => string;
  format: Format;
}

const LanguageContext = createContext<LanguageSetting | null>(null);

/**
 * The language setting.
 * @throws outside `LanguageProvider` (LA-4)
 */
export function useLanguage(): LanguageSetting {
  const setting = useContext(LanguageContext);
  if (!setting) throw new Error('useLanguage must be used within the LanguageProvider');
  return setting;
}

/** The text in a language, without React: for the server, the head and tools. */
export function say(language: Language, text: RichText | string, values?: Record<string, string | number>): string {
  const words = typeof text === 'string' ? text : inWords(text, language);
  return values ? fill(words, values) : words;
}

/** @param language of the document; it never changes */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  const setting: LanguageSetting = {
    language,
    t: (text, values) => say(language, text, values),
    format: formats[language],
  };
  return <LanguageContext value={setting}>{children}</LanguageContext>;
}
