// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { completeLink, languageToShow, settleLanguage } from './page-language.ts';

test.each([
  // page, address, stored, history navigation: shown
  ['ar', undefined, undefined, false, 'ar'],
  ['ar', undefined, 'en', false, 'en'],
  ['ar', 'ar', 'en', false, 'ar'],
  ['ar', 'ar', 'en', true, 'en'],
  ['en', 'ar', undefined, true, 'ar'],
] as const)(
  'a page in %s, stated %s, stored %s, back %s, is shown in %s (LA-2)',
  (page, stated, stored, back, shown) => {
    expect(languageToShow(page, stated, stored, back)).toBe(shown);
  },
);

beforeEach(() => localStorage.clear());

test('stores the language that the page is shown in (LA-5)', () => {
  expect(settleLanguage('en', false)).toBe(false);
  expect(localStorage.getItem('preferred-language')).toBe('en');
  expect(document.cookie).toContain('preferred-language=en');
});

test('the toggle leads to the same address in the other language; another link states one only without cookies (LA-5)', () => {
  const link = (html: string) => {
    document.body.innerHTML = html;
    const found = document.querySelector('a')!;
    completeLink(found, 'ar');
    return found.getAttribute('href');
  };
  expect(link('<a href="/" hreflang="en"></a>')).toBe(`${location.href.split('#')[0]}?lang=en`);
  expect(link('<a href="/crisis"></a>')).toBe('/crisis');
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  expect(link('<a href="/crisis"></a>')).toBe(`${location.origin}/crisis?lang=ar`);
});
