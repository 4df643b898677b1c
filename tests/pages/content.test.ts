import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { capability } from '../../app/content/capability.ts';
import { contact } from '../../app/content/contact.ts';
import { contactForm } from '../../app/content/forms/contact.ts';
import { partnershipForm } from '../../app/content/forms/partnership.ts';
import { legal } from '../../app/content/legal.ts';
import { office } from '../../app/content/office.ts';
import { machinery } from '../../app/content/our-projects.ts';
import type { PagePath } from '../../app/content/shared/pages.ts';
import { projectNames } from '../../app/content/shared/project-filter.ts';
import { officeIsReachable } from '../../app/content/stand-ins.ts';
import { type Language, languages, type Text } from '../../app/content/text.ts';
import { allFacts, isMissing } from '../../tools/launch-facts.ts';
import { root } from '../../tools/paths.ts';
import { builtPage } from './built-pages.ts';
import { bare, said } from './visible-text.ts';

const files: Partial<Record<PagePath, string>> = {
  '/': 'home',
  '/crisis': 'crisis',
  '/solutions': 'solutions',
  '/projects': 'projects',
  '/our-projects': 'our-projects',
  '/environmental': 'environmental',
  '/legal': 'legal',
  '/partners': 'partners',
  '/about': 'about',
  '/references': 'references',
  '/capability': 'capability',
  '/contact': 'contact',
  '/privacy': 'privacy',
  '/terms': 'terms',
  '/projects/construction': 'construction',
  '/projects/water-treatment': 'water-treatment',
  ...Object.fromEntries(projectNames.map((name) => [`/projects/${name}`, `projects/${name}`])),
};

/** What a page shows only in another state, or not as text. */
const later = [
  'banner.pause',
  'banner.play',
  'filter.none',
  'filter.clear',
  'contact.greeting',
  'consultation.greeting',
  'contact.plan',
  'contact.messages',
  'contact.subjects',
  'contact.map.frame',
  // A drawing's texts: some are inside the image, and some pages show it without its legend.
  'sheet',
  // Only in the capability statement's PDF, or beside a signed declaration.
  'capability.issued.label',
  'capability.pages',
  'capability.declarations.title',
  'capability.declarations.signed',
  // A form's errors are in the page, hidden, with their limits filled in, and so are its results.
  'mail',
  'reply',
  'mailLabel',
];

const sameWords = (text: Text): string => languages.map((language) => text[language]).join('|');

/** Texts beside facts that the office has yet to supply; they are not on the page. */
const waiting = new Set(
  allFacts.filter(isMissing).flatMap(({ label, choices = [] }) => [label, ...choices].map(sameWords)),
);
if (!Object.values(office.declarations).some(Boolean)) waiting.add(sameWords(capability.block.declarations));
if (!officeIsReachable()) for (const text of [contact.ways.card, contact.ways.code]) waiting.add(sameWords(text));
if (!office.legal.exportLawChecked) waiting.add(sameWords(machinery.law.date));
if (!office.legal.deadlinesChecked) waiting.add(sameWords(legal.steps.laws.checked));
if (!Object.values(office.people).some(({ name }) => name))
  waiting.add(sameWords(capability.company.labels.management));

const isText = (node: object): node is Text =>
  languages.every((language) => typeof (node as Text)[language] === 'string');

/** Every text below a node, with its place. */
function texts(place: string, node: unknown): [place: string, text: Text][] {
  if (node === null || typeof node !== 'object') return [];
  if (later.some((part) => place.endsWith(`.${part}`))) return [];
  if (isText(node)) return waiting.has(sameWords(node)) ? [] : [[place, node]];
  // What the register says about a figure.
  if ('id' in node && 'counts' in node) return [];
  // A missing fact has no line.
  if ('value' in node && node.value === null) return [];
  return Object.entries(node).flatMap(([key, value]) => texts(`${place}.${key}`, value));
}

/** Everything that a page says: text, metadata, and accessible names. */
function wholePage(path: PagePath, language: Language): string {
  const page = builtPage(path, language);
  const names = ['aria-label', 'alt', 'content', 'title', 'value'].flatMap((name) =>
    [...page.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)!),
  );
  return [page.title, said(page.body), ...names].map(bare).join('\n');
}

/** The text between the placeholders of figures. */
const parts = (text: string): string[] => text.split(/\{\w+\}/).map(bare);

/** A project's title block is on its reference sheet. */
const onReferences = (place: string): boolean => place.startsWith('.project.facts.');

const unsaid = (path: PagePath, language: Language, content: [string, Text][]): string[] => {
  const page = wholePage(path, language);
  const references = content.some(([place]) => onReferences(place)) ? wholePage('/references', language) : '';
  return content
    .filter(
      ([place, text]) =>
        !parts(text[language]).every((part) => (onReferences(place) ? references : page).includes(part)),
    )
    .map(([place]) => place);
};

describe.each(languages)('in %s', (language) => {
  test.each(Object.entries(files) as [PagePath, string][])('%s says everything in its content', async (path, file) => {
    const content = texts('', await import(join(root, `app/content/${file}.ts`)));
    expect(content.length).toBeGreaterThanOrEqual(8);
    expect(unsaid(path, language, content)).toEqual([]);
  });

  test.each([
    ['/contact', contactForm],
    ['/partners', partnershipForm],
  ] as const)('the form of %s has every field of its contract with its error text (CO-2, PA-2)', (path, form) => {
    // Shown once a message was sent or refused: tests/e2e/contact.spec.ts.
    const later = /^\.(outcome|another)\b/;
    expect(unsaid(path, language, texts('', form)).filter((name) => !later.test(name))).toEqual([]);
    const page = builtPage(path, language);
    for (const [name, field] of Object.entries(form.fields)) {
      const controls = page.querySelectorAll(`form [name="${name}"]`);
      expect(controls.length, name).toBe(
        'options' in field && field.kind === 'choices' ? Object.keys(field.options).length : 1,
      );
      expect(controls[0]!.hasAttribute('required'), name).toBe('required' in field && !('unless' in field));
    }
  });
});
