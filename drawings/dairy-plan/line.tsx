import type { Building } from '../dairy-axonometric/building.ts';
import { colour, line, type Point } from '../kit/geometry.ts';
import type { Metres } from '../kit/metres.ts';
import { east, west } from './walls.tsx';

const edge = { stroke: colour.ink, strokeWidth: line.dimension } as const;

/** The filling line between the cores: buffer tanks, filler, conveyor in a U, labeller, packer, palletiser, pallets, forklift. */
export function FillingLine({ scale, building }: { scale: Metres; building: Building }) {
  const { rect, ring, line: open, u, x, z } = scale;
  const { depth } = building;
  const [left, right] = [west + 2.2, east(building) - 1.6];
  const [low, high] = [5.6, depth - 5.6];
  const conveyor = open([left + 5, high], [right - 3.4, high], [right - 3.4, low], [left + 8, low]);
  const bottles = `M${x(left + 6)} ${z(high)}H${x(right - 4.4)}M${x(right - 5)} ${z(low)}H${x(left + 13.6)}`;
  // A column stands between the second and third tank. One pipe leads from all three to the filler.
  const [radius, pipe] = [1.2, depth - 3.15];
  const tanks = [0, 1, 2].map((n): Point => [building.axesX[2]! + (n - 1.5) * 3.55, depth - 1.5]);
  const pallets = Array.from({ length: 6 }, (_, n) =>
    [0, 1].map((r) => rect(left + 1.2 + n * 1.55, 0.7 + r * 1.5, 1.2, 1.1)).join(''),
  ).join('');
  const crosses = Array.from({ length: 6 }, (_, n) =>
    [0, 1].map((r) => open([left + 1.8 + n * 1.55, 0.7 + r * 1.5], [left + 1.8 + n * 1.55, 1.8 + r * 1.5])).join(''),
  ).join('');
  const [first, second, third] = tanks as [Point, Point, Point];
  const milk = open(first, [first[0], pipe], [third[0], pipe], third) + open(second, [second[0], high]);
  return (
    <g strokeLinejoin="round">
      <path d={conveyor} stroke={colour.ink} strokeWidth={u(0.9)} />
      <path d={conveyor} stroke={colour.paper} strokeWidth={u(0.9) - 3} />
      <path d={bottles} stroke={colour.accent} strokeWidth="5" strokeDasharray=".1 9" strokeLinecap="round" />
      <path d={milk} stroke={colour.accent} strokeWidth={line.ground} />
      <path
        d={tanks.map(([cx, cy]) => ring(cx, cy, radius)).join('')}
        fill={colour.accentSoft}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <path d={tanks.map(([cx, cy]) => ring(cx, cy, 0.3)).join('')} fill={colour.accent} {...edge} />
      <path d={rect(left + 0.4, high - 2.05, 5, 4.1)} fill={colour.accentSoft} {...edge} />
      <path d={ring(left + 2.9, high, 1.8)} fill={colour.accent} stroke={colour.ink} strokeWidth={line.behind} />
      <path
        d={Array.from({ length: 12 }, (_, n) =>
          ring(left + 2.9 + 1.4 * Math.cos((n * Math.PI) / 6), high + 1.4 * Math.sin((n * Math.PI) / 6), 0.18),
        ).join('')}
        fill={colour.paper}
      />
      <path
        d={
          rect(left + 11.6, high - 1.1, 2.4, 2.2) +
          rect(right - 4.5, (low + high) / 2 - 1.8, 2.2, 3.6) +
          rect(left + 13.6, low - 1.2, 3.4, 2.4)
        }
        fill={colour.accent}
        {...edge}
      />
      <path d={ring(left + 9.2, low, 1)} fill={colour.ink2} {...edge} />
      <path
        d={open([left + 9.2, low], [left + 7.6, low - 1], [left + 6.2, low - 0.4])}
        stroke={colour.ink}
        strokeWidth={u(0.5)}
      />
      <path
        d={open([left + 9.2, low], [left + 7.6, low - 1], [left + 6.2, low - 0.4])}
        stroke={colour.accent}
        strokeWidth={u(0.5) - 3}
      />
      <path
        d={rect(left + 3.2, low - 1.4, 3.4, 2.8)}
        stroke={colour.ink}
        strokeWidth={line.dimension}
        strokeDasharray="6 4"
      />
      <path d={`${rect(left + 4.2, low - 0.6, 1.2, 1.1)}${pallets}`} fill={colour.sand} {...edge} />
      <path d={crosses} stroke={colour.ink} strokeWidth={line.texture} />
      <Racks scale={scale} at={[left + 9, (low + high) / 2]} />
      <People
        scale={scale}
        at={[
          [left + 7, high - 1.8],
          [left + 15.6, high - 1.9],
          [right - 6.4, (low + high) / 2 + 2.4],
          [left + 12, low + 1.6],
          [left + 18.4, low + 1.9],
          [left + 9.4, (low + high) / 2 - 2.2],
          [left + 18.6, (low + high) / 2],
        ]}
      />
      <Forklift scale={scale} at={[left + 13.4, 1.8]} />
    </g>
  );
}

function Forklift({ scale, at: [fx, fy] }: { scale: Metres; at: [number, number] }) {
  const { rect, open } = { rect: scale.rect, open: scale.line };
  return (
    <>
      <path
        d={open([fx - 1.1, fy - 0.25], [fx, fy - 0.25]) + open([fx - 1.1, fy + 0.25], [fx, fy + 0.25])}
        stroke={colour.ink}
        strokeWidth={line.cut}
      />
      <path d={rect(fx, fy - 0.55, 2, 1.1)} fill={colour.steel} {...edge} />
      <path d={rect(fx + 0.7, fy - 0.4, 0.8, 0.8)} fill={colour.paper} {...edge} />
    </>
  );
}

/** Shelves with packing material, back to back, in the middle of the hall. */
function Racks({ scale: { rect }, at: [rx, ry] }: { scale: Metres; at: [number, number] }) {
  const shelves = [-1.3, 0.2].map((dy) =>
    Array.from({ length: 6 }, (_, n) => rect(rx + n * 1.5, ry + dy, 1.5, 1.1)).join(''),
  );
  const boxes = [-1.15, 0.35].map((dy, row) =>
    Array.from({ length: 12 }, (_, n) =>
      (n + row) % 5 === 3 ? '' : rect(rx + 0.1 + n * 0.75, ry + dy, 0.55, 0.8),
    ).join(''),
  );
  return (
    <>
      <path d={shelves.join('')} fill={colour.paper} {...edge} />
      <path d={boxes.join('')} fill={colour.sand} stroke={colour.ink} strokeWidth={line.texture} />
    </>
  );
}

/** People from above: shoulders and head. */
function People({ scale, at }: { scale: Metres; at: readonly (readonly [number, number])[] }) {
  const { x, z, u, ring } = scale;
  const shoulders = at.map(([px, py]) => `M${x(px - 0.16)} ${z(py)}h${u(0.32)}`);
  return (
    <>
      <path d={shoulders.join('')} stroke={colour.ink} strokeWidth={u(0.26)} strokeLinecap="round" />
      <path
        d={at.map(([px, py]) => ring(px, py, 0.12)).join('')}
        fill={colour.paper}
        stroke={colour.ink}
        strokeWidth={line.fine}
      />
    </>
  );
}
