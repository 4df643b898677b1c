import type { Element, Node } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { legal } from '../../app/content/legal.ts';
import { privacy } from '../../app/content/privacy.ts';
import { statuses } from '../../app/content/status.ts';
import { type Language, languages } from '../../app/content/text.ts';
import { builtPage } from './built-pages.ts';
import { figuresIn, namedIn, numbersIn } from './requirement-figures.ts';
import { bare } from './visible-text.ts';

/** The text that stands open: nothing behind a fold, in a dialog or hidden. */
function open(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return node.textContent ?? '';
  const element = node as Element;
  const name = element.nodeName.toLowerCase();
  if (['script', 'style', 'svg', 'template', 'dialog'].includes(name) || element.hasAttribute?.('hidden')) return '';
  const children =
    name === 'details' && !element.hasAttribute('open')
      ? element.querySelectorAll(':scope > summary')
      : node.childNodes;
  return [...children].map(open).join(' ');
}

/** Arabic writes counts up to ten in words. */
const inWords = (figure: string, language: Language): boolean => language === 'ar' && /^([1-9]|10)$/.test(figure);

/** Rows, the page that states their figures, and its links. */
const rows: [title: string, path: string, links?: string][] = [
  ['CR-1, HO-2: the facts of the crisis', '/crisis', '/contact'],
  ['SO-1, SO-3: costs, capacities and the three percentages', '/solutions'],
  ['EN-1: impacts, health and the other claims', '/environmental'],
  ['PA-1: the figures of the partnership', '/partners'],
  ['AB-1: achievements, certificates and timeline', '/about', '/contact'],
  ['CO-1: the working hours', '/contact'],
  ['LE-1: the free consultation', '/legal', '/contact?subject=legal'],
  [
    'PJ-1: the four figures',
    '/projects',
    '/projects/recycling /projects/water-treatment /projects/construction /projects/bem /contact /projects',
  ],
  ['PJ-4: the recycling plant', '/projects/recycling', '/projects /contact?project=recycling'],
  [
    'PJ-5: the construction list',
    '/projects/construction',
    '/projects/sports-hall /projects/thyssen-fba10 /projects/dairy-building /contact /projects',
  ],
  ['PJ-6: the sports hall', '/projects/sports-hall', '/contact?project=sports-hall /projects/construction'],
  ['PJ-7: the dairy', '/projects/dairy-building', '/contact?project=dairy-building /project/construction'],
  ['PJ-8: the steel facility', '/projects/thyssen-fba10', '/contact?project=thyssen-fba10 /project/construction'],
  ['PJ-9: the BIM project', '/projects/bem', '/projects /contact?project=bem'],
  [
    'PJ-10: the wastewater list',
    '/projects/water-treatment',
    '/projects/water-treatment-al-hola /projects/water-treatment-basf /projects/water-treatment-al-raqama /projects /contact',
  ],
  [
    'PJ-11: Al-Houla',
    '/projects/water-treatment-al-hola',
    '/contact?project=water-treatment-al-hola /projects /projects/water-treatment-al-raqama',
  ],
  ['PJ-12: the adsorption study', '/projects/water-treatment-basf', '/contact?project=water-treatment-basf /projects'],
  ['PJ-13: Al-Raqama', '/projects/water-treatment-al-raqama', '/contact?project=water-treatment-al-raqama /projects'],
  ['CM-1: the community', '/community', '/contact?subject=join /contact?subject=volunteer'],
];

describe.each(languages)('in %s, open without a press', (language) => {
  test.each(rows)('%s', (title, path, links = '') => {
    const main = builtPage(path, language).querySelector('main')!;
    const text = open(main);
    const numbers = numbersIn(text.replace(/[\u200e\u200f\u2066-\u2069]/g, ''));
    const stated = new Set([...numbers, ...numbers.map((number) => number.replace('%', ''))]);
    for (const id of title.split(': ', 1)[0]!.split(', '))
      for (const figure of figuresIn(id))
        if (!inWords(figure, language)) expect(stated, namedIn(id, figure)).toContain(figure);
    if (path === '/crisis') expect(text).toContain('GIS');
    const targets = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href')?.split('#')[0]);
    for (const link of links.split(' ').filter(Boolean))
      expect(targets, `a link to ${link} on ${path}`).toContain(link);
  });

  test('PR-1: four cards, and the contact’s e-mail and telephone', () => {
    const main = builtPage('/privacy', language).querySelector('main')!;
    const text = bare(open(main));
    expect(privacy.cards.items).toHaveLength(4);
    for (const { title } of privacy.cards.items) expect(text).toContain(bare(title[language]));
    for (const kind of ['mailto:', 'tel:']) expect(main.querySelector(`a[href^="${kind}"]`)).not.toBeNull();
  });

  test('LE-1: three challenges, then four steps with papers, under the name of the documents', () => {
    const main = builtPage('/legal', language).querySelector('main')!;
    expect(bare(main.querySelector('h1')!.textContent)).toBe(
      bare(language === 'en' ? 'Legal challenges' : 'التحديات القانونية'),
    );
    const text = bare(open(main));
    for (const { title, impact } of legal.challenges.items)
      for (const one of [title, impact]) expect(text).toContain(bare(one[language]));
    const button = language === 'en' ? 'Free legal consultation' : 'استشارة قانونية مجانية';
    expect(text).toContain(bare(button));
    const at = (words: string) => text.indexOf(bare(words));
    expect(at(legal.challenges.title[language])).toBeLessThan(at(legal.steps.title[language]));
    for (const { title, papers } of legal.steps.items)
      for (const one of [title, ...papers]) expect(text).toContain(bare(one[language]));
  });
});

test('PJ-2: every status has the labels and the colour of the documents', () => {
  const labels = Object.values(statuses).map(({ label, colour }) => [label.en, label.ar, colour]);
  for (const row of [
    ['Completed', 'مكتمل', 'green'],
    ['In Progress', 'قيد التنفيذ', 'blue'],
    ['Planned', 'في التخطيط', 'orange'],
    ['In Planning', 'في التخطيط', 'orange'],
    ['Upcoming', 'قادم', 'grey'],
  ])
    expect(labels).toContainEqual(row);
});
