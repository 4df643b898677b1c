import { circle, colour, line, round } from '../kit/geometry.ts';

/** Trees from above, in rows and groups. */
export function Trees({ at }: { at: readonly (readonly [x: number, y: number, r: number])[] }) {
  return (
    <g>
      <path d={at.map(([x, y, r]) => circle(x + 3, y + 3, r)).join('')} fill={colour.ink} fillOpacity=".12" />
      <path
        d={at.map(([x, y, r]) => circle(x, y, r)).join('')}
        fill={colour.green}
        fillOpacity=".55"
        stroke={colour.ink}
        strokeWidth={line.texture}
      />
      <path
        d={at
          .map(
            ([x, y, r]) =>
              `M${round(x)} ${y}l${round(r * 0.6)}-${round(r * 0.4)}m${round(-r * 0.6)} ${round(r * 0.4)}l-${round(r * 0.5)}-${round(r * 0.5)}`,
          )
          .join('')}
        stroke={colour.ink}
        strokeWidth={line.texture}
      />
    </g>
  );
}
