import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ourPartWords } from '../../app/content/shared/our-part-words.ts';
import { projectNames } from '../../app/content/shared/project-filter.ts';
import { projectList } from '../../app/content/shared/project-list.ts';
import { root } from '../paths.ts';
import { blockers, blockersText } from './blockers.ts';
import { contact } from './contact.ts';
import { editorLanguages } from './languages.ts';
import { law } from './law.ts';
import { launchChapters, launchText } from './missing-facts.ts';
import { readFields } from './read-facts.ts';
import { shownByOthers } from './trust.ts';
import { launchWords } from './words.ts';

const fields = readFields((file) => readFileSync(join(root, file), 'utf8'));
/** Before the office has supplied anything. */
const chapters = await launchChapters(
  fields.map((field) => ({ ...field, missing: true })),
  {},
);
const chapterOf = (title: string, text: string) => text.split(/\n\n(?=\d)/).find((part) => part.includes(title))!;

test.each(editorLanguages)('says in one line what all projects lack, in %s only', (language) => {
  const text = launchText(chapters, language);
  const value = ourPartWords.labels.value[language];
  expect(text.split('\n').filter((line) => line.includes(`- ${value}`))).toEqual([
    expect.stringContaining(launchWords.sorts.project.missing[language].replace('{n}', String(projectNames.length))),
  ]);
  const [other] = editorLanguages.filter((one) => one !== language);
  for (const { label } of contact) expect(text.includes(label[other!])).toBe(false);
});

test('begins with what must not go public, on one screen and in every language', () => {
  const lines = blockers(fields.map((field) => ({ ...field, missing: true })));
  const text = blockersText(lines, editorLanguages);
  expect(text.split('\n').length).toBeLessThanOrEqual(24);
  for (const language of editorLanguages) {
    for (const name of shownByOthers) expect(text).toContain(projectList[name].name[language]);
    for (const { label, why, ifAny } of [...contact, ...law])
      if (why?.en.includes('DDG')) expect(text.includes(label[language])).toBe(!ifAny);
  }
  expect(blockers(fields.map((field) => ({ ...field, missing: false })))).toEqual([]);
});

test('lists the phone number under contact, not under law', () => {
  const text = launchText(chapters, 'en');
  const [phone] = contact;
  expect(chapterOf(launchWords.groups.contact.en, text)).toContain(phone!.label.en);
  expect(chapterOf(launchWords.groups.law.en, text)).not.toContain(phone!.label.en);
  expect(law.length).toBeGreaterThan(5);
});

test('names the project if only one lacks a fact', async () => {
  const [last] = fields.filter(({ id }) => id.endsWith('|value')).slice(-1);
  const one = await launchChapters(
    fields.map((field) => ({ ...field, missing: field.id === last!.id })),
    {},
  );
  expect(launchText(one, 'en')).toContain(`${ourPartWords.labels.value.en}: ${last!.of!.en}. `);
});
