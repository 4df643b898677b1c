import { type PluralForms, rangeWords, type Unit, units } from '../content/shared/units.ts';
import type { Language } from '../content/text.ts';

/** Latin digits in both languages; `ar-SY` keeps the month names of the Levant (أيار). */
const locales: Record<Language, string> = { ar: 'ar-SY-u-nu-latn', en: 'en-GB' };

/** Number, unit and date wording of one language. */
export interface Format {
  /** `70,000`; at most two decimals. */
  number: (value: number) => string;
  /** `85%`. */
  percent: (value: number) => string;
  /** The number and its unit word apart, for figures that set them in different sizes: `['142.5', 'million tons']`. */
  parts: (value: number, unit: Unit) => [number: string, unit: string];
  /** `3 أطنان`, `15,000 m³`, `€8.2 million`: number and unit, plural by the language's own rules. */
  quantity: (value: number, unit: Unit) => string;
  /** `116 to 210 million tons`, `1.7 to 2.0 million tons`: ranges in words, because a dash between digits can flip in Arabic. */
  range: (from: number, to: number, unit: Unit) => string;
  /** `21 November 2026`. */
  date: (iso: string) => string;
}

const million = 1_000_000;

/** How many decimals a value has, at most two: both ends of a range show the same number of them. */
const decimals = (value: number): number => [0, 1, 2].find((digits) => Number(value.toFixed(digits)) === value) ?? 2;

function create(language: Language): Format {
  const plain = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 2 });
  const plural = new Intl.PluralRules(locales[language]);
  const day = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' });

  function parts(value: number, unit: Unit): [string, string] {
    const words = units[unit];
    const large = value >= million && words.inMillions !== undefined;
    const shown = large ? value / million : value;
    const forms: PluralForms = (large && words.inMillions ? words.inMillions : words.plural)[language];
    // The duals and singulars of Arabic hold the number in the word itself; the caller shows the digit all the same.
    return [plain.format(shown), forms[plural.select(shown)] ?? forms.other];
  }

  // After an Arabic letter the percent sign would change sides.
  const mark = language === 'ar' ? '\u200e' : '';

  function quantity(value: number, unit: Unit): string {
    const words = units[unit];
    const large = value >= million && words.inMillions !== undefined;
    const shown = large ? value / million : value;
    const alone = large ? undefined : words.alone?.[language]?.[shown];
    if (alone) return alone;
    const [number, word] = parts(value, unit);
    if (words.prefix?.[language]) return `${words.prefix[language]}${number}${word ? ` ${word}` : ''}`;
    return words.tight?.[language] ? `${mark}${number}${word}` : `${number} ${word}`;
  }

  return {
    number: (value) => plain.format(value),
    percent: (value) => `${mark}${plain.format(value)}%`,
    parts,
    quantity,
    range: (from, to, unit) => {
      const scale = to >= million && units[unit].inMillions ? million : 1;
      const prefix = units[unit].prefix?.[language] ?? '';
      const digits = Math.max(decimals(from / scale), decimals(to / scale));
      const even = new Intl.NumberFormat(locales[language], { minimumFractionDigits: digits });
      return fill(rangeWords[language], {
        from: prefix + even.format(from / scale),
        to: quantity(to, unit).replace(plain.format(to / scale), even.format(to / scale)),
      });
    },
    date: (iso) => day.format(new Date(iso)),
  };
}

/** Puts values into the `{named}` places of a text. A place without a value stays visible, so that it is noticed. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

export const formats: Record<Language, Format> = { ar: create('ar'), en: create('en') };
