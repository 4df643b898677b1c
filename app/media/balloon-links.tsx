import { drawingFacts } from 'virtual:drawing-facts';
import type { Text } from '../content/text.ts';
import { directionOf } from '../language/detect.ts';
import { useLanguage } from '../language/provider.tsx';

/** The id of a balloon's name in the list of names under the opening drawing. */
export const nameId = (n: number): string => `name-${n}`;

interface BalloonLinksProps {
  of: string;
  names: readonly Text[];
  /** The drawing stands at the lower edge of its room. */
  low: boolean;
}

/** The balloons of a whole sheet as links to their names; laid over the file. */
export function BalloonLinks({ of, names, low }: BalloonLinksProps) {
  const { language, t } = useLanguage();
  const { sheet, balloons } = drawingFacts[of]!;
  return (
    <svg
      className="balloon-links"
      viewBox={`0 0 ${sheet.join(' ')}`}
      preserveAspectRatio={low ? 'xMidYMax' : undefined}
    >
      {balloons[directionOf(language)].map(
        ({ n, x, y, r }, index) =>
          names[n - 1] && (
            <a key={index} href={`#${nameId(n)}`} aria-label={`${n}: ${t(names[n - 1]!)}`}>
              <circle cx={x} cy={y} r={r} />
            </a>
          ),
      )}
    </svg>
  );
}
