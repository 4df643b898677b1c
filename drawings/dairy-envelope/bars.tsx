import { isRightToLeft } from '../../app/language/detect.ts';
import { formats } from '../../app/language/format.ts';
import type { DrawingProps } from '../kit/drawing.ts';
import { colour, dash, line, round } from '../kit/geometry.ts';
import { Label } from '../kit/label.tsx';
import { hatch } from '../kit/sheet.tsx';

interface BarsProps extends Pick<DrawingProps, 'language' | 'labels'> {
  id: string;
  percent: number;
  from: number;
  to: number;
  y: number;
  /** The vertical distance of the bars. */
  step: number;
  /** Whether the bars have labels. */
  words?: boolean;
}

/** The energy demand of the reference building and of this one, as two scale bars that fill from the reading side. */
export function EnergyBars({ id, percent, language, labels, from, to, y, step, words }: BarsProps) {
  const rtl = isRightToLeft(language);
  const width = to - from;
  const start = rtl ? to : from;
  const bar = (share: number, top: number): string => {
    const length = round((rtl ? -1 : 1) * width * (share / 100));
    return `M${start} ${top}h${length}v56h${-length}z`;
  };
  const ticks = Array.from(
    { length: 11 },
    (_, index) => `M${round(from + (width * index) / 10)} ${y + 56}v${index % 5 ? 8 : 14}`,
  );
  const rows = [
    { top: y, share: 100, word: labels.reference },
    { top: y + step, share: percent, word: labels.building },
  ];
  return (
    <g>
      {words &&
        rows.map(({ top, share, word }) => (
          <g key={top}>
            <Label
              at={[start, top - 22]}
              size={24}
              weight={600}
              language={language}
              fill={share === 100 ? undefined : colour.accent}
            >
              {word}
            </Label>
          </g>
        ))}
      <path d={bar(100, y)} fill={hatch(id, 'steel')} fillOpacity=".5" stroke={colour.ink} strokeWidth={line.outline} />
      <path d={ticks.join('')} stroke={colour.ink} strokeWidth={line.dimension} />
      <path d={bar(100, y + step)} stroke={colour.ink2} strokeWidth={line.behind} strokeDasharray={dash.ghost} />
      <path d={bar(percent, y + step)} fill={colour.accent} stroke={colour.ink} strokeWidth={line.outline} />
      {words &&
        rows.map(({ top, share }) => (
          <Label
            key={`${top}n`}
            at={[start + (rtl ? -1 : 1) * (width * (share / 100) - 14), top + 39]}
            size={30}
            weight={600}
            anchor="end"
            language={language}
            halo={share === 100}
            fill={share === 100 ? colour.ink : colour.paper}
          >
            {formats[language].percent(share)}
          </Label>
        ))}
    </g>
  );
}
