import { type Language, languages } from '../content/text.ts';

/** The key of the stored preference in `localStorage`, and the name of the cookie that mirrors it (LA-2, LA-5). */
export const preferenceName = 'preferred-language';

/** A stored or stated language; anything but a language of the site counts as none. */
export const parseLanguage = (value: string | null | undefined): Language | undefined =>
  languages.find((language) => language === value);

/**
 * The cookie that mirrors the choice for the server. It identifies no one and lasts a year.
 * @param secure whether the site is served over HTTPS, so that the cookie never travels unencrypted
 */
export const preferenceCookie = (language: Language, secure: boolean): string =>
  `${preferenceName}=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure ? '; Secure' : ''}`;
