/** The two languages of the site. `ar` is written from right to left, `en` from left to right. */
export type Language = 'ar' | 'en';

/** One text in both languages, side by side. Neither may be missing. */
export type Text = Record<Language, string>;
