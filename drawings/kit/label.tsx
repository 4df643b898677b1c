import type { ReactNode } from 'react';
import type { Language } from '../../app/content/text.ts';
import { isRightToLeft } from '../../app/language/detect.ts';
import { colour, type Point, round } from './geometry.ts';
import { upright, uprightVertical, useMirrored } from './mirror.tsx';

interface LabelProps {
  at: Point;
  /** One of the sheet's text sizes; smaller text is illegible. */
  size?: 13.3 | 16 | 19 | 24 | 30;
  weight?: 400 | 600;
  anchor?: 'start' | 'middle' | 'end';
  /** Only the text has the language's direction, so that anchors stay geometric. */
  language: Language;
  mono?: boolean;
  vertical?: boolean;
  /** A paper-coloured outline for a label that crosses lines; a colour for labels on another ground. */
  halo?: boolean | string;
  fill?: string;
  children: ReactNode;
}

/**
 * On mirrored geometry, left-to-right text moves to the other side of its point; right-to-left text does so by itself.
 */
const opposite = { start: 'end', middle: 'middle', end: 'start' } as const;

/** Text inside a drawing. */
export function Label({
  at: [x, y],
  size = 16,
  weight,
  anchor,
  language,
  mono,
  vertical,
  halo,
  fill,
  children,
}: LabelProps) {
  const mirrored = useMirrored();
  const side = mirrored && !isRightToLeft(language) ? opposite[anchor ?? 'start'] : anchor;
  const turned = vertical ? `rotate(-90 ${round(x)} ${round(y)})` : undefined;
  return (
    <text
      x={round(x)}
      y={round(y)}
      fontSize={size}
      fontWeight={weight === 600 ? 600 : undefined}
      textAnchor={side === 'start' ? undefined : side}
      direction={isRightToLeft(language) ? 'rtl' : undefined}
      className={mono ? 'mono' : undefined}
      fill={fill}
      transform={mirrored ? (vertical ? uprightVertical(x, y) : upright(x)) : turned}
      {...(halo
        ? {
            paintOrder: 'stroke',
            stroke: halo === true ? colour.paper : halo,
            strokeWidth: 5,
            strokeLinejoin: 'round' as const,
          }
        : {})}
    >
      {children}
    </text>
  );
}
