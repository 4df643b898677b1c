import { expect, test } from 'vitest';
import { home } from '../../app/content/home.ts';
import { media } from '../../app/content/media-words.ts';
import { office } from '../../app/content/office.ts';
import { shell } from '../../app/content/shared/shell.ts';
import { languages } from '../../app/content/text.ts';
import { builtPage } from './built-pages.ts';
import { bare, said } from './visible-text.ts';

test.each(languages)(
  'HO-1, HO-1b, HO-2: the parts of home stand in their order, hero and banner first, in %s',
  (language) => {
    const main = builtPage('/', language).querySelector('main')!;
    const names = '.home-hero .banner .home-work .questions #doors .debris-map #films #management .home-call'.split(
      ' ',
    );
    const parts = names.map((name) => main.querySelector(name)!);
    for (const [index, part] of parts.slice(1).entries())
      expect(parts[index]!.compareDocumentPosition(part) & 4, names[index + 1]).toBe(4);
    expect(parts[1]!.querySelectorAll('a')).toHaveLength(6);
    expect(said(parts[0]!)).toContain(bare(office.name[language]));
    expect(said(parts[0]!.querySelector('a[href="/contact"]')!)).toBe(bare(home.hero.button[language]));
  },
);

test.each(languages)('HO-3: each of five cards has a title and a link that says where it leads, in %s', (language) => {
  const cards = [...builtPage('/', language).querySelectorAll('.home-work :is(article, li)')];
  expect(cards).toHaveLength(5);
  for (const [index, { href, title }] of home.projects.cards.entries()) {
    expect(said(cards[index]!)).toContain(bare(title[language]));
    const link = cards[index]!.querySelector(`a[href="${href}"]`)!;
    expect(said(link)).toContain(bare(shell.learnMore[language]));
    expect(link.getAttribute('tabindex')).toBeNull();
  }
});

test.each(languages)(
  'HO-5, HO-6: three lengths and no preview; two people with mark and sentence, in %s',
  (language) => {
    const page = builtPage('/', language);
    const films = said(page.querySelector('#films')!.closest('section')!);
    for (const length of ['12:34', '8:45', '15:20']) expect(films).toContain(length);
    expect(films).not.toContain(bare(media.player.preview[language]));
    const people = [...page.querySelectorAll('section[aria-labelledby=management] article')];
    expect(people).toHaveLength(2);
    for (const [index, person] of people.entries()) {
      const { of, mark } = home.team.people[index]!;
      if (office.people[of].portrait) expect(person.querySelectorAll('img')).toHaveLength(1);
      else expect(said(person.querySelector('[aria-hidden]')!)).toBe(bare(mark[language]));
      expect(said([...person.querySelectorAll('h3 ~ p')].at(-1)!)).not.toBe('');
    }
  },
);

test.each(languages)('HO-1b: three questions and a button are a form of the planner, in %s', (language) => {
  const form = builtPage('/', language).querySelector('main form[action="/planner"][method=get]')!;
  const names = [...form.querySelectorAll('input:not([type=hidden])')].map((input) => input.getAttribute('name'));
  expect([...new Set(names)].toSorted()).toEqual(['amount', 'by', 'months', 'plant-km']);
  expect(form.querySelectorAll('[type=submit]')).toHaveLength(1);
});
