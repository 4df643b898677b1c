import { expect, test } from 'vitest';
import { nearestPath } from './nearest.ts';

test.each([
  ['/project/construction', '/projects/construction'],
  ['/Abot', '/about'],
  ['/ar/crisis', '/crisis'],
  ['/en/projects/water-treatment', '/projects/water-treatment'],
  ['/about.aspx?id=3', '/about'],
  ['/abuot,and more', '/about'],
  ['/machinery', '/our-projects'],
  ['/property', '/legal'],
  ['/Impressum', '/terms'],
])('for %s the nearest page is offered (NF-3)', (path, near) => {
  expect(nearestPath(path)).toBe(near);
});

test.each(['/xyz', '/wp-login.php', '/a', '/مشروع-لا-وجود-له'])(
  'for %s, near nothing, no page is offered, not even home',
  (path) => {
    expect(nearestPath(path)).toBeUndefined();
  },
);
