import type { Element, Node } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { legal } from '../../app/content/legal.ts';
import { privacy } from '../../app/content/privacy.ts';
import { statuses } from '../../app/content/status.ts';
import { languages } from '../../app/content/text.ts';
import { builtPage } from './built-pages.ts';
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

/** The figures and names of a row, as both languages write them, and the links that it names. */
const rows: Record<string, { path: string; figures: string[]; names?: string[]; links?: string[] }> = {
  'CR-1: /crisis states the facts of the crisis': {
    path: '/crisis',
    figures: ['142.5', '116', '210', '70%', '80%', '35,000', '30', '5,489', '12%', '3,800'],
    names: ['GIS'],
    links: ['/contact'],
  },
  'SO-1, SO-3: /solutions states costs, capacities and the three percentages': {
    path: '/solutions',
    figures: ['1.5', '500', '100', '300', '200', '85%', '65%', '50%'],
  },
  'EN-1: /environmental states impacts, health and the other claims': {
    path: '/environmental',
    figures: ['90', '75', '65', '1,200', '800', '600', '950', '10,000', '17', '5', '15', '25', '3', '10'],
  },
  'PA-1: /partners states the figures of the partnership': { path: '/partners', figures: ['4', '15', '3', '25'] },
  'AB-1: /about states achievements, certificates and timeline': {
    path: '/about',
    figures: ['50', '15', '100', '25', '2017', '2008', '2015', '2020', '2023'],
    links: ['/contact'],
  },
  'CO-1: /contact states the working hours': { path: '/contact', figures: ['9:00', '17:00'] },
  'LE-1: /legal leads to the free consultation': { path: '/legal', figures: [], links: ['/contact?subject=legal'] },
  'PJ-1: /projects states its four figures and leads on': {
    path: '/projects',
    figures: ['25', '12', '150', '10'],
    links: [
      '/projects/recycling',
      '/projects/water-treatment',
      '/projects/construction',
      '/projects/bem',
      '/contact',
      '/projects',
    ],
  },
  'PJ-4: the recycling plant with its facts': {
    path: '/projects/recycling',
    figures: '2023 2.5 18 100 1.56 438,000 10.88 15,000 80 40% 85% 2025 1.7 2.0 30,000 1.3 65% 100% 75% 0%'.split(' '),
    links: ['/projects', '/contact?project=recycling'],
  },
  'PJ-5: the construction list leads to its three works': {
    path: '/projects/construction',
    figures: [],
    links: ['/projects/sports-hall', '/projects/thyssen-fba10', '/projects/dairy-building', '/contact', '/projects'],
  },
  'PJ-6: the sports hall with its facts': {
    path: '/projects/sports-hall',
    figures: ['2025', '19.3', '800', '18', '2,500', '17.27'],
    links: ['/contact?project=sports-hall', '/projects/construction'],
  },
  'PJ-7: the dairy with its facts': {
    path: '/projects/dairy-building',
    figures: ['2023', '5.8', '300', '20', '4,200', '4', '40'],
    links: ['/contact?project=dairy-building', '/project/construction'],
  },
  'PJ-8: the steel facility with its facts': {
    path: '/projects/thyssen-fba10',
    figures: ['2024', '8.2', '600,000', '24', '350', '65', '8,000', '24,000', '180'],
    links: ['/contact?project=thyssen-fba10', '/project/construction'],
  },
  'PJ-9: the BIM project with its facts': {
    path: '/projects/bem',
    figures: ['85%', '2023', '15', '40%', '8', '5', '100%', '70%'],
    links: ['/projects', '/contact?project=bem'],
  },
  'PJ-10: the wastewater list leads to its works': {
    path: '/projects/water-treatment',
    figures: [],
    links:
      '/projects/water-treatment-al-hola /projects/water-treatment-basf /projects/water-treatment-al-raqama /projects /contact'.split(
        ' ',
      ),
  },
  'PJ-11: Al-Houla with its facts': {
    path: '/projects/water-treatment-al-hola',
    figures: ['2023', '2.5', '15,000', '18', '6'],
    links: ['/contact?project=water-treatment-al-hola', '/projects', '/projects/water-treatment-al-raqama'],
  },
  'PJ-12: the adsorption study with its facts': {
    path: '/projects/water-treatment-basf',
    figures: ['2024', '24', '1.2', '12', '3', '500'],
    links: ['/contact?project=water-treatment-basf', '/projects'],
  },
  'PJ-13: Al-Raqama with its facts': {
    path: '/projects/water-treatment-al-raqama',
    figures: ['15,000', '6', '250', '45', '3.2', '800', '1,200'],
    links: ['/contact?project=water-treatment-al-raqama', '/projects'],
  },
  'CM-1: /community states its figures': {
    path: '/community',
    figures: ['1,250', '850', '500', '2,800', '1,900', '1,500', '2,600', '150', '5,200'],
    links: ['/contact?subject=join', '/contact?subject=volunteer'],
  },
};

describe.each(languages)('in %s, open without a press', (language) => {
  test.each(Object.entries(rows))('%s', (_, { path, figures, names = [], links = [] }) => {
    const main = builtPage(path, language).querySelector('main')!;
    const text = open(main);
    const numbers = new Set(
      text
        .replace(/[\u200e\u200f\u2066-\u2069]/g, '')
        .match(/\d[\d.,:]*%?/g)
        ?.map(trimmed),
    );
    for (const figure of figures) expect(numbers, `${figure} on ${path}`).toContain(figure);
    for (const name of names) expect(text).toContain(name);
    const targets = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href')?.split('#')[0]);
    for (const link of links) expect(targets, `a link to ${link} on ${path}`).toContain(link);
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

/** A number without the full stop or comma of its sentence. */
const trimmed = (number: string): string => number.replace(/[.,:]$/, '');

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
