import { circle, colour, line, type Point, polygon, round, seeded } from '../kit/geometry.ts';

/** The number of sites for compounds on a surface. */
const places = 14;

const ring = ([x, y]: Point, turn: number, size: number): string =>
  polygon(
    ...Array.from(
      { length: 6 },
      (_, i): Point => [x + size * Math.cos(turn + (i * Math.PI) / 3), y + size * Math.sin(turn + (i * Math.PI) / 3)],
    ),
  );

/** Part of a floc's surface in a circle, with the given share of its sites taken. */
export function Surface({ at: [cx, cy], r, taken, id }: { at: Point; r: number; taken: number; id: string }) {
  const step = (2 * r) / places;
  const level = (x: number): number => cy + r * 0.3 + 7 * Math.sin((x - cx) * 0.08) + 4 * Math.sin((x - cx) * 0.21);
  const ground = Array.from({ length: places + 1 }, (_, i): Point => {
    const x = cx - r + i * step;
    return [x, level(x) + (i % 2 ? 5 : -4)];
  });
  const seats = Array.from({ length: places }, (_, i): Point => {
    const x = cx - r + (i + 0.5) * step;
    return [x, level(x) - 9];
  });
  const order = [6, 10, 3, 8, 1, 12, 5, 9, 2, 11, 7, 4, 0, 13];
  const filled = order.slice(0, Math.round(taken * places)).map((i) => ring(seats[i]!, i, 8));
  const random = seeded(Math.round(taken * 100));
  const free = Array.from({ length: Math.round(2 + taken * 9) }, (_, i): string =>
    ring([cx + (random() - 0.5) * r * 1.5, cy - r * (0.14 + ((i * 0.37 + random() * 0.2) % 0.62))], i, 8),
  );
  const clip = `${id}s${Math.round(taken * 100)}`;
  return (
    <g strokeLinejoin="round">
      <clipPath id={clip}>
        <path d={circle(cx, cy, r)} />
      </clipPath>
      <path d={circle(cx, cy, r)} fill={colour.waterSoft} />
      <g clipPath={`url(#${clip})`} stroke={colour.ink}>
        <path
          d={polygon(...ground, [cx + r, cy + r], [cx - r, cy + r])}
          fill={colour.sand}
          strokeWidth={line.outline}
        />
        <path
          d={[-0.6, -0.25, 0.1, 0.4, 0.7]
            .map((t, i) => circle(round(cx + t * r), round(cy + r * (0.62 + (i % 2) * 0.14)), 7))
            .join('')}
          fill={colour.paper2}
          strokeWidth={line.fine}
        />
        <path d={filled.join('')} fill={colour.accent} strokeWidth={line.dimension} />
        <path d={free.join('')} fill={colour.paper} stroke={colour.accent} strokeWidth={line.behind} />
      </g>
      <path d={circle(cx, cy, r)} stroke={colour.ink} strokeWidth={line.outline} />
    </g>
  );
}
