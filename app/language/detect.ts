import { type Language, languages } from '../content/text.ts';

/** The name of the stored preference, in `localStorage` and in the cookie that mirrors it (LA-2, LA-5). */
export const preferenceName = 'preferred-language';

/** The language until detection has run. */
export const fallbackLanguage: Language = languages[0];

/** A stored or stated value; anything but a language of the site counts as none. */
export function parseLanguage(value: string | null | undefined): Language | undefined {
  return languages.find((language) => language === value);
}

/**
 * The language of an `Accept-Language` header: the range with the highest quality decides, the first one of equals.
 * Without a header, or where it names no language at all, the fallback.
 */
function fromAcceptLanguage(header: string | undefined): Language {
  let best: { locale: string; quality: number } | undefined;
  for (const part of (header ?? '').split(',')) {
    const [locale = '', ...parameters] = part.trim().split(/\s*;\s*/);
    if (!/^[a-z]{1,8}(-[a-z0-9]{1,8})*$/i.test(locale)) continue;
    const stated = parameters.find((parameter) => parameter.startsWith('q='));
    const quality = stated ? Number(stated.slice(2)) : 1;
    if (quality > 0 && quality <= 1 && (!best || quality > best.quality)) best = { locale, quality };
  }
  if (!best) return fallbackLanguage;
  // LA-2: any Arabic locale (`ar`, `ar-SY`, `ar-Latn-MA` ...) gives ar, anything else en.
  return /^ar\b/i.test(best.locale) ? 'ar' : 'en';
}

/** One cookie of a `Cookie` header. */
export function cookieIn(header: string | undefined, wanted: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [name, value] = pair.trim().split('=');
    if (name === wanted) return value;
  }
  return undefined;
}

/** LA-5, the order on the server: `?lang` over the cookie over `Accept-Language`. @param stated the value of `?lang` */
export function chooseLanguage(
  stated: string | null | undefined,
  headers: { cookie?: string | undefined; 'accept-language'?: string | undefined },
): Language {
  const stored = cookieIn(headers.cookie, preferenceName);
  return parseLanguage(stated) ?? parseLanguage(stored) ?? fromAcceptLanguage(headers['accept-language']);
}

/**
 * The cookie that mirrors a choice for the server; it carries no identity. One year, this site only.
 * @param secure the site is served over HTTPS, so the cookie never travels unencrypted
 */
export function preferenceCookie(language: Language, secure: boolean): string {
  return `${preferenceName}=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure ? '; Secure' : ''}`;
}

const directions: Record<Language, 'rtl' | 'ltr'> = { ar: 'rtl', en: 'ltr' };

/** Which way a language runs. */
export const directionOf = (language: Language): 'rtl' | 'ltr' => directions[language];

export const isRightToLeft = (language: Language): boolean => directions[language] === 'rtl';

/** The language that the toggle leads to. */
export const otherLanguage = (language: Language): Language =>
  languages[(languages.indexOf(language) + 1) % languages.length]!;

/** The address of a page in a language: the bare one speaks the fallback (LA-5). */
export const addressIn = (language: Language, address: string): string =>
  language === fallbackLanguage ? address : `${address}?lang=${language}`;

/** How shares and link previews name a language. */
export const openGraphLocales: Record<Language, string> = { ar: 'ar_SY', en: 'en_GB' };
