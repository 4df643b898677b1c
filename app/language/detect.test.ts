import { expect, test } from 'vitest';
import { chooseLanguage, cookieIn } from './detect.ts';

const fromBrowser = (header: string | undefined) => chooseLanguage(undefined, { 'accept-language': header });

test.each([
  [undefined, 'ar'],
  ['*', 'ar'],
  ['ar-SY', 'ar'],
  ['en-GB,en;q=0.9,ar;q=0.8', 'en'],
  ['de, ar;q=0.5', 'en'],
  ['ar;q=0, en;q=0.1', 'en'],
  // The parameter's name is not case-sensitive (RFC 9110, 12.4.2).
  ['ar;Q=0.3,en;Q=0.9', 'en'],
  ['en ; q=0.1 , ar ; q=0.2', 'ar'],
  // Arabic dialects by ISO 639-3 code.
  ['apc', 'ar'],
  ['arz,en;q=0.9', 'ar'],
  ['shu', 'ar'],
  // The first language decides, whatever follows it: Kurdish, Armenian, Syriac.
  ['ku,ar;q=0.8', 'en'],
  ['syr,hyw;q=0.9,ar;q=0.8', 'en'],
  ['ar-SY,ku;q=0.9', 'ar'],
  ['AR', 'ar'],
  ['ku;q=0.5,AR-sy', 'ar'],
  ['hy', 'en'],
  ['arn', 'en'],
] as const)('LA-2: Accept-Language: %s is answered in %s', (header, language) => {
  expect(fromBrowser(header)).toBe(language);
});

test.each([
  ['EN', 'ar', 'en'],
  ['en-US', 'ar', 'en'],
  ['AR', 'en', 'ar'],
  ['ar_SY', 'en', 'ar'],
  ['Ar-Latn-SY', 'en', 'ar'],
  ['arabic', 'en', 'en'],
  ['de', 'en', 'en'],
  ['', 'en', 'en'],
  ['en/', 'ar', 'ar'],
  [null, 'EN-gb', 'en'],
  [null, 'fr', 'ar'],
] as const)('LA-2: ?lang=%s with a stored %s is answered in %s', (stated, stored, language) => {
  const headers = { cookie: `preferred-language=${stored}`, 'accept-language': 'ar' };
  expect(chooseLanguage(stated, headers)).toBe(language);
});

test('a cookie keeps an equals sign in its value, and only the whole name counts', () => {
  expect(cookieIn('a=1; token=x==; b=2', 'token')).toBe('x==');
  expect(cookieIn('my-token=1; =2; token', 'token')).toBeUndefined();
});
