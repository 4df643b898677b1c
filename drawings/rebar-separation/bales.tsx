import { lorry } from '../kit/entourage.ts';
import { circle, colour, line, type Point, polyline, seeded } from '../kit/geometry.ts';
import { ground, press, unitsPerMetre } from './layout.ts';

export const bale = { width: 44, height: 34 };

/** Bales of pressed bars: each a block of short strokes, with two straps. */
function Bales({ at, seed }: { at: readonly Point[]; seed: number }) {
  const random = seeded(seed);
  const { width, height } = bale;
  const steel = at
    .map(([x, y]) =>
      Array.from({ length: 13 }, () => {
        const [px, py] = [x + 5 + random() * (width - 14), y - 4 - random() * (height - 8)];
        return polyline([px, py], [px + 5 + random() * 8, py + (random() - 0.5) * 9]);
      }).join(''),
    )
    .join('');
  return (
    <g strokeLinejoin="round">
      <path
        d={at.map(([x, y]) => `M${x} ${y}h${width}v${-height}h${-width}z`).join('')}
        fill={colour.accentSoft}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <path d={steel} stroke={colour.accent} strokeWidth={line.behind} strokeLinecap="round" />
      <path
        d={at.map(([x, y]) => `M${x + 13} ${y}v${-height}m18 0v${height}`).join('')}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
    </g>
  );
}

const start = 1262;
/** Hubs on the axles of the kit's lorry. */
const hubs = [1.2, 2.5, 3.8, 9.6, 11.1]
  .map((x) => circle(start + x * unitsPerMetre, ground - 0.5 * unitsPerMetre, 6))
  .join('');

/** Bales beside the press and on the lorry to the furnace. */
export function Shipping() {
  const { body, detail, wheels } = lorry([start, ground], unitsPerMetre, 1, 'flat');
  const bed = ground - 1.41 * unitsPerMetre;
  const loaded: Point[] = [0, 1, 2, 3, 4].map((n) => [start + 8 + n * 47, bed]);
  return (
    <>
      <path d={body} fill={colour.paper} stroke={colour.ink} strokeWidth={line.behind} strokeLinejoin="round" />
      <path d={detail} fill={colour.steelSoft} stroke={colour.ink} strokeWidth={line.dimension} />
      <path d={wheels} fill={colour.ink} />
      <path d={hubs} fill={colour.steelSoft} />
      <Bales at={[...loaded, ...loaded.slice(0, 3).map(([x, y]): Point => [x + 22, y - bale.height])]} seed={2} />
      <Bales at={[[press.x + press.width + 4, ground - 12]]} seed={5} />
    </>
  );
}
