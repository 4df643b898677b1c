import { expect, test } from 'vitest';
import { languages } from '../content/text.ts';
import type { Answer } from '../document/answer.ts';
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
