import type { Language } from '../../app/content/text.ts';
import { isRightToLeft } from '../../app/language/detect.ts';
import type { View } from '../kit/drawing.ts';
import { circle, colour, dash, line, polyline } from '../kit/geometry.ts';
import { Sheet } from '../kit/sheet.tsx';

interface MeasuredCircleProps {
  initials: string;
  /** Divisions of the outer ring; every third mark is longer. */
  divisions: number;
  /** A ring of bolts for the builder, a plain one for the manager. */
  bolts?: boolean;
  language: Language;
  view: View;
  title: string;
  description: string;
}

const [cx, cy, r] = [160, 160, 104];

/** Initials in a circle with centre lines, graduated like an instrument, large enough for any screen. */
export function MeasuredCircle({
  initials,
  divisions,
  bolts,
  language,
  view,
  title,
  description,
}: MeasuredCircleProps) {
  const on = (radius: number, i: number): [number, number] => {
    const angle = (i / divisions) * 2 * Math.PI - Math.PI / 2;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  };
  const all = Array.from({ length: divisions }, (_, i) => i);
  const marks = all.map((i) => polyline(on(r, i), on(r + (i % 3 ? 6 : 12), i)));
  const holes = all.filter((i) => i % 3 === 1).map((i) => circle(...on(r - 11, i), 3.4));
  return (
    <Sheet viewBox={view === 'sheet' ? '0 0 320 320' : '24 24 272 272'} title={title} description={description}>
      {() => (
        <>
          <path d={circle(cx, cy, r)} fill={colour.paper} stroke={colour.ink} strokeWidth={line.cut} />
          <path d={circle(cx, cy, r - 22)} stroke={colour.ink2} strokeWidth={line.fine} />
          <path d={marks.join('')} stroke={colour.ink} strokeWidth={line.dimension} />
          {bolts && <path d={holes.join('')} fill={colour.paper2} stroke={colour.ink} strokeWidth={line.dimension} />}
          <path
            d={`M${cx} 16v288M16 ${cy}h288`}
            stroke={colour.ink2}
            strokeWidth={line.dimension}
            strokeDasharray={dash.axis}
          />
          <path d={`M${cx - r} ${cy}l-14-5v10zm${2 * r} 0l14-5v10z`} fill={colour.accent} />
          <path d={circle(cx, cy, 56)} fill={colour.paper} />
          <text
            x={cx}
            y={isRightToLeft(language) ? cy + 18 : cy + 23}
            fontSize="64"
            fontWeight="600"
            textAnchor="middle"
            direction={isRightToLeft(language) ? 'rtl' : undefined}
          >
            {initials}
          </text>
        </>
      )}
    </Sheet>
  );
}
