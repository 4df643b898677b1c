import type { Language, Text } from '../text.ts';

/** The language of the trade words. */
export const tradeLanguage: Language = 'ar';

/** A term of the trade: three names of equal rank, and what they mean. */
export interface Term {
  /** Its place on the page: `/glossary#jaw-crusher`. */
  id: string;
  name: Text & { de: string };
  /** What is said on a Syrian site or in an office, in Arabic; several are parted by an Arabic comma. */
  trade?: string;
  meaning: Text;
  /** What its quantity is measured in. */
  unit?: Text;
  /** A drawing of the site that shows it. */
  drawing?: string;
  /** Its place lies outside the drawing's close-up: only the whole sheet shows it. */
  whole?: true;
  /** Other spellings, broken plurals and other names in any of the three languages: found by the search, shown nowhere. */
  also?: readonly string[];
}
