import type { Point } from '../kit/geometry.ts';

/** The crossing of the pump's axis with the middle of its volute. */
export const centre: Point = [560, 672];

/** Sump floor, underside and top of the slab above, water level. */
export const floor = 802;
export const slab = { top: 214, bottom: 250 } as const;
export const water = 372;

/** Axis of the delivery pipe: rising, then level above the slab. */
export const riser = 940;
export const delivery = 140;
export const bore = 92;

export const height = 900;

/**
 * Path data relative to the centre. Number pairs in `text` are absolute offsets, so only M, L, H, V, C, Q are allowed.
 */
export const around = (text: string): string =>
  text.replace(/([MLHVCQZ])([^MLHVCQZ]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.trim().split(/[ ,]+/).filter(Boolean).map(Number);
    const moved = numbers.map((value, i) =>
      command === 'H' ? value + centre[0] : command === 'V' ? value + centre[1] : value + centre[i % 2]!,
    );
    return command + moved.join(' ');
  });

/** The same path on both sides of the axis. */
export const bothSides = (text: string): string =>
  around(text) +
  around(
    text.replace(/([MLHCQ])([^MLHVCQZ]*)/g, (_, command: string, rest: string) => {
      const numbers = rest.trim().split(/[ ,]+/).filter(Boolean).map(Number);
      return command + numbers.map((value, i) => (command === 'H' || i % 2 === 0 ? -value : value)).join(' ');
    }),
  );
