import { expect, test } from 'vitest';
import { paths } from '../content/shared/pages.ts';
import { languages } from '../content/text.ts';
import type { Answer } from '../document/answer.ts';
import { otherLanguage } from '../language/detect.ts';
import { routes } from '../routes.ts';
import { renderPage } from './server-render.tsx';

const search: Answer = { kind: 'search', question: 'x', results: { groups: [], near: [] } };
/** Pages with a part whose code comes when it is first shown. */
const late: [address: string, answer: Answer][] = [
  ['/planner?by=tonnes&t=1000&months=12', { kind: 'query' }],
  ['/?q=x', search],
];

test.each(late)('%s is the same, whether its code has to be waited for or is there', async (address, answer) => {
  for (const language of languages) {
    const first = await renderPage(address, language, { answer });
    const next = await renderPage(address, language, { answer });
    expect(next).toBe(first);
    expect(next).toMatch(/^<!DOCTYPE html><html .*<\/html>$/s);
    // A boundary that React has given up.
    expect(next).not.toContain('<!--$!-->');
  }
});

test.each(late)('%s in the other language is the same question', async (address, answer) => {
  const { search } = new URL(address, 'http://site');
  for (const language of languages) {
    const html = await renderPage(address, language, { answer });
    const toggle = /<a [^>]*hreflang="\w+"[^>]*>/i.exec(html)![0];
    const href = /href="([^"]*)"/.exec(toggle)![1]!.replaceAll('&amp;', '&');
    const query = new URLSearchParams(href.split('?')[1]);
    for (const [name, value] of new URLSearchParams(search)) expect(query.get(name)).toBe(value);
    expect(query.get('lang')).toBe(otherLanguage(language));
  }
});

const answering = paths.filter((path) => routes[path].answers);

test.each(answering)(
  '%s as an answer, its fixed parts kept from one to the next, is the page as React renders it whole',
  async (path) => {
    for (const language of languages) {
      const whole = await renderPage(path, language);
      // Once to fetch code that comes late, once to render the parts, once with what was kept.
      for (let n = 0; n < 3; n++) {
        const answered = await renderPage(path, language, { answer: { kind: 'query' } });
        // Only who has an answer knows the day.
        const asBuilt = answered.replace(' data-answered=""', '').replace(/<time id="plan-day".*?<\/time>/, '');
        expect(asBuilt).toBe(whole);
      }
    }
  },
);

test('a value that somebody changed stands in its field, whatever was kept of the plans before', async () => {
  const answer: Answer = { kind: 'query' };
  const usual = '/planner?by=tonnes&t=1000&months=12';
  const field = (html: string) => /<input[^>]* name="payload"[^>]*>/.exec(html)![0];
  for (let n = 0; n < 2; n++) await renderPage(usual, 'en', { answer });
  expect(field(await renderPage(usual, 'en', { answer }))).not.toContain('value="17.5"');
  expect(field(await renderPage(`${usual}&payload=17.5`, 'en', { answer }))).toContain('value="17.5"');
  expect(field(await renderPage(`${usual}&payload=many`, 'en', { answer }))).toContain('aria-invalid="true"');
  const buildings = '/planner?by=buildings&n=37&f=2&m2=100&months=12';
  expect(await renderPage(buildings, 'en', { answer })).toMatch(/<input[^>]* name="n"[^>]* value="37"/);
});
