import { describe, expect, test } from 'vitest';
import { about } from '../../app/content/about.ts';
import { consequences } from '../../app/content/environmental-consequences.ts';
import { environment } from '../../app/content/figures/environment.ts';
import { projects } from '../../app/content/projects.ts';
import { healthExample } from '../../app/content/settings.ts';
import { fields } from '../../app/content/shared/project-words.ts';
import { statuses } from '../../app/content/status.ts';
import { languages } from '../../app/content/text.ts';
import { formats, plainText } from '../../app/language/format.ts';
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
    expect(said(block)).toContain(bare(plainText(calculator.text, language)));
    const { number } = formats[language];
    for (const { name, cases } of consequences.health.conditions)
      expect(said(block)).toContain(
        bare(`${name[language]}${number((cases.value * healthExample.residents) / environment.per.value)}`),
      );
  });

  test('EN-1: shows every proposal once, without a press', () => {
    const proposals = builtPage('/environmental', language).getElementById('proposals')!;
    for (const { title } of consequences.proposals.items)
      expect(said(proposals).split(bare(title[language]))).toHaveLength(2);
    expect(proposals.querySelector('details')).toBeNull();
  });

  test('SO-2, SO-3: states claims as the office’s, without target', () => {
    expect(said(builtPage('/solutions', language).querySelector('main')!)).not.toMatch(
      /target|notbeenmeasured|الهدف|أهداف|لمتُقَس/i,
    );
  });

  test('AB-1: shows mission, vision and values as three cards, the values in one sentence', () => {
    const { name, items } = about.purpose;
    const cards = builtPage('/about', language).querySelectorAll(`section[aria-label="${name[language]}"] article`);
    expect([...cards].map(said)).toEqual(items.map(({ title, text }) => bare(title[language] + text[language])));
    expect(items.map(({ icon }) => icon)).toEqual(['mission', 'vision', 'values']);
    expect(items[2].text[language]).toMatch(/^[^.]+\.$/);
  });

  test('shows status, category, start and features on a project’s card (PJ-1)', () => {
    const cards = [...builtPage('/projects', language).querySelectorAll('#fields article')];
    expect(cards).toHaveLength(projects.cards.items.length);
    for (const [index, { status, field, features, title, text }] of projects.cards.items.entries()) {
      const card = cards[index]!;
      const words = said(card);
      for (const each of [...(status ? [statuses[status].label] : []), fields[field], title, text])
        expect(words).toContain(bare(plainText(each, language)));
      const items = [...card.querySelectorAll('li')].map(said);
      expect(items).toEqual(features.map((feature) => bare(plainText(feature, language))));
    }
  });
});
