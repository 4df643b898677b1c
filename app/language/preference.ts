import { type Language, languages } from '../content/text.ts';

/** The key of the stored preference in `localStorage`, and the name of the cookie that mirrors it (LA-2, LA-5). */
export const preferenceName = 'preferred-language';

/** The language of a tag: `en` of `en`, `EN` and `en-US`. */
const languageTag = /^([a-z]{1,8})(?:[-_][a-z0-9]{1,8})*$/i;

/** A stored or stated language by its tag; anything but a language of the site counts as none (LA-2). */
export function parseLanguage(value: string | null | undefined): Language | undefined {
  const code = languageTag.exec(value ?? '')?.[1]?.toLowerCase();
  return languages.find((language) => language === code);
}

/**
 * The cookie that mirrors the choice for the server. It identifies no one and lasts a year.
 * @param secure whether the site is served over HTTPS, so that the cookie never travels unencrypted
 */
export const preferenceCookie = (language: Language, secure: boolean): string =>
  `${preferenceName}=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure ? '; Secure' : ''}`;
