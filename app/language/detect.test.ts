import { expect, test } from 'vitest';
import { chooseLanguage, cookieIn } from './detect.ts';

const fromBrowser = (header: string | undefined) => chooseLanguage(undefined, { 'accept-language': header });

test.each([
  [undefined, 'ar'],
  ['', 'ar'],
  ['*', 'ar'],
  ['ar-SY', 'ar'],
  ['en-GB,en;q=0.9,ar;q=0.8', 'en'],
  ['de, ar;q=0.5', 'en'],
  ['en;q=0.2, ar;q=0.9', 'ar'],
  ['ar;q=0, en;q=0.1', 'en'],
  // The parameter's name is not case-sensitive (RFC 9110, 12.4.2).
  ['ar;Q=0.3,en;Q=0.9', 'en'],
  ['en ; q=0.1 , ar ; q=0.2', 'ar'],
  // Arabic dialects by ISO 639-3 code.
  ['apc', 'ar'],
  ['arz,en;q=0.9', 'ar'],
  ['shu', 'ar'],
  ['acm,ar;q=0.9,en;q=0.8', 'ar'],
  // Kurdish: the next language decides.
  ['ckb,ar;q=0.8', 'ar'],
  ['kmr,ar;q=0.8,en;q=0.7', 'ar'],
  ['ku-SY,en;q=0.9,ar;q=0.8', 'en'],
  // Armenian and Syriac likewise.
  ['hy,ar;q=0.8,en;q=0.7', 'ar'],
  ['syr,hyw;q=0.9,ar;q=0.8', 'ar'],
  ['hy', 'en'],
  ['kmr', 'en'],
  ['arn', 'en'],
] as const)('Accept-Language: %s is answered in %s (LA-2)', (header, language) => {
  expect(fromBrowser(header)).toBe(language);
});

test('a cookie keeps an equals sign in its value, and only the whole name counts', () => {
  expect(cookieIn('a=1; token=x==; b=2', 'token')).toBe('x==');
  expect(cookieIn('my-token=1; =2; token', 'token')).toBeUndefined();
});
