import type { ReactNode } from 'react';
import type { Language } from '../../app/content/text.ts';
import { colour, line, type Point, polyline, round } from './geometry.ts';
import { Label } from './label.tsx';

interface CalloutProps {
  /** Position of the text. */
  at: Point;
  /** The named point; a thin leader with a dot ends there. */
  to: Point;
  language: Language;
  anchor?: 'start' | 'middle' | 'end';
  /** A second line in bold, for a figure. */
  figure?: string;
  children: ReactNode;
}

/**
 * A label with a leader, for drawings with few enough parts to name in place. The leader starts on the side that faces
 * its point.
 */
export function Callout({ at: [x, y], to, language, anchor = 'middle', figure, children }: CalloutProps) {
  const below = to[1] > y;
  const foot = y + (below ? (figure ? 38 : 9) : -19);
  const start: Point = [anchor === 'middle' ? x : x + (anchor === 'start' ? 8 : -8), foot];
  return (
    <g className="callout">
      <path d={polyline(start, to)} stroke={colour.ink} strokeWidth={line.dimension} />
      <circle cx={round(to[0])} cy={round(to[1])} r="2.3" fill={colour.ink} />
      <Label at={[x, y]} anchor={anchor} language={language} halo>
        {children}
      </Label>
      {figure && (
        <Label at={[x, y + 28]} size={19} weight={600} anchor={anchor} language={language} halo>
          {figure}
        </Label>
      )}
    </g>
  );
}
