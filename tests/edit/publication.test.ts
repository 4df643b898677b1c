import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contact } from '../../app/content/contact.ts';
import { legal } from '../../app/content/legal.ts';
import { partners } from '../../app/content/partners.ts';
import { pageNames } from '../../app/content/shared/pages.ts';
import { languages } from '../../app/content/text.ts';
import { findTestBrowser } from '../../tools/browser.ts';
import { Publication } from '../../tools/edit/publication.ts';
import { saveText } from '../../tools/edit/save.ts';
import { editWords } from '../../tools/edit/words.ts';
import { Workspace } from '../../tools/edit/workspace.ts';
import { engineerBeside, scratchCopy } from './scratch-copy.ts';

const browser = findTestBrowser();

/** Publishing on a computer without git settings, with and without a remote (ED-1). */
describe('publishing', { timeout: 300_000 }, () => {
  let copy: string;
  let workspace: Workspace;
  const remote = mkdtempSync(join(tmpdir(), 'remote-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, encoding: 'utf8' }).trim();
  const change = async (en: string) => {
    const { ar } = legal.title;
    const seen = JSON.parse(readFileSync(join(copy, 'seen.json'), 'utf8'));
    await saveText(workspace, { file: 'app/content/legal.ts', path: 'legal|title', ar, en, seen });
    writeFileSync(join(copy, 'seen.json'), JSON.stringify({ ar, en }));
  };
  beforeAll(() => {
    copy = scratchCopy();
    workspace = new Workspace(copy);
    writeFileSync(join(copy, 'seen.json'), JSON.stringify(legal.title));
    // No name, no address, no personal settings.
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null').stubEnv('GIT_CONFIG_SYSTEM', '/dev/null').stubEnv('HOME', remote);
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    for (const folder of [copy, remote]) rmSync(folder, { recursive: true, force: true });
  });

  test("works without a name in git and without a remote, and leaves other people's changes uncommitted", async () => {
    writeFileSync(join(copy, 'biome.json'), `${readFileSync(join(copy, 'biome.json'), 'utf8')}\n`);
    git('add', 'biome.json');
    await change('A first change');
    const { sentence, pushed } = await new Publication(workspace).publish();
    expect([sentence, pushed]).toEqual(['The office changed Property rights', false]);
    expect(git('show', '--name-only', '--format=%s%n%an').split('\n').filter(Boolean)).toEqual([
      sentence,
      expect.stringMatching(/\S/),
      'app/content/legal.ts',
    ]);
    expect(git('diff', '--cached', '--name-only')).toBe('biome.json');
    git('reset', '--quiet', '--hard');
  });

  test("reverts two publications one after the other and leaves others' commits", async () => {
    const tree = git('rev-parse', 'HEAD~:app');
    await change('A second change');
    const publication = new Publication(workspace);
    await publication.publish();
    await publication.undo();
    await publication.undo();
    expect(git('rev-parse', 'HEAD:app')).toBe(tree);
    await expect(publication.undo()).rejects.toThrow('nothingToUndo');
    writeFileSync(join(copy, 'seen.json'), JSON.stringify(legal.title));
  });

  test('keeps the commit if the remote refuses it, says so, and pushes it on the next request', async () => {
    git('remote', 'add', 'origin', join(remote, 'site.git'));
    await change('For the server');
    const publication = new Publication(workspace);
    await expect(publication.publish()).rejects.toThrow('pushFailed');
    expect(await publication.unsent()).toBeGreaterThan(0);
    execFileSync('git', ['init', '--quiet', '--bare', join(remote, 'site.git')]);
    expect(await publication.publish()).toMatchObject({
      sentence: 'The office changed Property rights',
      pushed: true,
    });
    expect(await publication.unsent()).toBe(0);
    await expect(publication.publish()).rejects.toThrow('nothing');
  });

  describe('beside an engineer who pushes', () => {
    const place = { file: 'app/content/partners.ts', path: 'partners|title' };
    let engineer: ReturnType<typeof engineerBeside>;
    const save = async (en: string, at = place, ar = partners.title.ar) => {
      const entry = workspace.entryAt(at.file, at.path) as { ar: { text: string }; en: { text: string } };
      await saveText(workspace, { ...at, ar, en, seen: { ar: entry.ar.text, en: entry.en.text } });
    };
    beforeAll(() => {
      engineer = engineerBeside(join(remote, 'site.git'), join(remote, 'engineer'));
    });

    test('puts saved and published changes on top of theirs, in the same file too', async () => {
      const publication = new Publication(workspace);
      await save('Of the office');
      engineer.push({
        [place.file]: (code) => code.replace(partners.cards.title.en, 'Hours of an engineer'),
        'README.md': (text) => `${text}\n`,
        'app/content/legal.ts': (code) => code,
      });
      await publication.fetch();
      expect(await publication.update()).toMatchObject({ commits: 1, questions: 0, restart: false });
      expect(git('status', '--porcelain', 'app')).toBe('M app/content/partners.ts');
      expect(git('rev-parse', 'HEAD')).toBe(engineer.git('rev-parse', 'HEAD'));
      expect(workspace.read(place.file)).toContain('Of the office');
      expect(workspace.read(place.file)).toContain('Hours of an engineer');
      // Between the last fetch and the publication.
      engineer.push({ 'README.md': (text) => `${text}\n` });
      expect(await publication.publish()).toMatchObject({ pushed: true });
      engineer.git('pull', '--quiet');
      expect(readFileSync(join(engineer.folder, place.file), 'utf8')).toContain('Of the office');
      expect(git('status', '--porcelain', 'app')).toBe('');
      // Taken back, although the engineer has pushed since.
      engineer.push({ 'README.md': (text) => `${text}\n` });
      expect(await publication.undo()).toMatchObject({ pushed: true });
      expect(workspace.read(place.file)).not.toContain('Of the office');
      expect(workspace.read(place.file)).toContain('Hours of an engineer');
    });

    test('sends a publication that was recorded without the network after others have pushed', async () => {
      git('remote', 'set-url', 'origin', join(remote, 'nowhere.git'));
      await save('Published offline');
      const publication = new Publication(workspace);
      await expect(publication.publish()).rejects.toThrow('pushFailed');
      git('remote', 'set-url', 'origin', join(remote, 'site.git'));
      engineer.push({ 'README.md': (text) => `${text}\n` });
      await save('Published online');
      expect(await publication.publish()).toMatchObject({ pushed: true });
      engineer.git('pull', '--quiet');
      expect(readFileSync(join(engineer.folder, place.file), 'utf8')).toContain('Published online');
    });

    test('asks where both changed the same text, with both versions, and keeps what is chosen', async () => {
      const publication = new Publication(workspace);
      for (const [choice, kept] of [
        ['theirs', 'An engineer’s title 1'],
        ['mine', 'The office’s title 2'],
      ] as const) {
        const n = choice === 'theirs' ? 1 : 2;
        await save(`The office’s title ${'abc'[n]}`);
        const stands = workspace.entryAt(place.file, place.path) as { en: { text: string } };
        const head = git('rev-parse', 'HEAD');
        engineer.push({
          [place.file]: (code) =>
            code.replace(/(\n {2}title: \{ ar: '[^']*', en: )(['"]).*?\2/, `$1'An engineer’s title ${'abc'[n]}'`),
        });
        await expect(publication.publish()).rejects.toMatchObject({ word: 'overlaps', values: { n: 1 } });
        expect(git('rev-parse', 'HEAD')).toBe(head);
        const [question] = publication.questions;
        expect(question).toMatchObject({ before: [`An engineer’s title ${'abc'[n]}`], after: [stands.en.text] });
        expect(await publication.update({ [question!.id]: choice })).toMatchObject({ questions: 0 });
        expect(workspace.read(place.file)).toContain(kept.replace(/\d/, 'abc'[n]!));
        if (choice === 'mine') expect(await publication.publish()).toMatchObject({ pushed: true });
        else expect(await publication.list()).toEqual([]);
      }
    });

    test('says where each publication is', async () => {
      const live = { release: 'x', liveSince: '2026-01-01T00:00:00Z', supervised: true };
      const head = git('rev-parse', 'HEAD');
      const site = createServer((_, response) => response.end(JSON.stringify(answer)));
      let answer: object = {};
      await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
      vi.stubEnv('SITE_URL', `http://127.0.0.1:${(site.address() as AddressInfo).port}`);
      const states = async (said: object) => {
        answer = said;
        return (await new Publication(workspace).published())[0];
      };
      expect(await states({ ...live, commit: git('rev-parse', 'HEAD~') })).toMatchObject({ state: 'onItsWay' });
      expect(await states({ ...live, commit: head })).toMatchObject({ state: 'live' });
      const failed = { commit: head, why: 'disk' };
      expect(await states({ ...live, commit: git('rev-parse', 'HEAD~'), failed })).toMatchObject({
        state: 'failed',
        why: 'disk',
      });
      expect(await states({})).toMatchObject({ state: 'unknown' });
      site.close();
    });
  });

  test('reads pending changes without blocking a publication, and explains a locked history', async () => {
    const index = join(copy, '.git/index');
    const before = readFileSync(index);
    // A new time with the same bytes, which git would record.
    for (const file of ['about', 'contact']) utimesSync(join(copy, `app/content/${file}.ts`), new Date(0), new Date(0));
    await new Publication(workspace).list();
    expect(readFileSync(index).equals(before)).toBe(true);
    await change('While another program holds the history');
    const head = git('rev-parse', 'HEAD');
    writeFileSync(`${index}.lock`, '');
    await expect(new Publication(workspace).publish()).rejects.toThrow('gitHeld');
    expect(git('rev-parse', 'HEAD')).toBe(head);
    rmSync(`${index}.lock`);
    await new Publication(workspace).publish();
    expect(git('rev-parse', 'HEAD~')).toBe(head);
  });

  test('publishes without a browser and reports the old PDF; with one the PDF is renewed', async () => {
    const pdf = (language: string) => join(copy, `public/documents/capability-${language}.pdf`);
    const old = readFileSync(pdf('en'));
    vi.stubEnv('CHROMIUM', 'none');
    const { hours } = contact.ways;
    const place = { file: 'app/content/contact.ts', path: 'contact|ways|hours' };
    await saveText(workspace, { ...place, ...hours, en: 'When we work', seen: hours });
    const publication = new Publication(workspace);
    expect(await publication.publish()).toMatchObject({ statementOld: true });
    expect(readFileSync(pdf('en')).equals(old)).toBe(true);
    expect(git('status', '--porcelain', 'app', 'public')).toBe('');
    await expect(publication.publish()).rejects.toThrow('statementOld');
    expect(git('show', 'HEAD:app/content/contact.ts')).toContain('When we work');
    vi.stubEnv('CHROMIUM', browser);
    expect(await publication.publish()).toMatchObject({ statementOld: false });
    expect(readFileSync(pdf('en')).equals(old)).toBe(false);
    expect(git('show', '--name-only', '--format=').split('\n')).toEqual([
      'app/content/documents-manifest.json',
      ...languages.map((language) => `public/documents/capability-${language}.pdf`),
    ]);
  });

  test('reverts a binary file byte for byte', async () => {
    const guide = 'public/guides/sorting-rubble.pdf';
    const before = readFileSync(join(copy, guide));
    writeFileSync(join(copy, guide), Buffer.concat([before, Buffer.from([0xff, 0xfe])]));
    const publication = new Publication(workspace);
    const [change] = (await publication.list()).filter(({ kind }) => kind === 'made');
    await publication.putBack(change!.id);
    expect(readFileSync(join(copy, guide)).equals(before)).toBe(true);
  });

  test('publishes nothing if the check fails and says why', async () => {
    const file = join(copy, 'app/content/legal.ts');
    const whole = readFileSync(file, 'utf8');
    const { en } = JSON.parse(readFileSync(join(copy, 'seen.json'), 'utf8'));
    writeFileSync(file, whole.replace(`en: '${en}'`, "en: ''"));
    const head = git('rev-parse', 'HEAD');
    await expect(new Publication(workspace).publish()).rejects.toMatchObject({
      word: 'notPublished',
      values: { place: { ar: pageNames['/legal'].ar, en: pageNames['/legal'].en }, what: editWords.emptyLanguage },
    });
    expect(git('rev-parse', 'HEAD')).toBe(head);
    writeFileSync(file, whole);
  });

  test('tells a folder without a history from a computer without git', async () => {
    await expect(new Publication(new Workspace(remote)).publish()).rejects.toThrow('noHistory');
    vi.stubEnv('PATH', remote);
    await expect(new Publication(workspace).publish()).rejects.toThrow('gitMissing');
  });
});
