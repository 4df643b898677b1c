import type { Language, Text } from '../text.ts';

/** The language of the trade words. */
export const tradeLanguage: Language = 'ar';

/** A technical term: three names of equal rank, and its meaning. */
export interface Term {
  /** The anchor: `/glossary#jaw-crusher`. */
  id: string;
  name: Text & { de: string };
  /** The Arabic word on Syrian sites and in offices; several are separated by an Arabic comma. */
  trade?: string;
  meaning: Text;
  /** The unit of its quantity. */
  unit?: Text;
  /** A drawing that shows it. */
  drawing?: string;
  /** Only the whole sheet shows it, not the drawing's close-up. */
  whole?: true;
  /** Other spellings, broken plurals and other names in any language: searchable, never shown. */
  also?: readonly string[];
}
