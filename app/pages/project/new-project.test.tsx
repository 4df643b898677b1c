import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Project } from '../../content/project-content.ts';
import type { Registered } from '../../content/registered.ts';
import { type ListedProject, type ProjectName, projectList } from '../../content/shared/project-list.ts';
import { closingLinks, labels } from '../../content/shared/project-words.ts';
import { byLanguage, type Language, type Text } from '../../content/text.ts';
import { LanguageProvider } from '../../language/provider.tsx';

/** Trial words. */
const text = (ar: string, en: string): Text => ({ ...byLanguage(() => en), ar });

/** Its lines in figures.ts, as content takes them. */
const figure = (value: number): Registered => ({ id: 'facade.lengthMetres', value });

/** The line in the project list. */
const entry: ListedProject = {
  name: text('جسر المشاة، حلب', 'Footbridge, Aleppo'),
  field: 'construction',
  status: 'planned',
  year: figure(2027),
};

/** The content file. */
const project: Project = {
  meta: { title: entry.name, description: entry.name },
  title: text('جسر المشاة في حلب', 'Footbridge in Aleppo'),
  lead: {
    text: text('جسر طوله {length}.', 'A bridge of {length}.'),
    figures: { length: { value: figure(42), unit: 'metre' } },
  },
  drawing: { name: 'steel-facade' },
  facts: [{ label: labels.budget, value: { value: figure(1_400_000), unit: 'euro' } }],
  sections: [
    {
      kind: 'table',
      heading: text('التفاصيل', 'Details'),
      note: text('كما وردت.', 'As stated.'),
      groups: [
        {
          facts: [
            { label: labels.duration, value: { value: figure(11), unit: 'month' } },
            { label: labels.capacity, value: null },
          ],
        },
      ],
    },
  ],
  closing: { question: text('جسر آخر؟', 'Another bridge?'), links: [closingLinks.contact] },
};

test('a new project is a content file and a line in the project list', async () => {
  const name = 'footbridge' as ProjectName;
  Object.assign(projectList, { [name]: entry });
  // Only now, because names and routes are made of the list when their modules load.
  const { routes } = await import('../../routes.ts');
  const { knownPath } = await import('../../document/known-path.ts');
  const { projectPage } = await import('./page.tsx');
  expect(Object.keys(routes)).toContain('/projects/footbridge');
  expect(knownPath('/projects/Footbridge/')).toBe('/projects/footbridge');

  const Page = projectPage(name, project);
  const render = async (language: Language) => {
    const { prelude } = await prerender(
      <LanguageProvider initial={language}>
        <StaticRouter location="/projects/footbridge">
          <Page />
        </StaticRouter>
      </LanguageProvider>,
    );
    return (await new Response(prelude as ReadableStream).text())
      .replaceAll('<!-- -->', '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');
  };
  const en = await render('en');
  for (const words of ['Footbridge in Aleppo', '42 m', '€1.4 million', '11 months', 'Planned', 'Another bridge?'])
    expect(en).toContain(words);
  const ar = await render('ar');
  for (const words of ['جسر المشاة في حلب', '42 م', '1.4 مليون يورو', '11 شهرًا', 'في التخطيط'])
    expect(ar).toContain(words);
  // What the office has not supplied has no line.
  expect(en).not.toContain(labels.capacity.en);
  expect(ar).not.toContain(labels.capacity.ar);
});
