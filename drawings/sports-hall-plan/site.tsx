import { circle, colour, line, round } from '../kit/geometry.ts';
import type { Metres } from '../kit/metres.ts';
import type { Hall } from '../sports-hall/hall.ts';
import { entrances } from './rooms.tsx';

/** Forecourt with paving and trees in front of the entrances, parking behind the wing. */
export function Site({ scale, hall }: { scale: Metres; hall: Hall }) {
  const { rect, x, z, u } = scale;
  const { length, width } = hall;
  const paths = entrances(hall).map((y) => rect(-60, y - 3, 60, 6));
  const slabs = entrances(hall).map(
    (y) =>
      `M${x(-60)} ${z(y - 1)}H${x(0)}M${x(-60)} ${z(y + 1)}H${x(0)}${Array.from({ length: 16 }, (_, n) => `M${x(-n * 2)} ${z(y - 3)}v${u(-6)}`).join('')}`,
  );
  const trees = [
    [-5, 3], [-12, 4.4], [-19, 2.6], [-4.6, 20.6], [-10.4, 28], [-16.6, 21.4], [-21, 28.6], [-5.6, 30], [-5, 46.4], [-12.4, 47.4], [-19.4, 45.6],
    [width + 6.6, 2], [width + 6.8, 17], [width + 6.6, 31], [width + 6.8, 47], [width + 25, 8], [width + 26, 33], [width + 24.6, 45],
  ] as const; // biome-ignore format: a table
  const bays = Array.from({ length: 17 }, (_, n) => `M${x(width + 11)} ${z(2 + n * 2.8)}h${u(5)}`);
  const cars = [0, 1, 2, 4, 5, 6, 8, 9, 11, 12, 13, 15].map((n) => rect(width + 11.4, 2.5 + n * 2.8, 4.3, 1.8));
  const roofs = [0, 1, 2, 4, 5, 6, 8, 9, 11, 12, 13, 15].map((n) => rect(width + 12.6, 2.7 + n * 2.8, 2, 1.4));
  const crown = trees.map(([tx, ty], index) => circle(x(tx), z(ty), round(u(1.9 + (index % 3) * 0.5))));
  const cycles = Array.from({ length: 12 }, (_, n) => `M${x(-2.2)} ${z(length * 0.5 - 3 + n * 0.5)}h${u(1.5)}`);
  return (
    <g>
      <path d={paths.join('')} fill={colour.paper2} />
      <path d={slabs.join('')} stroke={colour.ink2} strokeOpacity=".5" strokeWidth={line.texture} />
      <path d={rect(width + 10, 0, 11, length) + rect(width + 21, length * 0.44, 40, 5)} fill={colour.paper2} />
      <path d={bays.join('')} stroke={colour.ink2} strokeWidth={line.fine} />
      <path d={cars.join('')} fill={colour.paper} stroke={colour.ink} strokeWidth={line.dimension} />
      <path d={roofs.join('')} fill={colour.steelSoft} stroke={colour.ink} strokeWidth={line.texture} />
      <path d={cycles.join('')} stroke={colour.ink} strokeWidth={line.behind} />
      <path d={crown.join('')} fill={colour.green} fillOpacity=".45" stroke={colour.ink} strokeWidth={line.fine} />
      <path
        d={trees.map(([tx, ty]) => `M${x(tx)} ${z(ty)}h.1`).join('')}
        stroke={colour.ink}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  );
}
