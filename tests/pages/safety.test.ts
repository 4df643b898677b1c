import { expect, test } from 'vitest';
import { consequences } from '../../app/content/environmental-consequences.ts';
import { safety } from '../../app/content/shared/safety.ts';
import { languages } from '../../app/content/text.ts';
import { builtPage } from './built-pages.ts';

test.each(['/crisis', '/community'] as const)('VO-1: the ordnance drill stands once on %s, step by step', (path) => {
  for (const language of languages) {
    const alerts = [...builtPage(path, language).querySelectorAll('aside.danger')];
    expect(alerts).toHaveLength(1);
    const spoken = path === '/community' ? 'ar' : language;
    expect([...alerts[0]!.querySelectorAll('ol > li')].map(({ textContent }) => textContent)).toEqual(
      safety.drill.map((step) => step[spoken]),
    );
  }
});

test('EN-1: each environmental impact names its own place', () => {
  for (const language of languages) {
    const cards = [...builtPage('/environmental', language).querySelectorAll('#impacts li')];
    for (const [index, { location }] of consequences.impacts.items.entries())
      expect(cards[index]!.textContent).toContain(location[language]);
  }
});
