import { describe, expect, test } from 'vitest';
import { byLanguage, languages } from '../content/text.ts';
import { drawingFile, parseDrawingFile } from './drawing-file.ts';
import { indexByKey, indexBySwipe, pictureFile } from './items.ts';

describe('PJ-14 leafing through a gallery', () => {
  test('arrow keys follow the direction of the language', () => {
    expect(indexByKey('ArrowRight', 0, 3, 'en')).toBe(1);
    expect(indexByKey('ArrowLeft', 0, 3, 'ar')).toBe(1);
    expect(indexByKey('ArrowRight', 1, 3, 'ar')).toBe(0);
    expect(indexByKey('Enter', 1, 3, 'en')).toBeNull();
  });
  test('after the last comes the first', () => {
    expect(indexByKey('ArrowRight', 2, 3, 'en')).toBe(0);
    expect(indexByKey('ArrowRight', 0, 3, 'ar')).toBe(2);
  });
  test('a swipe moves the picture with the finger; taps and scrolling do nothing', () => {
    expect(indexBySwipe(-80, 10, 0, 3, 'en')).toBe(1);
    expect(indexBySwipe(80, 10, 0, 3, 'ar')).toBe(1);
    expect(indexBySwipe(-30, 0, 0, 3, 'en')).toBeNull();
    expect(indexBySwipe(-80, 90, 0, 3, 'en')).toBeNull();
  });
});

test('a picture is a file by its language, a photo is its own file', () => {
  expect(pictureFile('steel-facade', 'ar')).toBe('/drawings/steel-facade.ar.svg');
  const photo = { src: '/photos/site.jpg', width: 3, height: 2, alt: byLanguage(() => 'The site') };
  expect(pictureFile(photo, 'en')).toBe('/photos/site.jpg');
});

test('the address of a drawing’s file says what it is a file of', () => {
  for (const language of languages)
    for (const view of ['sheet', 'card', 'inline', 'still', 'strip-1'] as const)
      for (const ground of ['paper', 'ink'] as const) {
        const address = drawingFile('steel-facade', language, view, ground);
        expect(parseDrawingFile(address)).toEqual({ name: 'steel-facade', language, view, ground });
      }
  expect(parseDrawingFile('/drawings/../office.ts')).toBeNull();
});
