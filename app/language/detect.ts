import { type Language, languages } from '../content/text.ts';
import { parseLanguage, preferenceName } from './preference.ts';

/** The language until detection has run. */
export const fallbackLanguage: Language = languages[0];

/** Browsers send at most a few hundred characters; the rest of a longer header is ignored. */
const longestAcceptLanguage = 1_000;

/**
 * The members of the macrolanguage `ara` (ISO 639-3). Some systems report Arabic by its own code: `apc` is Levantine,
 * `arz` Egyptian, `shu` Chadian, `acm` Mesopotamian.
 */
const arabicCodes = new Set(
  `ar ara aao abh abv acm acq acw acx acy adf aeb aec afb ajp apc apd arb arq ars ary arz auz avl ayh ayl ayn ayp pga shu ssh`.split(
    ' ',
  ),
);
/**
 * One range of an `Accept-Language` header.
 * @returns undefined if it is invalid or has quality 0
 */
function readRange(range: string): { code: string; quality: number } | undefined {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  if (!/^[a-z]{1,8}(-[a-z0-9]{1,8})*$/.test(tag)) return undefined;
  const stated = parameters.find((parameter) => parameter.startsWith('q='));
  const quality = stated ? Number(stated.slice(2)) : 1;
  return quality > 0 && quality <= 1 ? { code: tag.split('-', 1)[0]!, quality } : undefined;
}

/**
 * The language of an `Accept-Language` header: the range with the highest quality, the first of equals. LA-2: any
 * Arabic gives ar, anything else en; without a header or a language in it, the fallback.
 */
function fromAcceptLanguage(header = ''): Language {
  const codes = header
    .slice(0, longestAcceptLanguage)
    .split(',')
    .map(readRange)
    .filter((range) => range !== undefined)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ code }) => code);
  if (codes.length === 0) return fallbackLanguage;
  return arabicCodes.has(codes[0]!) ? 'ar' : 'en';
}

/** One cookie of a `Cookie` header. */
export function cookieIn(header: string | undefined, wanted: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === wanted) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/**
 * LA-5, the server's order: `?lang`, cookie, `Accept-Language`.
 * @param stated the value of `?lang`
 */
export function chooseLanguage(
  stated: string | null | undefined,
  headers: { cookie?: string | undefined; 'accept-language'?: string | undefined },
): Language {
  const stored = cookieIn(headers.cookie, preferenceName);
  return parseLanguage(stated) ?? parseLanguage(stored) ?? fromAcceptLanguage(headers['accept-language']);
}

const directions: Record<Language, 'rtl' | 'ltr'> = { ar: 'rtl', en: 'ltr' };

export const directionOf = (language: Language): 'rtl' | 'ltr' => directions[language];

export const isRightToLeft = (language: Language): boolean => directions[language] === 'rtl';

/** The language that the toggle leads to. */
export const otherLanguage = (language: Language): Language =>
  languages[(languages.indexOf(language) + 1) % languages.length]!;

/** The address of a page in a language; a bare one is in the fallback language (LA-5). */
export const addressIn = (language: Language, address: string): string =>
  language === fallbackLanguage ? address : `${address}?lang=${language}`;

/** The locale of shared links and previews. */
export const openGraphLocales: Record<Language, string> = { ar: 'ar_SY', en: 'en_GB' };
