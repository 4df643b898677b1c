import type { Language } from '../content/text.ts';
import { isRightToLeft } from '../language/detect.ts';
import { useLanguage } from '../language/provider.tsx';

interface Line {
  text: string;
  className: string;
  lang?: Language;
}

interface MapLabelProps {
  from: readonly [x: number, y: number];
  /**
   * The near end of the leader; the text continues beyond it, on the same side in both languages: maps do not mirror.
   */
  to: readonly [x: number, y: number];
  name: string;
  nameClass?: string;
  /** The lines under the name. */
  children: readonly Line[];
}

/** A leader from a mark on the map to its name and a line of text. */
export function MapLabel({ from, to: [x, y], name, nameClass = 'map-name', children }: MapLabelProps) {
  const { language } = useLanguage();
  const right = x > from[0];
  const sign = right ? 1 : -1;
  const angle = Math.atan2(y - from[1], x - from[0]);
  const start = [from[0] + 6 * Math.cos(angle), from[1] + 6 * Math.sin(angle)].map((part) => part.toFixed(1));
  const text = (of: Language) =>
    ({
      x: x + 6 * sign,
      y,
      // In Arabic text the anchor counts from the right.
      textAnchor: right !== isRightToLeft(of) ? 'start' : 'end',
      direction: isRightToLeft(of) ? 'rtl' : undefined,
    }) as const;
  return (
    <>
      <path className="map-leader" d={`M${start[0]} ${start[1]}L${x - 8 * sign} ${y}h${8 * sign}`} />
      <text {...text(language)} className={nameClass}>
        {name}
      </text>
      {children.map((line) => (
        <text key={line.className} {...text(line.lang ?? language)} lang={line.lang} className={line.className}>
          {line.text}
        </text>
      ))}
    </>
  );
}
