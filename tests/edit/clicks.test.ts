import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Element, Window } from 'happy-dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '../../app/content/shared/pages.ts';
import { languages } from '../../app/content/text.ts';
import { Places } from '../../tools/edit/content-plugin.ts';
import { factsAt } from '../../tools/edit/fact-clicks.ts';
import { Site } from '../../tools/edit/live-site.ts';
import { unmark } from '../../tools/edit/marks.ts';
import { targetOf } from '../../tools/edit/target.ts';
import { Workspace } from '../../tools/edit/workspace.ts';
import { launchPlan } from '../../tools/office/all-facts.ts';
import type { LaunchFact } from '../../tools/office/fact.ts';
import { idOf } from '../../tools/office/read-facts.ts';
import { filledFiles } from '../facts/marked-facts.ts';
import { factTraces } from '../facts/traces.ts';
import { scratchCopy } from './scratch-copy.ts';

/** A copy of the project in which the office has supplied every fact. */
let copy: string;
let site: Site;
let workspace: Workspace;
const places = new Places();
const memory = mkdtempSync(join(tmpdir(), 'edit-'));

beforeAll(async () => {
  copy = scratchCopy();
  workspace = new Workspace(copy);
  for (const [file, code] of filledFiles(workspace)) writeFileSync(join(copy, file), code);
  site = await Site.open(workspace, places, memory);
}, 120_000);
afterAll(async () => {
  await site.close();
  for (const folder of [copy, memory]) rmSync(folder, { recursive: true, force: true });
});

const ownText = (element: Element): string =>
  [...element.childNodes]
    .filter((node) => node.nodeType === 3)
    .map((node) => String(node.textContent))
    .join('');
const plain = (text: string): string =>
  unmark(text)
    .text.replace(/[\u061c\u200e\u200f\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ');
const textsOf = (element: Element) => unmark(ownText(element)).numbers;

/** Whether a text shows a fact. A number inside a longer one is another value. */
function shows(said: string, { kind }: LaunchFact, trace: string): boolean {
  if (kind === 'choice') return said.trim() === trace;
  const text = kind === 'phone' ? said.replace(/\D/g, '') : said;
  return text.includes(trace) && !/\d/.test(text[text.indexOf(trace) + trace.length] ?? '');
}

const plan = launchPlan().filter(({ kind }) => kind !== 'photo' && kind !== 'position');

for (const language of languages)
  test.each(paths)(`a click on a fact of the office opens its own field on %s (${language})`, async (path) => {
    const { document } = new Window();
    document.write(
      (await site.render(path, language)).replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, ''),
    );
    const elements = [...document.body.querySelectorAll('*')];
    const lost: string[] = [];
    let clicked = 0;
    for (const fact of plan.filter(({ on, group }) => group === 'contact' || on.includes(path)))
      for (const trace of factTraces(fact, language))
        for (const element of elements) {
          const said = plain(ownText(element));
          if (!shows(said, fact, plain(trace))) continue;
          clicked += 1;
          const target = targetOf(element as never, (one) => textsOf(one as never));
          const opened = factsAt(workspace, {
            places: (target?.texts ?? []).flatMap((number) => places.at(number) ?? []),
            said: plain(element.textContent),
            path,
          });
          if (!target || !opened.includes(idOf(fact))) lost.push(`${idOf(fact)}: ${said}`);
        }
    expect(lost).toEqual([]);
    expect(clicked).toBeGreaterThan(0);
  });
