import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { about } from '../../app/content/about.ts';
import { debris } from '../../app/content/figures/rubble.ts';
import { project as projectContent } from '../../app/content/projects/sports-hall.ts';
import { projectList } from '../../app/content/shared/project-list.ts';
import type { Change } from '../../tools/edit/change-words.ts';
import { say } from '../../tools/edit/check-text.ts';
import { unmark } from '../../tools/edit/marks.ts';
import { photoLimit } from '../../tools/edit/photos.ts';
import type { FoundPicture } from '../../tools/edit/pictures.ts';
import type { ShownText } from '../../tools/edit/texts.ts';
import { editorLanguages } from '../../tools/office/languages.ts';
import { root } from '../../tools/paths.ts';
import { openProgram, type Program, type Refused } from './program.ts';
import { scratchCopy, startEditorIn } from './scratch-copy.ts';

/** The editor's server without a browser, on a copy of the project (ED-1). */
describe('the editor’s program', { timeout: 300_000 }, () => {
  let copy: string;
  let program: Program;
  const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, encoding: 'utf8' }).trim();
  const content = (file: string) => readFileSync(join(copy, 'app/content', file), 'utf8');
  const changed = () => git('status', '--porcelain', '--untracked-files=all', 'app', 'public');
  /** Reverts all unpublished changes one by one, as the panel's button does. */
  const putAllBack = async () => {
    for (let step = 0; step < 12; step++) {
      const { list } = await program.call<{ list: Change[] }>('changes');
      if (!list[0]) return;
      await program.call('putBack', { id: list[0].id });
    }
  };
  beforeAll(async () => {
    copy = scratchCopy();
    program = await openProgram(copy);
  });
  afterEach(() => {
    git('checkout', '--', 'app', 'public');
    git('clean', '-fdq', '--', 'app', 'public');
  });
  afterAll(async () => {
    await program?.kill();
    rmSync(copy, { recursive: true, force: true });
  });

  const place = { file: 'app/content/about.ts', path: 'about|title' };
  const seen = about.title;

  test('does not overwrite a text saved in another window, and keeps what was typed', async () => {
    const mine = { ar: 'عنوان من النافذة الثانية', en: 'From the second window', seen };
    await program.call('draft', { place: 'app/content/about.ts#about|title', fields: mine });
    const first = { ar: 'عنوان أول', en: 'From the first window' };
    expect(await program.call('saveText', { ...place, ...first, seen })).toEqual(first);
    // The first window discards its draft; the second types on and keeps its own.
    await program.call('draft', { place: 'app/content/about.ts#about|title', fields: mine });
    expect((await program.call('saveText', { ...place, ...mine })).word).toBe('changedMeanwhile');
    expect(content('about.ts')).toContain('From the first window');
    const { drafts } = await program.call<{ drafts: Record<string, unknown> }>('start');
    expect(drafts['app/content/about.ts#about|title']).toEqual(mine);
    await program.call('draft', { place: 'app/content/about.ts#about|title' });
  });

  test('lets a text back that was replaced with a short one, and stores texts tidily', async () => {
    const file = 'app/content/about.ts';
    const { texts } = await program.call<{ texts: ShownText[] }>('group', { file });
    const { path, ar, en } = texts.reduce((long, text) => (text.en.length > long.en.length ? text : long));
    const short = { ar: 'قصير', en: 'Short' };
    const said = await program.call('saveText', { file, path, ar: 'قصير', en: 'Short\u200b\u202e', seen: { ar, en } });
    expect(said).toEqual(short);
    const back = { file, path, ar, en, seen: short };
    expect(await program.call('saveText', back)).toEqual({ ar, en });
    expect(await program.call('saveText', { ...back, ar: en, seen: { ar, en } })).toMatchObject({
      word: 'wrongLanguage',
    });
    expect(changed()).toBe('');
  });

  test('opens the running editor when started again', async () => {
    const second = await startEditorIn(copy);
    expect(second.url).toBe(program.url);
    expect(await program.call<{ pages: object[] }>('start')).toHaveProperty('pages');
  });

  test('opens the browser with a private file, so that no command line shows the key', async () => {
    const bin = join(copy, 'data/bin');
    mkdirSync(bin);
    for (const opener of ['xdg-open', 'open'])
      writeFileSync(join(bin, opener), '#!/bin/sh\nprintf "%s\\n" "$@" > "$0.tmp" && mv "$0.tmp" "$0.opened"\n', {
        mode: 0o755,
      });
    const opened = () => readdirSync(bin).find((name) => name.endsWith('.opened'));
    const { url } = await startEditorIn(copy, { EDIT_OPEN: '', PATH: `${bin}:${process.env.PATH}` });
    await expect.poll(opened, { timeout: 60_000 }).toBeTruthy();
    const file = join(copy, 'data/edit-open.html');
    expect(readFileSync(join(bin, opened()!), 'utf8')).toBe(`${file}\n`);
    expect(readFileSync(file, 'utf8')).toContain(url);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  test('protects figures, films and facts of the office in the same way', async () => {
    const figure = await program.call<{ values: number[] }>('figure', { id: 'community.volunteers' });
    const figureSaved = await program.call('saveFigure', {
      id: 'community.volunteers',
      typed: ['7'],
      why: { ar: 'عدّ', en: 'Count' },
      seen: figure.values.map((value) => value + 1),
    });
    const [film] = await program.call<{ name: string; hidden: boolean }[]>('films');
    const filmSaved = await program.call('saveFilm', { ...film, seen: { ...film, hidden: !film!.hidden } });
    const [fact] = await program.call<{ id: string }[]>('fields');
    const factSaved = await program.call('saveField', { id: fact!.id, value: {}, seen: { value: 'another' } });
    expect([figureSaved, filmSaved, factSaved].map(({ word }) => word)).toEqual(Array(3).fill('changedMeanwhile'));
    expect(changed()).toBe('');
  });

  test.each([
    ['debris.totalTonnes', 'figures/rubble.ts', 'app/content/figures/rubble.ts'],
    ['facade.lengthMetres', 'figures/projects.ts', 'app/content/figures/projects.ts'],
    ['facade.months', 'projects/thyssen-fba10.ts', 'app/content/projects/thyssen-fba10.ts'],
    ['damascus.phasePercents.trial', 'projects/recycling.ts', 'app/content/projects/recycling.ts'],
    ['bim.startYear', 'shared/project-list.ts', 'app/content/shared/project-list.ts'],
  ])('changes %s in %s, the file with its number, with a reason, and its texts in %s', async (id, file, words) => {
    type Figure = { values: number[]; words: { file: string }[]; asksWhy: boolean };
    const figure = await program.call<Figure>('figure', { id });
    expect(figure.asksWhy).toBe(true);
    expect([...new Set(figure.words.map(({ file: one }) => one))]).toEqual([words]);
    const [value] = figure.values;
    const change = { id, typed: [String(value! + 1)], why: { ar: 'عدّ', en: 'Count' }, seen: figure.values };
    expect(await program.call('saveFigure', { ...change, why: { ar: '', en: '' } })).toMatchObject({
      word: 'whyMissing',
    });
    expect(changed()).toBe('');
    expect(await program.call('saveFigure', change)).toEqual([value! + 1]);
    expect(git('diff', '--numstat', '--', `app/content/${file}`)).toMatch(/^1\t1\t/);
    expect(git('diff', '--name-only').split('\n').sort()).toEqual(
      [`app/content/${file}`, 'app/content/figure-changes.ts'].sort(),
    );
  });

  test('takes a figure as the page shows it, and asks before it changes much', async () => {
    const { id, value } = debris.totalTonnes;
    const save = (typed: string, sure = false) =>
      program.call('saveFigure', { id, typed: [typed], why: { ar: 'عدّ', en: 'Count' }, seen: [value], sure });
    expect(await save('0')).toMatchObject({ word: 'figureZero', field: '0' });
    expect(await save('1450')).toMatchObject({ word: 'muchChanged', values: { after: '1,450,000,000' } });
    expect(await save('2000000')).toMatchObject({ word: 'figureTooLarge' });
    expect(changed()).toBe('');
    expect(await save('143')).toEqual([143_000_000]);
    const { scale } = await program.call<{ scale: number }>('figure', { id });
    expect(scale).toBe(1_000_000);
  });

  test('reverts every change on its own, byte for byte, and leaves later changes beside it', async () => {
    const films = await program.call<{ name: string; url: string; kind: string; hidden: boolean }[]>('films');
    const [one, other] = films.map(({ name, url, kind, hidden }) => ({
      name,
      url,
      kind,
      hidden,
      seen: { url, kind, hidden },
    }));
    await program.call('saveFilm', { ...one, hidden: true });
    await program.call('saveFilm', { ...other, url: 'https://films.example/a.mp4' });
    const { list } = await program.call<{ list: Change[] }>('changes');
    expect(list.map(({ kind }) => kind)).toEqual(['hidden', 'new']);
    await program.call('putBack', { id: list.find(({ id }) => id.includes(`|${other!.name}|`))!.id });
    expect(content('films.ts')).not.toContain('films.example');
    expect(git('diff', '--numstat')).toBe('1\t0\tapp/content/films.ts');
    expect((await program.call<{ hidden: boolean }[]>('films'))[0]!.hidden).toBe(true);
    await program.call('saveFilm', { ...one, seen: { ...one!.seen, hidden: true } });
    expect(changed()).toBe('');
  });

  test('starts a project empty and hidden, and shows it once it is written and has a photo', async () => {
    const [first] = Object.keys(projectList);
    const made = { name: 'footbridge', field: 'construction', ar: 'جسر المشاة', en: 'Footbridge' };
    for (const name of ['No name', 'con', 'lpt1', first])
      expect(await program.call('newProject', { ...made, name })).toMatchObject({ word: 'badName' });
    expect(await program.call('newProject', { ...made, ar: ' ' })).toMatchObject({ word: 'emptyLanguage' });
    expect(changed()).toBe('');
    expect(await program.call('newProject', made)).toBeNull();
    const file = 'app/content/projects/footbridge.ts';
    // It can be previewed while hidden.
    for (const language of editorLanguages) {
      const heading = new RegExp(`<h1[^>]*>(?:<[^>]+>)*${made[language]}`);
      expect(unmark(await program.page(`/projects/footbridge?lang=${language}`)).text).toMatch(heading);
    }
    const show = () => program.call('hideProject', { name: 'footbridge', hidden: false });
    expect(await show()).toMatchObject({ word: 'stillUnwritten' });
    const { texts } = await program.call<{ texts: ShownText[] }>('group', { file });
    for (const { path, ar, en } of texts.filter((text) => text.en.startsWith('To be written')))
      expect(
        await program.call('saveText', { file, path, ar: 'نص المشروع', en: 'Its text', seen: { ar, en } }),
      ).toMatchObject({ en: 'Its text' });
    expect(await show()).toMatchObject({ word: 'stillNoPhoto' });
    const { picture } = await program.call<FoundPicture>('picture', { file, path: 'project|drawing' });
    const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#888' } })
      .png()
      .toBuffer();
    const { key } = await program.keepFile<{ key: string }>(photo, {
      place: 'photo:new',
      kind: 'photo',
      name: 'a.png',
    });
    await program.call('photo', { ...picture, key, ar: 'صورة', en: 'A photo' });
    await program.call('draft', { place: 'photo:new' });
    expect(await show()).toBeNull();
    // The office's form asks for its facts at once.
    const field = { id: `${file}#project|reference|role`, value: { ar: 'دور', en: 'Role' }, seen: {} };
    expect(await program.call('saveField', field)).toEqual(field.value);
    expect(await program.page(`/projects/footbridge?lang=en`)).toContain('Role');
    const { list } = await program.call<{ list: Change[] }>('changes');
    expect(list).toMatchObject([{ kind: 'new', name: { ar: made.ar, en: made.en }, before: [], after: [] }]);
    for (const language of editorLanguages)
      for (const path of ['/projects', '/projects/footbridge'])
        expect(unmark(await program.page(`${path}?lang=${language}`)).text, path).toContain(made[language]);
    await putAllBack();
    expect(changed()).toBe('');
  });

  test('takes photos of a size and kind that pages can show, and no drawing', async () => {
    const { picture } = await program.call<FoundPicture>('picture', planPlace);
    const image = (width: number) => sharp({ create: { width, height: 900, channels: 3, background: '#888' } });
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="9" height="9"/></svg>',
    );
    for (const [bytes, refusal] of [
      [svg, { word: 'noPhoto' }],
      [await image(900).tiff().toBuffer(), { word: 'noPhoto' }],
      [await image(799).png().toBuffer(), { word: 'photoTooSmall', values: { width: 799, least: 800 } }],
    ] as const) {
      const { key } = await program.keepFile<{ key: string }>(bytes, {
        place: 'photo:x',
        kind: 'photo',
        name: 'a.png',
      });
      expect(await program.call('photo', { ...picture, key, ar: 'صورة', en: 'A photo' })).toMatchObject(refusal);
      await program.call('draft', { place: 'photo:x' });
    }
    expect(changed()).toBe('');
  });

  test('answers calls with the key in their header only, and never serves what visitors have sent', async () => {
    const { origin } = new URL(program.url);
    const cookie = (await fetch(program.url)).headers.get('set-cookie')!.split(';')[0]!;
    const call = await fetch(`${origin}/edit/api/start`, { method: 'POST', headers: { cookie } });
    expect([call.status, await call.json()]).toEqual([403, { word: 'noKey' }]);
    expect(new URL(program.url).searchParams.get('key')).not.toBe(cookie.split('=')[1]);
    writeFileSync(join(copy, 'data/message.json'), '{"said":"a message of a visitor"}');
    for (const path of ['/data/message.json', `/@fs${copy}/data/message.json`, '/app/../data/message.json'])
      for (const query of ['', '?raw', '?import&raw', '?url', '?inline&import'])
        for (const dest of ['script', 'document', 'empty']) {
          const response = await fetch(origin + path + query, { headers: { cookie, 'sec-fetch-dest': dest } });
          expect(await response.text(), path + query).not.toMatch(/a message of a visitor|YSBtZXNzYWdlIG9m/);
        }
  });

  test('refuses a photo of 60 MB with its size and the limit, in both languages of the panel', async () => {
    const large = { place: 'photo:sports-hall-plan', kind: 'photo', name: 'large.jpg' } as const;
    const { word, values } = await program.keepFile<Refused>(Buffer.alloc(60_000_000), large);
    expect((await program.call<{ drafts: object }>('start')).drafts).toEqual({});
    for (const language of ['ar', 'en'] as const) {
      const said = say(language, word, values);
      expect(said).toContain('60');
      expect(said).toContain(String(photoLimit / 1_000_000));
    }
    expect(changed()).toBe('');
  });

  const planPlace = (() => {
    const sections = projectContent.sections.flatMap((section, index) =>
      section.kind === 'gallery'
        ? section.items.flatMap(({ name }, item) =>
            name === 'sports-hall-plan' ? [`project|sections|${index}|items|${item}`] : [],
          )
        : [],
    );
    return { file: 'app/content/projects/sports-hall.ts', path: sections[0]! };
  })();

  test('leads from a click on a drawing to its own place on that page', async () => {
    const opened = async (path: string, drawing: string) => {
      const { document } = new Window();
      document.write(
        (await program.page(`${path}?lang=en`)).replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, ''),
      );
      const images = [...document.querySelectorAll(`main img[src*="/drawings/${drawing}"]`)];
      return Promise.all(
        images.map(async (image) => {
          const [number] = unmark(image.getAttribute('src')!).numbers;
          return number === undefined ? undefined : await program.call<FoundPicture>('picture', { number });
        }),
      );
    };
    const places = async (path: string, drawing: string) => {
      const found = await opened(path, drawing);
      expect(found.length).toBeGreaterThan(0);
      return [...new Set(found.map((one) => `${one?.picture?.file}#${one?.picture?.path}`))];
    };
    // The hero of one page and the card of another show the same drawing.
    expect(await places('/projects/sports-hall', projectContent.drawing.name)).toContain(
      `${planPlace.file}#project|drawing`,
    );
    expect(await places('/projects/sports-hall', 'sports-hall-plan')).toEqual([`${planPlace.file}#${planPlace.path}`]);
    const card = await opened('/projects/construction', 'sports-hall-section');
    expect(new Set(card.map((found) => found?.picture?.file))).toEqual(new Set(['app/content/construction.ts']));
    // Portraits are facts of the office; the home page's own drawing stays a drawing.
    expect((await opened('/', 'portrait-managing'))[0]).toMatchObject({
      fact: expect.stringContaining('managing|portrait'),
    });
    expect((await opened('/crisis', 'crisis-skyline'))[0]).toBeUndefined();
  });

  test('treats a figure and its reason as one change and reverts both', async () => {
    const { values } = await program.call<{ values: number[] }>('figure', { id: 'sportsHall.spectators' });
    const change = { id: 'sportsHall.spectators', why: { ar: 'مدرّج ثانٍ', en: 'A second stand' }, seen: values };
    const asked = await program.call('saveFigure', { ...change, typed: ['75.000'] });
    expect(asked).toMatchObject({ word: 'whichNumber', values: { one: '75,000', other: '75' }, field: '0' });
    expect(changed()).toBe('');
    await program.call('saveFigure', { ...change, typed: [String(values[0]! + 50)] });
    const { list } = await program.call<{ list: Change[] }>('changes');
    expect(list).toEqual([
      {
        id: 'figure:sportsHall.spectators',
        kind: 'changed',
        name: expect.objectContaining({ en: 'Sports hall: capacity of the hall' }),
        before: [String(values[0])],
        after: [String(values[0]! + 50)],
        why: change.why,
      },
    ]);
    await program.call('putBack', { id: list[0]!.id });
    expect(changed()).toBe('');
  });

  test.each(['../x', 'file:../package.json', 'public/photos/../../package.json'])(
    'reverts only what is published: %s',
    async (id) => {
      expect(await program.call('putBack', { id })).toMatchObject({ word: 'changeGone' });
      expect(await program.call('group', { file: id })).toMatchObject({ word: 'noPlace' });
      expect(await program.call('photo', { file: id, path: 'x', key: id, ar: 'a', en: 'b' })).toMatchObject({
        word: 'fileGone',
      });
      expect(existsSync(join(copy, 'package.json'))).toBe(true);
      expect(git('status', '--porcelain', '--', ':!node_modules')).toBe('');
    },
  );

  test('publishes no photo that was added and removed again', async () => {
    const { picture } = await program.call<FoundPicture>('picture', planPlace);
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#888' } })
      .png()
      .toBuffer();
    const about = { place: 'photo:sports-hall-plan', kind: 'photo', name: 'plan.png' } as const;
    const { key } = await program.keepFile<{ key: string }>(photo, about);
    const stored = await program.call<{ src: string }>('photo', { ...picture, key, ar: 'صورة', en: 'A photo' });
    await program.call('draft', { place: about.place });
    expect(await program.call('picture', planPlace)).toMatchObject({ picture: { photo: stored.src } });
    expect((await program.call<{ list: Change[] }>('changes')).list).toMatchObject([
      { kind: 'new', before: [], after: [stored.src, 'صورة', 'A photo'] },
    ]);
    expect(changed()).toContain(stored.src);
    await putAllBack();
    expect(changed()).toBe('');
  });

  test('stops the publication and names a page that fails with a change', async () => {
    const list = 'app/content/shared/project-list.ts';
    const file = join(copy, list);
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace("status: 'in-progress'", "status: 'unheard-of' as 'planned'"),
    );
    expect(await program.call('publish')).toMatchObject({ word: 'pageFailed', values: { page: '/projects' } });
    expect(git('log', '-1', '--format=%s')).toBe('The site as it was');
  });

  describe('killed and started again', () => {
    const drafts = {
      'figure:debris.totalTonnes': { typed: ['143000000'], why: { ar: '', en: 'A survey' }, seen: [142_500_000] },
      'film:recycling-line': { url: 'https://films.example/a.mp4', kind: 'file' },
      'project:bridge': { name: 'bridge', ar: 'جسر', en: '' },
    };
    const film = readFileSync(join(root, 'public/media/haul-cycle.mp4'));
    const about = { place: 'film:haul-cycle', kind: 'film', name: 'haul.mp4' } as const;
    let chosen: { key: string };
    beforeAll(async () => {
      for (const [at, fields] of Object.entries(drafts)) await program.call('draft', { place: at, fields });
      chosen = await program.keepFile(film, about);
      await program.kill();
      program = await openProgram(copy);
    });

    test('restores unsaved input of every form, a chosen file too', async () => {
      expect(chosen).toMatchObject({ name: about.name, bytes: film.length });
      const start = await program.call<{ drafts: object }>('start');
      expect(start.drafts).toEqual({ ...drafts, [about.place]: { file: chosen } });
      // Each is named in words, not by its id.
      const { draftNames } = await program.call<{ draftNames: Record<string, { en: string }> }>('changes');
      for (const [at, { en }] of Object.entries(draftNames)) expect(en, at).not.toContain(at.split(':')[1]);
      for (const at of Object.keys(drafts)) await program.call('draft', { place: at });
    });

    test('keeps a chosen file until its form is saved or discarded', async () => {
      const [{ name, ...seen }] = await program.call<[{ name: string }]>('films');
      const { url } = await program.call<{ url: string }>('film', { name, seen, key: chosen.key });
      const stored = String(statSync(join(copy, 'public', url)).size);
      const said = () => /bytes: ([\d_]+)/.exec(content('films.ts'))?.[1]?.replaceAll('_', '');
      expect(said()).toBe(stored);
      const now = { url, kind: 'file', hidden: false };
      await program.call('saveFilm', { name, ...now, hidden: true, seen: now });
      expect(said(), 'its size is known, shown or hidden').toBe(stored);
      await program.call('draft', { place: about.place });
      expect(readdirSync(join(copy, 'data/edit-files'))).toEqual([]);
      expect(await program.call('film', { name, seen, key: chosen.key })).toMatchObject({ word: 'fileGone' });
      await program.call('draft', { place: about.place });
      await putAllBack();
      expect(changed()).toBe('');
    });
  });

  test('compiles without errors: a change of structure runs the type check once', () => {
    const compiler = [join(copy, 'node_modules/.bin/tsc'), '-p', 'tools/edit/tsconfig.json'];
    expect(spawnSync(process.execPath, compiler, { cwd: copy, encoding: 'utf8' }).stdout).toBe('');
  });
});
