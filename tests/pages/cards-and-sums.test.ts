import { describe, expect, test } from 'vitest';
import { consequences } from '../../app/content/environmental-consequences.ts';
import { projects } from '../../app/content/projects.ts';
import { fields } from '../../app/content/shared/project-words.ts';
import { statuses } from '../../app/content/status.ts';
import { languages } from '../../app/content/text.ts';
import { plainText } from '../../app/language/format.ts';
import { builtPage } from './built-pages.ts';
import { bare, said } from './visible-text.ts';

describe.each(languages)('in %s', (language) => {
  test('shows the health calculation as a text without input (EN-1)', () => {
    const { calculator } = consequences.health;
    const page = builtPage('/environmental', language);
    const title = [...page.querySelectorAll('#health h3')].find(
      ({ textContent }) => textContent === calculator.title[language],
    );
    const block = title!.parentElement!;
    expect(block.querySelector('input, select, textarea, button')).toBeNull();
    expect(said(block)).toContain(bare(calculator.text[language]));
  });

  test('shows status, category, start and features on a project’s card (PJ-1)', () => {
    const cards = [...builtPage('/projects', language).querySelectorAll('#fields article')];
    expect(cards).toHaveLength(projects.cards.items.length);
    for (const [index, { status, field, features, title, text }] of projects.cards.items.entries()) {
      const card = cards[index]!;
      const words = said(card);
      for (const each of [statuses[status].label, fields[field], title, text])
        expect(words).toContain(bare(each[language]));
      const items = [...card.querySelectorAll('li')].map(said);
      expect(items).toEqual(features.map((feature) => bare(plainText(feature, language))));
    }
  });

  test('shows the projects’ statistics together, each with what it counts', () => {
    const page = builtPage('/projects', language);
    const { name, items } = projects.stats;
    const rows = [...page.querySelectorAll(`section[aria-label="${name[language]}"] dl > div`)];
    expect(rows).toHaveLength(items.length);
    for (const [index, { scope }] of items.entries()) expect(said(rows[index]!)).toContain(bare(scope[language]));
  });
});
