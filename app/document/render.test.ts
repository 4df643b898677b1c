import { expect, test } from 'vitest';
import { paths } from '../content/shared/pages.ts';
import { projectList } from '../content/shared/project-list.ts';
import { languages } from '../content/text.ts';
import type { ModuleFiles } from '../islands/island.tsx';
import { moduleNames } from '../islands/list.ts';
import { routes } from '../routes.ts';
import { renderPage } from './render.tsx';
import type { Answer } from './request.ts';

const query: Answer = { kind: 'query' };
const answered: [address: string, answer: Answer][] = [
  ['/planner?by=tonnes&t=1000&months=12', query],
  ['/environmental?amount=5', query],
  ['/?q=x', { kind: 'search', question: 'x', found: { groups: [], question: 'x' } }],
];

test.each(answered)('%s renders the same document each time', async (address, answer) => {
  for (const language of languages) {
    const first = await renderPage(address, language, { answer });
    expect(await renderPage(address, language, { answer })).toBe(first);
    expect(first).toMatch(/^<!DOCTYPE html><html .*<\/html>$/s);
  }
});

test('a page prints the address that was asked for', async () => {
  const unknown: Answer = { kind: 'not-found', address: '', agent: '' };
  const asked = [
    ...answered.slice(1),
    ['/figures?term=5', query],
    ['/nothing/here?a=1&b=2', unknown],
  ] as typeof answered;
  for (const [address, answer] of asked)
    for (const language of languages) {
      const text = (await renderPage(address, language, { answer })).replaceAll('&amp;', '&');
      expect(text).toContain(`${__BUILT_WITH__.siteUrl}${address}&lang=${language}<`);
      if (answer === unknown) expect(text).toContain(`>${address}<`);
    }
});

test('renders no island and no script without the files of the modules', async () => {
  const modules = Object.fromEntries(
    moduleNames.map((name) => [name, [`/assets/${name}.js`]]),
  ) as unknown as ModuleFiles;
  for (const path of paths) {
    expect(await renderPage(path, 'en'), path).not.toMatch(/data-island|data-enhance|<script/);
    expect(await renderPage(path, 'en', { modules }), path).toContain('data-island="search-dialog"');
  }
});

test('a page that answers a query renders without one as prerendered', async () => {
  for (const path of paths.filter((path) => routes[path].answers && path !== '/planner'))
    expect(await renderPage(path, 'en', { answer: query }), path).toBe(await renderPage(path, 'en'));
});

test('the subject of a message names the project that it comes from', async () => {
  for (const language of languages) {
    const html = await renderPage(`/contact?project=sports-hall&lang=${language}`, language, { answer: query });
    expect(/<input[^>]* name="subject"[^>]*>/.exec(html)![0]).toContain(projectList['sports-hall'].name[language]);
  }
});
