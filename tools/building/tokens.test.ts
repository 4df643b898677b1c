import { expect, test } from 'vitest';
import { palettes } from '../../drawings/kit/palette.ts';
import { token } from './tokens.ts';

test('a drawing has the colours of the page it stands on', () => {
  const { paper, ink } = palettes;
  expect(paper).toMatchObject({
    ink: token('ink'),
    ink2: token('ink-2'),
    paper: token('paper'),
    paper2: token('paper-2'),
    accent: token('accent'),
    soft: token('accent-soft'),
    steel2: token('ink-soft'),
    water: token('water'),
  });
  expect(ink).toMatchObject({ ink: token('paper'), ink2: token('ink-3'), paper: token('ink') });
});

test('a colour that is not there is told by its name', () => {
  expect(() => token('purple')).toThrow('--color-purple');
});
