import { prerender } from 'react-dom/static';
import { expect, test, vi } from 'vitest';
import { figureRecords } from '../../content/figures/records.ts';
import { n } from '../../content/inline.ts';
import type { Project } from '../../content/project-content.ts';
import { type ListedProject, type ProjectName, projectList } from '../../content/shared/project-list.ts';
import { closingLinks, labels } from '../../content/shared/project-words.ts';
import { byLanguage, type Language, type Text } from '../../content/text.ts';
import { RequestContext, requestFor } from '../../document/request.ts';
import { LanguageProvider } from '../../language/provider.tsx';

/** A test text. */
const text = (ar: string, en: string): Text => ({ ...byLanguage(() => en), ar });

/** The line in the project list. */
const entry: ListedProject = {
  name: text('جسر المشاة، حلب', 'Footbridge, Aleppo'),
  field: 'construction',
  status: 'planned',
  year: {
    id: 'footbridge.year',
    value: 2027,
    unit: 'calendarYear',
    place: 'aleppo',
    counts: text('سنة الجسر', 'Year of the bridge'),
  },
};
const name = 'footbridge' as ProjectName;
Object.assign(projectList, { [name]: entry });

/** The content file. */
const figures = figureRecords('footbridge', {
  year: entry.year,
  lengthMetres: { value: 42, unit: 'metre', place: 'aleppo', counts: text('طول الجسر', 'Length of the bridge') },
  budgetEuro: {
    value: 1_400_000,
    unit: 'euro',
    place: 'aleppo',
    counts: text('ميزانية الجسر', 'Budget of the bridge'),
  },
  months: { value: 11, unit: 'month', place: 'aleppo', counts: text('مدة العمل', 'Duration of the work') },
});
const length = figures.lengthMetres;
const project: Project = {
  meta: { title: entry.name, description: entry.name },
  title: text('جسر المشاة في حلب', 'Footbridge in Aleppo'),
  lead: text(`جسر طوله ${n(length)}.`, `A bridge of ${n(length)}.`),
  result: {
    figures: [{ value: length, scope: text('طول الجسر', 'length of the bridge') }],
    ask: text('اسأل عن جسر', 'Ask about a bridge'),
  },
  drawing: { name: 'steel-facade' },
  facts: [
    { label: labels.year, value: figures.year },
    { label: text('الطول', 'Length'), value: length },
    { label: labels.budget, value: figures.budgetEuro },
  ],
  sections: [
    {
      kind: 'table',
      heading: text('التفاصيل', 'Details'),
      groups: [
        {
          name: text('الكلفة', 'Cost'),
          facts: [
            { label: labels.budget, value: figures.budgetEuro },
            { label: labels.duration, value: figures.months },
            { label: labels.capacity, value: null },
          ],
        },
      ],
    },
  ],
  closing: { question: text('جسر آخر؟', 'Another bridge?'), links: [closingLinks.contact] },
};
vi.mock('../../register/project-figures.ts', async (original) => {
  const real = await original<typeof import('../../register/project-figures.ts')>();
  return { projectFigures: (one: ProjectName) => (one === name ? Object.values(figures) : real.projectFigures(one)) };
});

test('a new project is a content file and a line in the project list', async () => {
  // Imported late: names and routes are computed from the list on import.
  const { routes } = await import('../../routes.ts');
  const { knownPath } = await import('../../document/known-path.ts');
  const { projectPage } = await import('./page.tsx');
  expect(Object.keys(routes)).toContain('/projects/footbridge');
  expect(knownPath('/projects/Footbridge/')).toBe('/projects/footbridge');

  const Page = projectPage(name, project);
  const render = async (language: Language) => {
    const { prelude } = await prerender(
      <LanguageProvider language={language}>
        <RequestContext value={requestFor('/projects/footbridge')}>
          <Page />
        </RequestContext>
      </LanguageProvider>,
    );
    return new Response(prelude as ReadableStream).text();
  };
  const read = (html: string) =>
    html
      .replaceAll('<!-- -->', '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');
  const html = await render('en');
  const en = read(html);
  for (const words of [
    'Footbridge in Aleppo',
    '42 m',
    '€1.4 million',
    '11 months',
    '2027',
    'Planned',
    'Another bridge?',
  ])
    expect(en).toContain(words);
  const ar = read(await render('ar'));
  for (const words of ['جسر المشاة في حلب', '42 م', '1.4 مليون يورو', '11 شهرًا', 'في التخطيط'])
    expect(ar).toContain(words);
  // Unsupplied facts have no line.
  expect(en).not.toContain(labels.capacity.en);
  expect(ar).not.toContain(labels.capacity.ar);
  for (const id of ['year', 'lengthMetres', 'budgetEuro', 'months'])
    expect(html).toContain(`href="/figures#footbridge.${id}"`);
  // Every link to the form names the project.
  expect(html).toContain('href="/contact?project=footbridge#contact-title"');
  expect(html).not.toMatch(/href="\/contact["#]/);
});

test('FG-1: its figures are rows of the register, after those of the other projects', async () => {
  const { registerRows } = await import('../../register/rows.ts');
  const rows = (await registerRows()).filter(({ group }) => group === 'projects').slice(-4);
  expect(rows.map(({ id, shown }) => [id, shown.en.replace('\u00a0', ' ')])).toEqual([
    ['footbridge.year', '2027'],
    ['footbridge.lengthMetres', '42 m'],
    ['footbridge.budgetEuro', '€1.4 million'],
    ['footbridge.months', '11 months'],
  ]);
  expect(rows[1]).toMatchObject({ place: { id: 'aleppo' }, counts: figures.lengthMetres.counts });
});
