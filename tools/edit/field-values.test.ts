import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { bannedTerms } from '../../app/content/banned-terms.ts';
import { filledFiles, markedValue } from '../../tests/facts/marked-facts.ts';
import { launchPlan } from '../office/all-facts.ts';
import { type FactKind, launchGroups } from '../office/fact.ts';
import { idOf, readFields } from '../office/read-facts.ts';
import { root } from '../paths.ts';
import { contentValue, type FieldValue, fieldCode } from './field-values.ts';
import { Refusal } from './refusal.ts';
import { Workspace } from './workspace.ts';

const project = new Workspace(root);
const folder = mkdtempSync(join(tmpdir(), 'fields-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A folder with only the files that hold the office's facts. */
function workspaceOf(name: string, files: ReadonlyMap<string, string>): Workspace {
  for (const [file, code] of files) {
    mkdirSync(dirname(join(folder, name, file)), { recursive: true });
    writeFileSync(join(folder, name, file), code);
  }
  return new Workspace(join(folder, name));
}

describe('the office’s form', () => {
  test('knows every fact of the list to go public once, group by group, and what the page shows without it', () => {
    const fields = readFields(project.read);
    expect(fields.map(({ id }) => id)).toEqual([...new Set(launchPlan().map(idOf))]);
    const groups = fields.map(({ group }) => group);
    expect(groups).toEqual([...groups].sort((a, b) => launchGroups.indexOf(a) - launchGroups.indexOf(b)));
    for (const { without } of fields) expect(without.ar && without.en).toBeTruthy();
  });

  test('writes every kind of fact into its file and reads the same again; taken away, each is missing again', () => {
    const filled = filledFiles(project);
    const after = readFields(workspaceOf('filled', filled).read);
    for (const [index, fact] of launchPlan().entries()) {
      const { value, missing } = after[index]!;
      expect(missing, idOf(fact)).toBe(false);
      const typed = Object.entries(markedValue(fact)).map(([name, one]) => [name, String(one)]);
      expect(value, idOf(fact)).toEqual(Object.fromEntries(typed));
    }
    const emptied = new Map(filled);
    for (const fact of launchPlan())
      if (!fact.example && !fact.needed) emptied.set(fact.file, fieldCode(emptied.get(fact.file)!, fact, undefined));
    for (const field of readFields(workspaceOf('emptied', emptied).read))
      expect(field.missing, field.id).toBe(!field.stays);
  });

  test.each<[FactKind, FieldValue]>([
    ['text', { ar: 'وحدها', en: '' }],
    ['email', { value: 'nobody' }],
    ['phone', { value: 'call us' }],
    ['date', { value: '2026-13-01' }],
    ['month', { value: '2026' }],
    ['percent', { value: '101' }],
    ['money', { amount: 'much' }],
    ['position', { latitude: '51' }],
    ['declaration', { ar: 'نلتزم', en: 'We will', signedBy: '', signedOn: '2026-01-01' }],
    ['photo', { src: '/photos/x.webp', width: 1, height: 1, ar: '', en: '' }],
  ])('refuses a %s that is not whole', (kind, value) => {
    expect(() => contentValue({ kind }, value)).toThrow(Refusal);
  });

  test('refuses a wording that the site does not use, at its field, with the one that it does', () => {
    const { banned, use } = bannedTerms.find((one) => one.language === 'ar' && /^[\p{L} ]+$/u.test(one.banned))!;
    const refusal = { word: 'banned', values: { found: banned, use }, field: 'ar' };
    expect(() => contentValue({ kind: 'text' }, { ar: banned, en: 'Client' })).toThrow(
      expect.objectContaining(refusal),
    );
  });

  test('does not empty what the site can’t do without', () => {
    const phone = launchPlan().find(({ key }) => key === 'phone')!;
    expect(() => fieldCode(project.read(phone.file), phone, undefined)).toThrow(Refusal);
  });

  test('takes numbers as people of both countries write them, and names the field of one that has two readings', () => {
    const amount = (typed: string) => contentValue({ kind: 'money' }, { amount: typed, currency: 'euro' });
    for (const typed of ['١٬٢٠٠٬٠٠٠', '1.200.000', '1 200 000', '1200000'])
      expect(amount(typed)).toEqual({ amount: 1_200_000, currency: 'euro' });
    expect(() => amount('75.000')).toThrow(expect.objectContaining({ word: 'whichNumber', field: 'amount' }));
  });

  test.each([
    ['0231 / 123456', '+49 231 123456'],
    ['+49 (0)231 123-456', '+49 231 123456'],
    ['0049 231 123456', '+49 231 123456'],
    ['+963 11 212 3456', '+963 11 212 3456'],
    ['٠٢٣١ ١٢٣٤٥٦', '+49 231 123456'],
  ])('writes the phone number %s as %s', (typed, value) =>
    expect(contentValue({ kind: 'phone' }, { value: typed })).toBe(value),
  );
});
