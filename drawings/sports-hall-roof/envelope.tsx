import { colour, line, type Point } from '../kit/geometry.ts';
import type { Metres } from '../kit/metres.ts';
import { hatch } from '../kit/sheet.tsx';
import { heights } from '../sports-hall/hall.ts';
import { type NodeProps, over } from './node.tsx';

/** Roof layers from the deck up to the membrane, the eaves with fascia and gutter, and the wall outside the column. */
export function Envelope({ scale, id, reach, low }: NodeProps & { low: number }) {
  const { area, line: open, rect, x, z, u } = scale;
  const depth = heights.girder;
  const eaves = -1.15;
  const band = (from: number, to: number, left = eaves): string =>
    area(over(left, depth + from), over(reach, depth + from), over(reach, depth + to), over(left, depth + to));
  const count = Math.floor((reach - eaves) / 0.09);
  const wool = Array.from(
    { length: count },
    (_, index): Point => over(eaves + 0.06 + index * 0.09, depth + (index % 2 ? 0.41 : 0.15)),
  );
  const boards = Array.from({ length: 9 }, (_, index) => -0.14 - index * 0.2).filter((h) => h > low);
  const soffit = over(-0.48, depth - 0.1)[1];
  return (
    <g strokeLinejoin="round">
      <path
        d={rect(-0.34, low, 0.3, soffit - low)}
        fill={colour.paper}
        stroke={colour.ink}
        strokeWidth={line.outline}
      />
      <path
        d={`M${x(-0.34)} ${z(low)}${`l${u(0.3)} ${u(-0.07)}l${u(-0.3)} ${u(-0.07)}`.repeat(Math.floor((soffit - low) / 0.14))}`}
        stroke={colour.accent}
        strokeWidth={line.fine}
      />
      <path
        d={rect(-0.46, low, 0.05, soffit - low)}
        fill={colour.sand}
        stroke={colour.ink}
        strokeWidth={line.outline}
      />
      <path
        d={
          boards.map((h) => open([-0.46, h], [-0.41, h])).join('') +
          Array.from({ length: 9 }, (_, index) => open([-0.46, 0.06 + index * 0.2], [-0.41, 0.06 + index * 0.2]))
            .filter((_, index) => 0.06 + index * 0.2 < soffit)
            .join('')
        }
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path d={band(0, 0.1, -1.05)} fill={hatch(id, 'steel')} stroke={colour.ink} strokeWidth={line.outline} />
      <path d={band(0.12, 0.44)} fill={colour.paper} stroke={colour.ink} strokeWidth={line.outline} />
      <path d={open(...wool)} stroke={colour.accent} strokeWidth={line.dimension} />
      <path
        d={open(over(-1.05, depth + 0.11), over(reach, depth + 0.11))}
        stroke={colour.water}
        strokeWidth={line.cut}
      />
      <path
        d={open(over(eaves - 0.02, depth + 0.46), over(reach, depth + 0.46))}
        stroke={colour.ink}
        strokeWidth={line.ground}
      />
      <path
        d={area(
          over(eaves, depth - 0.12),
          over(eaves + 0.06, depth - 0.12),
          over(eaves + 0.06, depth + 0.44),
          over(eaves, depth + 0.44),
        )}
        fill={colour.sand}
        stroke={colour.ink}
        strokeWidth={line.outline}
      />
      <path
        d={area(
          over(eaves + 0.06, depth - 0.12),
          over(-0.1, depth - 0.12),
          over(-0.1, depth - 0.08),
          over(eaves + 0.06, depth - 0.08),
        )}
        fill={colour.sand}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <Gutter scale={scale} at={over(eaves - 0.14, depth + 0.3)} />
    </g>
  );
}

function Gutter({ scale: { x, z, u }, at: [gx, gz] }: { scale: Metres; at: Point }) {
  const r = u(0.12);
  return (
    <>
      <path
        d={`M${x(gx - 0.12)} ${z(gz)}a${r} ${r} 0 0 0 ${u(0.24)} 0`}
        fill={colour.waterSoft}
        stroke={colour.ink}
        strokeWidth={line.cut}
      />
      <path
        d={`M${x(gx - 0.12)} ${z(gz)}a${u(0.025)} ${u(0.025)} 0 1 1 0-.1`}
        stroke={colour.ink}
        strokeWidth={line.outline}
      />
    </>
  );
}
