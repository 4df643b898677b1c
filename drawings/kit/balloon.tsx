import { colour, line, type Point, polyline, round } from './geometry.ts';
import { upright, useMirrored } from './mirror.tsx';

interface BalloonProps {
  at: Point;
  n: number | string;
  /** The named point; a thin leader with a dot ends there. */
  to?: Point;
  r?: number;
  solid?: boolean;
}

/** A numbered balloon; the legend, in HTML, explains the number. */
export function Balloon({ at: [x, y], n, to, r = 13, solid }: BalloonProps) {
  const mirrored = useMirrored();
  const distance = to ? Math.hypot(to[0] - x, to[1] - y) : 0;
  const size = r > 24 ? 28 : r >= 20 ? 24 : r > 13 ? 16 : 13.3;
  return (
    <g className={typeof n === 'number' ? 'callout numbered' : 'callout'}>
      {to && distance > r && (
        <>
          <path
            d={polyline([x + ((to[0] - x) * r) / distance, y + ((to[1] - y) * r) / distance], to)}
            stroke={colour.ink}
            strokeWidth={line.dimension}
          />
          <circle cx={round(to[0])} cy={round(to[1])} r="2.3" fill={colour.ink} />
        </>
      )}
      {/* Its number is enlarged where the sheet is shown small (svg.ts). */}
      <g className={size < 24 ? 'balloon' : 'large-balloon'}>
        <circle
          cx={round(x)}
          cy={round(y)}
          r={r}
          fill={solid ? colour.ink : colour.paper}
          stroke={colour.ink}
          strokeWidth={line.behind}
        />
        <text
          x={round(x)}
          y={round(y + size * 0.36)}
          fontSize={size}
          fontWeight={600}
          textAnchor="middle"
          transform={mirrored ? upright(x) : undefined}
          fill={solid ? colour.paper : undefined}
        >
          {n}
        </text>
      </g>
    </g>
  );
}
