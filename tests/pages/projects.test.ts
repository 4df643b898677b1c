import { describe, expect, test } from 'vitest';
import { content as oneScale } from '../../app/content/drawings/one-scale.ts';
import type { Project, ProjectSection, SectionOf } from '../../app/content/project-content.ts';
import { project as bem } from '../../app/content/projects/bem.ts';
import { project as recycling } from '../../app/content/projects/recycling.ts';
import { project as facade } from '../../app/content/projects/thyssen-fba10.ts';
import { project as alHoula } from '../../app/content/projects/water-treatment-al-hola.ts';
import { isText } from '../../app/content/rich-text.ts';
import { type PagePath, paths } from '../../app/content/shared/pages.ts';
import { projectList, projectNames } from '../../app/content/shared/project-list.ts';
import { fields, labels, projectWords } from '../../app/content/shared/project-words.ts';
import { statuses } from '../../app/content/status.ts';
import { languages } from '../../app/content/text.ts';
import { figureText, plainText } from '../../app/language/format.ts';
import { layOut } from '../../drawings/one-scale/layout.ts';
import { builtPage } from './built-pages.ts';
import { bare, said } from './visible-text.ts';

const main = (...page: Parameters<typeof builtPage>) => builtPage(...page).querySelector('main')!;

test.each(['/references', '/capability'])('OS-1: each thing of the picture on %s is a link to its project', (path) => {
  const things = new Set(Object.values(layOut(oneScale.figures, 'sheet').things).map(({ project }) => project));
  const [sheet, phone] = main(path, 'en').querySelectorAll('.one-scale svg');
  for (const view of [sheet!, phone!]) {
    const links = [...view.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(new Set(links)).toEqual(new Set([...things].map((project) => `/projects/${project}`)));
  }
});

test('SH-2: Al-Raqama is linked below the two wastewater cards, not as a third', () => {
  const page = main('/projects/water-treatment', 'en');
  const cards = [...page.querySelectorAll('article')];
  expect(cards).toHaveLength(2);
  const link = [...page.querySelectorAll('[href="/projects/water-treatment-al-raqama"]')].at(-1)!;
  expect(link.closest('article')).toBeNull();
  expect(cards[1]!.compareDocumentPosition(link) & 4).toBe(4);
});

const sectionOf = <Kind extends ProjectSection['kind']>(project: Project, kind: Kind): SectionOf<Kind> =>
  project.sections.find((section): section is SectionOf<Kind> => section.kind === kind)!;

describe.each(languages)('in %s', (language) => {
  /** The section under a heading. */
  const under = (path: string, heading: string) =>
    [...main(path as PagePath, language).querySelectorAll('h2')]
      .find((title) => said(title) === bare(heading))!
      .closest('section')!;

  test.each([
    ['PJ-4', '/projects/recycling', recycling],
    ['PJ-9', '/projects/bem', bem],
  ] as const)('%s: %s has a completion bar of its own, as long as its number', (_, path, project) => {
    const percent = project.completion.value;
    const bar = main(path, language).querySelector(`progress[aria-label="${labels.completion[language]}"]`)!;
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual([String(percent), '100']);
    expect(said(bar.parentElement!)).toContain(`${percent}%`);
  });

  test('PJ-4: each of four key achievements has a title, a value and whether it is completed or expected', () => {
    const { heading, figures } = sectionOf(recycling, 'achievements');
    const shown = [...under('/projects/recycling', heading[language]).querySelectorAll('dl > div')].map(said);
    expect(shown).toHaveLength(4);
    for (const [index, { title, value, completed }] of figures.entries())
      for (const words of [
        title[language],
        isText(value) ? plainText(value, language) : figureText(value, language),
        projectWords.achievement[completed ? 'completed' : 'expected'][language],
      ])
        expect(shown[index]).toContain(bare(words));
  });

  test.each([
    ['PJ-4', 'recycling', recycling],
    ['PJ-9', 'bem', bem],
  ] as const)('%s: the phases of %s have number, title, status and progress', (_, name, project) => {
    const { heading, phases } = sectionOf(project, 'phases');
    const items = [...under(`/projects/${name}`, heading[language]).querySelectorAll('li')];
    expect(items.map((item) => Number(item.querySelector('progress')!.getAttribute('value')))).toEqual(
      phases.map(({ percent }) => percent.value),
    );
    expect(items, 'the row names four phases').toHaveLength(4);
    for (const [index, { title, status, percent }] of phases.entries())
      expect(said(items[index]!)).toBe(
        bare(`${index + 1}${title[language]}${statuses[status].label[language]}${percent.value}%`),
      );
  });

  test('PJ-9: status and category are badges', () => {
    const block = said(main('/projects/bem', language).querySelector('.result')!);
    for (const words of [statuses[projectList.bem.status].label, fields.bem])
      expect(block).toContain(bare(words[language]));
  });

  test('PJ-8: dimensions, materials, product range and key features have a heading each, and the details the capacity', () => {
    const headings = [...main('/projects/thyssen-fba10', language).querySelectorAll('h2, h3')].map(said);
    const [details, facility] = (facade as Project).sections.filter((section) => section.kind === 'table');
    expect(facility!.groups).toHaveLength(3);
    for (const name of [...facility!.groups.map((group) => group.name!), sectionOf(facade, 'features').heading])
      expect(headings).toContain(bare(name[language]));
    expect(said(under('/projects/thyssen-fba10', details!.heading[language]))).toContain(
      bare(labels.capacity[language]),
    );
  });

  test('PJ-11: all four importance points stand on the page', () => {
    const { heading, points } = sectionOf(alHoula, 'points');
    const shown = [...under('/projects/water-treatment-al-hola', heading[language]).querySelectorAll('dl > div')];
    expect(shown.map(said)).toEqual(points.map(({ title, text }) => bare(title[language] + text[language])));
    expect(shown).toHaveLength(4);
  });

  test('RE-1: each work stands once, open, and one link asks for the rest', () => {
    const page = main('/references', language);
    expect([...page.querySelectorAll('article[id]')].map(({ id }) => id)).toEqual(projectNames);
    expect(page.querySelector('details')).toBeNull();
    expect(page.querySelectorAll('[href="/contact?subject=references"]')).toHaveLength(1);
  });

  test('PJ-1: nothing but the call to action stands below the four cards', () => {
    const cards = main('/projects', language).querySelector('#fields')!;
    expect(cards.nextElementSibling!.classList.contains('closing')).toBe(true);
    expect(cards.nextElementSibling!.nextElementSibling).toBeNull();
  });
});

test('PJ-15: the same drawing opens only one page', () => {
  const openings = paths.flatMap((path) => {
    const picture = main(path, 'en').querySelector('header img[src^="/drawings/"]');
    return picture ? [/\/drawings\/([\w-]+)/.exec(picture.getAttribute('src')!)![1]!] : [];
  });
  expect(openings.length).toBeGreaterThan(projectNames.length);
  expect(openings.toSorted()).toEqual([...new Set(openings)].toSorted());
});
