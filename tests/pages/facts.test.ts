import { join } from 'node:path';
import { Window } from 'happy-dom';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PagePath } from '../../app/content/shared/pages.ts';
import { type Language, languages } from '../../app/content/text.ts';
import { renderPage } from '../../app/document/render.tsx';
import { gap } from '../../app/language/format.ts';
import { structuredData } from '../../tools/building/structured-data.ts';
import { launchPlan } from '../../tools/office/all-facts.ts';
import { type LaunchFact, officeFile } from '../../tools/office/fact.ts';
import { idOf } from '../../tools/office/read-facts.ts';
import { root } from '../../tools/paths.ts';
import { factTraces as traces, factValues as values } from '../facts/traces.ts';
import { bare, said, textNodes } from './visible-text.ts';

const plan = launchPlan();
const paths = [...new Set(plan.flatMap(({ on }) => on))];

/** The content object that holds the fact. */
async function holder({ file, object }: LaunchFact): Promise<Record<string, unknown>> {
  const module = await import(join(root, file));
  return object.split('|').reduce((node, key) => node[key], module);
}

/** The same in structured data, where months are not formatted and lines don't end. */
const tracesInData = (fact: LaunchFact, language: Language): string[] =>
  fact.kind === 'month'
    ? [values.get(idOf(fact)) as string]
    : traces(fact, language).map((trace) => trace.replaceAll(gap, ' '));

interface Read {
  /** Everything: text, links, image addresses. */
  all: string;
  /** Text nodes. */
  words: Set<string>;
  /** The structured data. */
  data: string;
}

const parser = new new Window().DOMParser();

async function readPage(path: PagePath, language: Language): Promise<Read> {
  const html = await renderPage(path, language);
  const { body } = parser.parseFromString(html, 'text/html');
  const links = [...body.querySelectorAll('[href], [src]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
  );
  const all = [said(body as never), ...links].join('\n').replaceAll('+', '');
  const data = structuredData(path, language, 'https://example.org');
  return { all, data, words: new Set(textNodes(body as never).map(({ data }) => bare(data))) };
}

const key = (path: PagePath, language: Language) => `${path} ${language}`;

async function readAll(): Promise<Map<string, Read>> {
  const found = new Map<string, Read>();
  for (const path of paths)
    for (const language of languages) found.set(key(path, language), await readPage(path, language));
  return found;
}

let empty: Map<string, Read>;
let filled: Map<string, Read>;

beforeAll(async () => {
  empty = await readAll();
  const before: [Record<string, unknown>, string, unknown][] = [];
  for (const fact of plan) {
    const place = await holder(fact);
    before.push([place, fact.key, place[fact.key]]);
    place[fact.key] = values.get(idOf(fact));
  }
  filled = await readAll();
  for (const [place, name, value] of before) {
    if (value === undefined) delete place[name];
    else place[name] = value;
  }
}, 400_000);

/** RE-1, section 6: facts that only the office knows. */
describe.each(languages)('a fact of the office in %s', (language) => {
  test.each(plan.map((fact) => [`${fact.of?.en ?? 'office'}: ${fact.label.en}`, fact] as const))(
    '%s appears where the list says once it is filled in, and nowhere before',
    (_, fact) => {
      const wrong: string[] = [];
      for (const path of fact.on) {
        const [without, withIt] = [empty, filled].map((pages) => pages.get(key(path, language))!) as [Read, Read];
        for (const trace of traces(fact, language).map(bare)) {
          if (!withIt.all.includes(trace)) wrong.push(`${path} does not show ${trace}`);
          if (without.all.includes(trace)) wrong.push(`${path} shows ${trace} without having it`);
        }
        const head = fact.heads && bare(fact.heads[language]);
        if (head && !withIt.words.has(head)) wrong.push(`${path} does not say ${head}`);
        if (head && !fact.example && without.words.has(head)) wrong.push(`${path} says ${head} of nothing`);
      }
      if (fact.inData) {
        const path = fact.file === officeFile ? '/capability' : fact.on[0]!;
        const [without, withIt] = [empty, filled].map((pages) => pages.get(key(path, language))!.data) as [
          string,
          string,
        ];
        for (const told of tracesInData(fact, language)) {
          if (!withIt.includes(told)) wrong.push(`search engines are not told ${told}`);
          if (without.includes(told)) wrong.push(`search engines are told ${told} of nothing`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});
