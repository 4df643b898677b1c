import { colour, line } from '../kit/geometry.ts';
import type { Metres } from '../kit/metres.ts';
import type { Hall } from '../sports-hall/hall.ts';

/**
 * The stands from above: a plain slope with an arrow that points up. No rows and seats, because their number is
 * unknown.
 */
export function StandsPlan({ scale, hall }: { scale: Metres; hall: Hall }) {
  const { x, z, u, rect } = scale;
  const { length, field, stands } = hall;
  const edge = 0.9;
  const middle = length / 2;
  const head = u(0.55);
  return (
    <g>
      <path
        d={rect(stands, 0, field - stands, length)}
        fill={colour.concrete}
        fillOpacity=".6"
        stroke={colour.ink}
        strokeWidth={line.outline}
      />
      <path
        d={`M${x(stands + edge)} ${z(0.4)}V${z(length - 0.4)}M${x(field - edge)} ${z(0.4)}V${z(length - 0.4)}`}
        stroke={colour.ink2}
        strokeWidth={line.fine}
      />
      {[0.22, 0.78].map((share) => (
        <path
          key={share}
          d={`M${x(field - edge)} ${z(middle * 2 * share)}H${x(stands + edge)}l${head}-${head / 2}m${-head} ${head / 2}l${head} ${head / 2}`}
          stroke={colour.ink}
          strokeWidth={line.behind}
        />
      ))}
    </g>
  );
}
