import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { type Element, Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '../../app/content/shared/pages.ts';
import { chipsOf } from '../../tools/edit/check-text.ts';
import { Places } from '../../tools/edit/content-plugin.ts';
import { Site } from '../../tools/edit/live-site.ts';
import { unmark } from '../../tools/edit/marks.ts';
import { targetOf } from '../../tools/edit/target.ts';
import { Texts } from '../../tools/edit/texts.ts';
import { Workspace } from '../../tools/edit/workspace.ts';
import { root } from '../../tools/paths.ts';

/** What a page computes: no text of its own to edit. */
const computed = '[data-computed],output';
/** A sheet number, an amount from a plan, a formula. */
const noText = /^[A-Z]{2}-\d\d$|^[\d,.]+\s\S+(\s\S+)?$|[·⌊⌈]|^W = /u;
const places = new Places();
const workspace = new Workspace(root);
const memory = mkdtempSync(`${tmpdir()}/edit-`);
let site: Site;
let texts: Texts;

beforeAll(async () => {
  site = await Site.open(workspace, places, memory);
  texts = new Texts(workspace, places, site);
});
afterAll(async () => {
  await site.close();
  rmSync(memory, { recursive: true, force: true });
});

/** The elements of a page with own text, and what a click on each opens. */
async function sayings(path: string): Promise<{ element: Element; said: string; opens: boolean }[]> {
  const { document } = new Window();
  document.write((await site.render(path, 'en')).replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, ''));
  const own = (element: Element) =>
    [...element.childNodes]
      .filter((node) => node.nodeType === 3)
      .map((node) => String(node.textContent))
      .join('');
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const said = unmark(own(element)).text.trim();
    if (!/\p{L}{2}/u.test(said)) return [];
    const target = targetOf(element as never, (one) => unmark(own(one as never)).numbers);
    return [{ element, said, opens: target !== undefined }];
  });
}

describe('what the office reaches (ED-1)', { timeout: 300_000 }, () => {
  test.each(paths)('by a click on %s: every text and figure', async (path) => {
    const all = await sayings(path);
    expect(all.length).toBeGreaterThan(40);
    const lost = all.filter(({ opens, said, element }) => !opens && !noText.test(said) && !element.closest(computed));
    expect(lost.map(({ said }) => said)).toEqual([]);
  });

  test('in the lists of the pages: every text of the content that a page can show', async () => {
    const listed = new Set<string>();
    for (const path of paths) for (const { file } of await texts.filesOf(site, path)) listed.add(file);
    const nowhere = texts
      .files()
      .map(({ file }) => file)
      .filter((file) => !listed.has(file));
    // Shown without a page of their own, or with a fact that is still missing; the list of all texts has them.
    expect(nowhere).toEqual(
      [
        'data-licences',
        'drawings/missing-part',
        'film-previews',
        'forms/receipt',
        'not-found',
        'shared/our-part-words',
        'shared/reference-words',
        'shared/server-words',
        'site',
        'unreachable',
      ].map((name) => `app/content/${name}.ts`),
    );
  });

  test('names every place in words, in both languages', () => {
    const files = texts.files();
    expect(files.filter(({ file, name }) => !name.ar || !name.en || file.includes(`/${name.en}.ts`))).toEqual([]);
  });

  test('lists all texts of a file', async () => {
    const marked = (await Promise.all(texts.files().map(({ file }) => texts.group(file)))).flatMap((one) => one.texts);
    expect(marked.length).toBeGreaterThan(3000);
    for (const { file, path } of marked.slice(0, 50))
      expect(await texts.at({ file, path })).toMatchObject({ file, path });
    // Chips show the figures as the page formats them.
    const withChips = marked.filter(({ ar, path }) => /\{/.test(ar) && /^project\||^content\|/.test(path));
    expect(withChips.length).toBeGreaterThan(20);
    expect(
      withChips.filter(({ chips, ar }) => chipsOf(ar).some((chip) => !/\d|\p{L}/u.test(chips[chip]?.ar ?? ''))),
    ).toEqual([]);
  });
});
