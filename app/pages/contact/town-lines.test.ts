import { expect, test } from 'vitest';
import { office } from '../../content/office.ts';
import { isOnMap, place } from './town-lines.ts';

test('CO-1: the still map shows the office’s town and no other', () => {
  const { latitude, longitude } = office.position;
  expect(isOnMap(longitude, latitude)).toBe(true);
  expect(isOnMap(13.4, 52.5)).toBe(false);
  expect(isOnMap(36.3, 33.5)).toBe(false);
});

test('north is up and east is right', () => {
  const [x, y] = place([7.5, 51.6]);
  expect(x).toBeGreaterThan(0);
  expect(y).toBeLessThan(0);
});
