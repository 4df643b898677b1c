import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knownPath } from '../app/document/known-path.ts';
import { repairAddress, repairQuery } from './repair-address.ts';

const guide = '/guides/sorting-rubble.pdf';
const find = (path: string) => knownPath(path) ?? (path === guide ? guide : undefined);
const repair = (address: string) => {
  const [path = '', ...search] = address.split(/(?=\?)/);
  return repairAddress(path, search.join(''), find);
};

describe('DV-1: leads a mangled link to its page', () => {
  test.each([
    ['/projects/recycling%3Ffbclid=1', '/projects/recycling?fbclid=1'],
    ['/projects/recycling%3Ffbclid%3D1', '/projects/recycling?fbclid=1'],
    ['/projects/recycling%253Ffbclid%253D1', '/projects/recycling?fbclid=1'],
    ['/about&lang=en', '/about?lang=en'],
    ['/about&amp;lang=en', '/about?lang=en'],
    ['/about;lang=en', '/about?lang=en'],
    ['/about&lang=EN?fbclid=1', '/about?lang=en&fbclid=1'],
    ['//projects', '/projects'],
    ['///projects///recycling//', '/projects/recycling'],
    ['/\\projects', '/projects'],
    ['/projects%2Frecycling', '/projects/recycling'],
    ['/projects.', '/projects'],
    ['/projects...', '/projects'],
    ['/projects%E2%80%A6', '/projects'],
    ['/projects%D8%8C', '/projects'],
    ['/projects%D8%8C%D9%88%D8%B4%D9%83%D8%B1%D8%A7', '/projects'],
    ['/projects%D9%88', '/projects'],
    ['/projects%20and%20more', '/projects'],
    ['/projects)', '/projects'],
    ['/projects%29.', '/projects'],
    ['/projects](https://example.org/projects)', '/projects'],
    ['/projects%22%3Ehere%3C/a%3E', '/projects'],
    ['/projects*', '/projects'],
    ['/projects_', '/projects'],
    ['/projects%C2%BB', '/projects'],
    ['/projects%E2%80%8F', '/projects'],
    ['/%E2%80%8Eprojects', '/projects'],
    ['/%20projects', '/projects'],
    ['/Projects/Recycling%20', '/projects/recycling'],
    ['/our%E2%80%93projects', '/our-projects'],
    ['/our%E2%80%91projects', '/our-projects'],
    ['/our%C2%ADprojects', undefined],
    ['/our_projects', '/our-projects'],
    ['/our%20projects', '/our-projects'],
    ['/projects/water-%0A%20treatment', '/projects/water-treatment'],
    ['/projects/water-treatment%', '/projects/water-treatment'],
    ['/projects/water-treatment%A1', '/projects/water-treatment'],
    ['/projects/water-treatment=', '/projects/water-treatment'],
    ['/crisis%23severity', '/crisis#severity'],
    ['/crisis%23severity%29', '/crisis#severity'],
    ['/about.html', '/about'],
    ['/index.php', '/'],
    ['/projects/index.html', '/projects'],
    ['/https://example.org/about', '/about'],
    ['/https:/example.org/', '/'],
    ['/www.example.org/about', '/about'],
    ['/%20', '/'],
    ['/%D8%8C', '/'],
    ['/guides/sorting-rubble.pdf%E2%80%8F', guide],
    ['/guides/sorting-rubble.pdf).', guide],
    ['/guides/sorting-rubble.pdf%3Ffbclid=1', `${guide}?fbclid=1`],
  ])('repairs %s to %s', (address, expected) => {
    expect(repair(address)).toBe(expected);
  });

  test.each(['/xyz', '/wp-login.php', '/ar/about', '/.env', '/%D9%85%D8%B4%D8%B1%D9%88%D8%B9', '/x%3Flang=en', '//x'])(
    'repairs %s to nothing',
    (address) => {
      expect(repairAddress(address, '', find)).toBeUndefined();
    },
  );

  test.each([
    ['?lang=EN', '?lang=en'],
    ['?LANG=en', '?lang=en'],
    ['?lang=en-US', '?lang=en'],
    ['?amp;lang=en', '?lang=en'],
    ['?utm_source=x&amp;lang=en', '?utm_source=x&lang=en'],
    ['?utm_source=x&amp%3Blang=en', '?utm_source=x&lang=en'],
    ['??lang=en', '?lang=en'],
    ['?lang=en?fbclid=1', '?lang=en&fbclid=1'],
    ['?lang=en%3Ffbclid%3D1', '?lang=en&fbclid=1'],
    ['?lang=en.', '?lang=en'],
    ['?lang=ar%D8%8C', '?lang=ar'],
    ['?lang=en%E2%80%8F', '?lang=en'],
    ['?lang=%22en%22', '?lang=en'],
    ['?lang=en/', '?lang=en'],
    ['?by=tonnes&t=5000).', '?by=tonnes&t=5000'],
    ['?subject=machinery%D8%8C', '?subject=machinery'],
  ])('reads the query %s as %s', (address, expected) => {
    expect(repairQuery(address)).toBe(expected);
  });

  test.each([
    '',
    '?',
    '?q=what?',
    '?q=a?b=c',
    '?q=end.',
    '?by=tonnes&t=5000.5',
    '?lang=de',
    '?lang=',
    '?a=1+2&&b=%20c',
  ])('leaves the query %s unchanged', (address) => {
    expect(repairQuery(address)).toBe(address);
  });

  test('needs no second repair and stays on this site', () => {
    const piece = fc.constantFrom(
      ...'/projects|/about|%3F|?|&|amp;|lang=|EN|en|%2F|//|\\|.|)|%E2%80%8F|%D8%8C|%23| |=|;|*|%25|x'.split('|'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
        const address = `/${pieces.join('')}`;
        const repaired = repair(address);
        if (repaired === undefined) return;
        const { origin, pathname, search } = new URL(repaired, 'https://site.example');
        expect(origin).toBe('https://site.example');
        expect(find(pathname)).toBe(pathname);
        expect(repairQuery(search)).toBe(search);
      }),
      { numRuns: 5_000 },
    );
  });

  test('leaves an address alone that is longer than any link', () => {
    expect(repair(`/projects${'.'.repeat(2_000)}`)).toBeUndefined();
    expect(repairQuery(`?${'amp;'.repeat(500)}lang=EN`)).toContain('lang=EN');
  });
});
