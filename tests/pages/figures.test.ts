import { describe, expect, test } from 'vitest';
import { environment } from '../../app/content/figures/environment.ts';
import { about, community, partners, portfolio } from '../../app/content/figures/office.ts';
import { recordsIn } from '../../app/content/figures/records.ts';
import { debris } from '../../app/content/figures/rubble.ts';
import { solutions } from '../../app/content/figures/solutions.ts';
import { type PagePath, pageNames } from '../../app/content/shared/pages.ts';
import { projectNames } from '../../app/content/shared/project-filter.ts';
import { smallNumbers, units } from '../../app/content/shared/units.ts';
import { languages } from '../../app/content/text.ts';
import { formats } from '../../app/language/format.ts';
import { projectFigures } from '../../app/register/project-figures.ts';
import type { RegisterRow } from '../../app/register/row.ts';
import { registerRows } from '../../app/register/rows.ts';
import { builtPage } from './built-pages.ts';
import { bare, said } from './visible-text.ts';

const rows = new Map((await registerRows()).map((row) => [row.id, row]));
const paths = Object.keys(pageNames) as PagePath[];

/** The figure groups that the requirements name for a page, except those that it does not show as such. */
const required: Partial<Record<PagePath, [group: object, hidden?: string[]]>> = {
  '/crisis': [debris, ['debris.destroyedBuildings', 'debris.recyclablePercent']],
  '/solutions': [solutions],
  '/environmental': [environment],
  '/partners': [partners],
  '/about': [about],
  '/projects': [portfolio],
  '/community': [community],
  ...Object.fromEntries(
    await Promise.all(projectNames.map(async (name) => [`/projects/${name}`, [await projectFigures(name)]])),
  ),
};

describe.each(languages)('in %s', (language) => {
  test.each(paths.filter((path) => required[path]))('%s states every figure of its requirement', (path) => {
    const shown = [...builtPage(path, language).querySelectorAll('[data-figure]')].map((element) =>
      element.getAttribute('data-figure'),
    );
    const [group, hidden = []] = required[path]!;
    const expected = recordsIn(group).map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.filter((id) => !shown.includes(id) && !hidden.includes(id))).toEqual([]);
  });

  test.each(paths)('formats every figure on %s as its row in the register does', (path) => {
    const wrong = [...builtPage(path, language).querySelectorAll('[data-figure]')].flatMap((element) => {
      const figure = rows.get(element.getAttribute('data-figure')!);
      const text = said(element);
      return figure && spellings(figure).some((spelling) => text.includes(spelling)) ? [] : [`${figure?.id}: ${text}`];
    });
    expect(wrong).toEqual([]);
  });

  /** A whole number or one in millions, the end of a range, a year, or words without digits. */
  function spellings({ value, to = value }: Pick<RegisterRow, 'value' | 'to'>): string[] {
    const { number } = formats[language];
    const phrases = Object.values(units).flatMap((unit) => unit.alone?.[language]?.[value] ?? []);
    const name = smallNumbers[language]?.[value];
    const inWords = name ? [name, name.charAt(0).toUpperCase() + name.slice(1)] : [];
    const numbers = [1, 1_000_000, 1_000_000_000].map((scale) => number(to / scale));
    return [...numbers, String(value), ...phrases, ...inWords].map(bare);
  }
});
