import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defineContent } from '../content/define-content.ts';
import { useLanguage } from './provider.tsx';

test('LA-4: the hook outside of its provider throws and names it', () => {
  const Part = () => useLanguage().language;
  expect(() => renderToString(<Part />)).toThrow('LanguageProvider');
});

test('LA-3: a missing text shows its key', () => {
  const content = defineContent('page', { rows: [{ name: { ar: 'اسم' } as { ar: string; en: string } }] });
  expect(content.rows[0]!.name.en).toBe('page.rows.0.name');
  expect(content.rows[0]!.name.ar).toBe('اسم');
});
