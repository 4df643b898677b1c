import { colour, line } from '../kit/geometry.ts';
import { bay, ground, type Lot, storey, top } from './street.ts';

/** An intact building: shops, windows, balconies in every second bay, water tanks and dishes on the roof. */
export function Standing({ lots }: { lots: readonly Lot[] }) {
  const each = (draw: (lot: Lot) => string): string => lots.map(draw).join('');
  const cells = (draw: (x: number, y: number, n: number, floor: number) => string) =>
    each((lot) =>
      Array.from({ length: lot.floors - 1 }, (_, f) =>
        [0, 1, 2, 3, 4].map((n) => draw(Math.round(lot.x + n * bay(lot)), ground - (f + 2) * storey, n, f)).join(''),
      ).join(''),
    );
  const balcony = (n: number) => n === 1 || n === 3;
  return (
    <g stroke={colour.ink} strokeWidth={line.dimension}>
      <path
        d={each(({ x, ...lot }) => {
          const y = top({ x, ...lot });
          return `M${x + 14} ${y - 4}v-13h14v13m7 0v-13h14v13M${x + lot.width - 40} ${y - 4}v-20h22v20`;
        })}
        fill={colour.steelSoft}
      />
      <path
        d={each((lot) => {
          const y = top(lot);
          return `M${lot.x + 62} ${y - 4}v-26m-6 5h12m-10-5h8M${lot.x + 76} ${y - 4}v-9m-6-7q2 9 10 8z`;
        })}
      />
      <path
        d={each((lot) => `M${lot.x} ${ground}v${-lot.floors * storey}h${lot.width}v${lot.floors * storey}z`)}
        fill={colour.paper}
        strokeWidth={line.cut}
      />
      <path d={each((lot) => `M${lot.x - 5} ${top(lot)}v-5h${lot.width + 10}v5z`)} fill={colour.ink} />
      <path
        d={each((lot) =>
          Array.from({ length: lot.floors - 1 }, (_, f) => `M${lot.x} ${ground - (f + 1) * storey}h${lot.width}`).join(
            '',
          ),
        )}
        strokeWidth={line.texture}
        strokeOpacity=".6"
      />
      <path
        d={cells((x, y, n, floor) =>
          balcony(n)
            ? `M${x + 6} ${y + 4}h12v16h-12z`
            : (floor * 3 + n) % 7 === 0
              ? ''
              : `M${x + 6} ${y + 5}h11v9h-11z`,
        )}
        fill={colour.steelSoft}
        strokeWidth={line.fine}
      />
      <path
        d={cells((x, y, n, floor) =>
          !balcony(n) && (floor * 3 + n) % 7 === 0 ? `M${x + 6} ${y + 5}h11v9h-11zm0 3h11m-11 3h11` : '',
        )}
        fill={colour.sand}
        strokeWidth={line.fine}
      />
      <path
        d={cells((x, y, n) => (balcony(n) ? `M${x + 1} ${y + 19}v-9h22v9m-18-9v9m4-9v9m4-9v9m4-9v9m4-9v9` : ''))}
        strokeWidth={line.fine}
      />
      <path
        d={cells((x, y, n) => (balcony(n) ? `M${x} ${y + 19}h24v2h-24z` : ''))}
        fill={colour.ink}
        strokeWidth={line.texture}
      />
      <path d={each((lot) => `M${lot.x + 8} ${ground}v-14h26v14m${lot.width - 68} 0v-14h26v14`)} fill={colour.ink2} />
      <path
        d={each((lot) => `M${lot.x + 4} ${ground - 14}l4-4h28l4 4zm${lot.width - 48} 0l4-4h28l4 4z`)}
        fill={colour.accentSoft}
      />
      <path d={each((lot) => `M${lot.x + lot.width / 2 - 7} ${ground}v-16h14v16m-7 0v-16`)} fill={colour.steelSoft} />
    </g>
  );
}
