/** The languages of the site. The first is the default (LA-5). */
export const languages = ['ar', 'en'] as const;

export type Language = (typeof languages)[number];

/** One text in all languages. None may be missing. */
export type Text = Record<Language, string>;

/** Creates a value for each language. */
export const byLanguage = <T>(make: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>;
