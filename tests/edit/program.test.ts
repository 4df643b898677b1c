import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { about } from '../../app/content/about.ts';
import { guideCards } from '../../app/content/community.ts';
import { projectList } from '../../app/content/shared/project-list.ts';
import { say } from '../../tools/edit/check-text.ts';
import { unmark } from '../../tools/edit/marks.ts';
import { photoLimit } from '../../tools/edit/photos.ts';
import { root } from '../../tools/paths.ts';
import { openProgram, type Program, type Refused } from './program.ts';
import { scratchCopy, startEditorIn } from './scratch-copy.ts';

/** What the panel can ask of the editor's program, asked without a browser, on a copy of the project (ED-1). */
describe('the editor’s program', { timeout: 300_000 }, () => {
  let copy: string;
  let program: Program;
  const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, encoding: 'utf8' }).trim();
  const content = (file: string) => readFileSync(join(copy, 'app/content', file), 'utf8');
  const changed = () => git('status', '--porcelain', '--untracked-files=all', 'app', 'public');
  /** Takes back what waits to be published, one change after the other, as the panel's button does. */
  const putAllBack = async () => {
    for (let step = 0; step < 12; step++) {
      const { list } = await program.call<{ list: { file: string; path: string }[] }>('changes');
      if (!list[0]) return;
      await program.call('putBack', list[0]);
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

  test('a text saved in one window is not written over from another, whose words stay', async () => {
    const mine = { ar: 'عنوان من النافذة الثانية', en: 'From the second window', seen };
    await program.call('draft', { place: 'app/content/about.ts#about|title', fields: mine });
    expect(await program.call('saveText', { ...place, ar: 'عنوان أول', en: 'From the first window', seen })).toBeNull();
    // The first window took its own draft away; the second one types on and keeps its own.
    await program.call('draft', { place: 'app/content/about.ts#about|title', fields: mine });
    expect((await program.call('saveText', { ...place, ...mine })).word).toBe('changedMeanwhile');
    expect(content('about.ts')).toContain('From the first window');
    const { drafts } = await program.call<{ drafts: Record<string, unknown> }>('start');
    expect(drafts['app/content/about.ts#about|title']).toEqual(mine);
    await program.call('draft', { place: 'app/content/about.ts#about|title' });
  });

  test('started a second time, it is the first one that is opened', async () => {
    const second = await startEditorIn(copy);
    expect(second.url).toBe(program.url);
    expect(await program.call<{ pages: object[] }>('start')).toHaveProperty('pages');
  });

  test('neither are a figure, a film, a fact of the office', async () => {
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
    ['debris.totalTonnes', 'figures.ts', 'app/content/register/rubble.ts'],
    ['facade.lengthMetres', 'figures.ts', 'app/content/projects/thyssen-fba10.ts'],
    ['facade.months', 'projects/thyssen-fba10.ts', 'app/content/projects/thyssen-fba10.ts'],
    ['damascus.phasePercents.trial', 'projects/recycling.ts', 'app/content/projects/recycling.ts'],
    ['bim.startYear', 'shared/project-list.ts', 'app/content/projects/bem.ts'],
  ])('%s is changed in %s, where its number stands, with a reason; its words stand in %s', async (id, file, words) => {
    type Figure = { values: number[]; words: { file: string }[]; asksWhy: boolean };
    const figure = await program.call<Figure>('figure', { id });
    expect(figure).toMatchObject({ asksWhy: true, words: [{ file: words }] });
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

  test('what the site itself sets is changed without a reason', async () => {
    const figure = await program.call<{ values: number[] }>('figure', { id: 'privacy.retryDays' });
    expect(figure).toMatchObject({ asksWhy: false });
    const change = { id: 'privacy.retryDays', typed: ['5'], why: { ar: '', en: '' }, seen: figure.values };
    expect(await program.call('saveFigure', change)).toEqual([5]);
    expect(git('diff', '--numstat')).toBe('1\t1\tapp/content/figures.ts');
  });

  test('every change is taken back alone, byte for byte, and what was changed beside it stays', async () => {
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
    const { list } = await program.call<{ list: { file: string; path: string }[] }>('changes');
    await program.call('putBack', list.find(({ path }) => path.includes(`|${other!.name}|`))!);
    expect(content('films.ts')).not.toContain('films.example');
    expect(git('diff', '--numstat')).toBe('1\t0\tapp/content/films.ts');
    expect((await program.call<{ hidden: boolean }[]>('films'))[0]!.hidden).toBe(true);
    await program.call('saveFilm', { ...one, seen: { ...one!.seen, hidden: true } });
    expect(changed()).toBe('');
  });

  test('a project is made from another: hidden first, then a page in both languages; moved; taken back', async () => {
    const [first] = Object.keys(projectList);
    const made = { from: 'sports-hall', name: 'footbridge', ar: 'جسر المشاة', en: 'Footbridge' };
    expect(await program.call('newProject', { ...made, name: 'No name' })).toMatchObject({ word: 'badName' });
    expect(await program.call('newProject', { ...made, name: first })).toMatchObject({ word: 'badName' });
    expect(await program.call('newProject', { ...made, ar: ' ' })).toMatchObject({ word: 'emptyLanguage' });
    expect(changed()).toBe('');
    expect(await program.call('newProject', made)).toBeNull();
    const pages = async () =>
      (await program.call<{ pages: { path: string }[] }>('start')).pages.map(({ path }) => path);
    expect(await pages()).not.toContain('/projects/footbridge');
    // Its figures are its own: none of the other project's changes with them.
    const before = content('projects/sports-hall.ts') + content('figures.ts');
    for (const key of ['months', 'spectators', 'year']) {
      const id = `footbridge.${key}`;
      const { values } = await program.call<{ values: number[] }>('figure', { id });
      const change = { id, typed: [String(values[0]! + 1)], why: { ar: '', en: '' }, seen: values };
      expect(await program.call('saveFigure', change)).toEqual([values[0]! + 1]);
    }
    expect(content('projects/sports-hall.ts') + content('figures.ts')).toBe(before);
    const { id, value } = projectList['sports-hall'].year;
    expect(content('shared/project-list.ts')).toContain(`{ id: '${id}', value: ${value} }`);
    expect(await program.call('hideProject', { name: 'footbridge', hidden: false })).toBeNull();
    expect(await pages()).toContain('/projects/footbridge');
    for (const [language, title] of [['ar', made.ar], ['en', made.en]]) // biome-ignore format: pairs
      for (const path of ['/projects', '/projects/footbridge'])
        expect(unmark(await program.page(`${path}?lang=${language}`)).text, path).toContain(title);
    expect(await program.call('moveProject', { name: 'footbridge', by: -1 })).toBeNull();
    const names = (await program.call<{ name: string }[]>('projects')).map(({ name }) => name);
    expect(names.indexOf('footbridge')).toBe(names.length - 2);
    await program.call('moveProject', { name: 'footbridge', by: 1 });
    await putAllBack();
    expect(changed()).toBe('');
  });

  test('a guide is made from another, ordered, hidden and taken back', async () => {
    const names = async () => (await program.call<{ name: string }[]>('guides')).map(({ name }) => name);
    const [first, second] = await names();
    expect([first, second]).toEqual(guideCards.slice(0, 2).map(({ file }) => file));
    const made = { from: first, name: 'water-at-home', ar: 'ماء الشرب في البيت' };
    expect(await program.call('newGuide', { ...made, name: 'guide' })).toMatchObject({ word: 'badName' });
    expect(await program.call('newGuide', { ...made, ar: '' })).toMatchObject({ word: 'titleMissing' });
    expect(await program.call('newGuide', made)).toBeNull();
    expect(content('guides/water-at-home.ts')).toContain(`title: '${made.ar}'`);
    expect(unmark(await program.page('/community?lang=ar')).text).not.toContain(made.ar);
    await program.call('moveGuide', { name: first, by: 1 });
    expect((await names()).slice(0, 2)).toEqual([second, first]);
    await program.call('moveGuide', { name: first, by: -1 });
    await program.call('hideGuide', { name: second, hidden: true });
    expect(unmark(await program.page('/community?lang=ar')).text).not.toContain(`/guides/${second}.pdf`);
    await putAllBack();
    expect(changed()).toBe('');
  });

  test('a photo of 60 MB is refused with its size and the limit, in both languages of the panel', async () => {
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

  test('a photo that was brought and taken away again is published nowhere', async () => {
    const [at] = await program.call<object[]>('picture', { drawing: 'sports-hall-plan' });
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
      .png()
      .toBuffer();
    const about = { place: 'photo:sports-hall-plan', kind: 'photo', name: 'plan.png' } as const;
    const { key } = await program.keepFile<{ key: string }>(photo, about);
    const stored = await program.call<{ src: string }>('photo', { ...at, key, ar: 'صورة', en: 'A photo' });
    await program.call('draft', { place: about.place });
    expect(await program.call('picture', { drawing: stored.src })).toMatchObject([{ photo: stored.src }]);
    expect(changed()).toContain(stored.src);
    await putAllBack();
    expect(changed()).toBe('');
  });

  test('a page that can’t be made with a change stops the publication, and is named', async () => {
    const list = 'app/content/shared/project-list.ts';
    const file = join(copy, list);
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace("status: 'in-progress'", "status: 'unheard-of' as 'planned'"),
    );
    expect(await program.call('publish')).toMatchObject({ word: 'pageFailed', values: { page: '/projects' } });
    expect(git('log', '-1', '--format=%s')).toBe('The site as it was');
  });

  describe('after a power cut, started again', () => {
    const drafts = {
      'figure:debris.totalTonnes': { typed: ['143000000'], why: { ar: '', en: 'A survey' }, seen: [142_500_000] },
      'film:recycling-line': { url: 'https://films.example/a.mp4', kind: 'file' },
      'project:bem': { name: 'bridge', ar: 'جسر', en: '' },
    };
    const film = readFileSync(join(root, 'public/media/haul-cycle.mp4'));
    const about = { place: 'film:haul-cycle', kind: 'film', name: 'haul.mp4' } as const;
    let chosen: { key: string };
    let whole: string;
    beforeAll(async () => {
      for (const [at, fields] of Object.entries(drafts)) await program.call('draft', { place: at, fields });
      chosen = await program.keepFile(film, about);
      const file = join(copy, place.file);
      whole = readFileSync(file, 'utf8');
      const half = whole.replace(seen.en, 'Half a change');
      writeFileSync(`${file}.old.tmp`, whole);
      writeFileSync(`${file}.new.tmp`, half);
      writeFileSync(file, half);
      await program.kill();
      program = await openProgram(copy);
    });

    test('a change that was cut off is taken back', () => {
      expect(content('about.ts')).toBe(whole);
      expect(changed()).toBe('');
    });

    test('what stands unsaved in any form is there, a chosen file too', async () => {
      expect(chosen).toMatchObject({ name: about.name, bytes: film.length });
      const start = await program.call<{ drafts: object }>('start');
      expect(start.drafts).toEqual({ ...drafts, [about.place]: { file: chosen } });
      for (const at of Object.keys(drafts)) await program.call('draft', { place: at });
    });

    test('the chosen file is kept until its form is saved or discarded', async () => {
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

  test('the compiler has nothing to say of the site as it is: a change of structure asks it once', () => {
    const compiler = [join(copy, 'node_modules/.bin/tsc'), '-p', 'tools/edit/tsconfig.json'];
    expect(spawnSync(process.execPath, compiler, { cwd: copy, encoding: 'utf8' }).stdout).toBe('');
  });
});
