import type { Element } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { carbonUnits } from '../../app/content/carbon.ts';
import { paths } from '../../app/content/shared/pages.ts';
import { type Unit, units } from '../../app/content/shared/units.ts';
import { type Language, languages } from '../../app/content/text.ts';
import { builtPage } from './built-pages.ts';
import { textNodes } from './visible-text.ts';

type Forms = Partial<Record<Language, Partial<Record<string, string>>>>;

/** The first word of every unit, in every form of a language. */
function unitWords(language: Language): string[] {
  const forms: (Forms | undefined)[] = [
    ...Object.values<(typeof units)[Unit]>(units).flatMap((unit) => [unit.plural, unit.inMillions, unit.inBillions]),
    ...Object.values(carbonUnits),
  ];
  const words = forms.flatMap((each) => Object.values(each?.[language] ?? {}).map((word) => word!.split(' ')[0]!));
  return [...new Set(words)].filter((word) => /\p{L}/u.test(word));
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Elements on lines of their own; a number before and a word after them never share a line. */
const blocks = 'li, p, td, th, dd, dt, h1, h2, h3, figcaption, legend, label, summary, caption, output, button';

/** The running text of the page, without elements on lines of their own. */
const flows = (element: Element): string =>
  textNodes(element)
    .filter(({ parentElement }) => parentElement?.closest(blocks) === element)
    // Cells and blocks (also `block` and the like) are separate; unbreakable text has no line end.
    .map((node) => (node.parentElement?.closest('.whitespace-nowrap, .sr-only') ? '' : node.data))
    .join('');

describe.each(languages)('in %s', (language) => {
  test.each(paths)('%s breaks no line between number and unit', (path) => {
    // Except symbols with a digit, such as m0.
    const parted = new RegExp(
      `(?<!\\p{L}\\d*)\\d[ \\n](?:${unitWords(language).map(escaped).join('|')})(?!\\p{L})`,
      'u',
    );
    const page = builtPage(path, language);
    const found = [...page.querySelectorAll(blocks)]
      .filter((element) => !element.closest('option'))
      .map(flows)
      .filter((text) => parted.test(text));
    expect(found).toEqual([]);
  });
});
