import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defineContent } from '../content/define-content.ts';
import { useLanguage } from './provider.tsx';

test('the hook outside of its provider throws and names it (LA-4)', () => {
  const Part = () => useLanguage().language;
  expect(() => renderToString(<Part />)).toThrow('LanguageProvider');
});

test('a missing text shows its key (LA-3)', () => {
  const content = defineContent('page', { rows: [{ name: { ar: 'اسم' } as { ar: string; en: string } }] });
  expect(content.rows[0]!.name.en).toBe('page.rows.0.name');
  expect(content.rows[0]!.name.ar).toBe('اسم');
});
