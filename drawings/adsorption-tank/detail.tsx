import { circle, colour, line, type Point, polygon, round, seeded } from '../kit/geometry.ts';

/** A compound in the water: a ring of six, sometimes with an arm. */
function compound([x, y]: Point, turn: number, size: number): string {
  const ring = Array.from(
    { length: 6 },
    (_, i): Point => [x + size * Math.cos(turn + (i * Math.PI) / 3), y + size * Math.sin(turn + (i * Math.PI) / 3)],
  );
  const arm = `M${round(ring[0]![0])} ${round(ring[0]![1])}l${round(size * Math.cos(turn))} ${round(size * Math.sin(turn))}`;
  return polygon(...ring) + arm;
}

/** Detail A: a floc's ragged surface with pores, adsorbed compounds and others still in the water. */
export function FlocDetail({ at: [cx, cy], r, id }: { at: Point; r: number; id: string }) {
  const random = seeded(8);
  const points = 26;
  const surface = Array.from({ length: points }, (_, i): Point => {
    const angle = (i / points) * 2 * Math.PI;
    const radius = r * (0.52 + 0.08 * Math.sin(angle * 3 + 1) + (i % 2 ? 0.05 : -0.03));
    return [cx + r * 0.06 + radius * Math.cos(angle), cy + r * 0.24 + radius * Math.sin(angle)];
  });
  const held = surface
    .filter((_, i) => i % 2 === 1)
    .map(([x, y], i) => compound([x + (x - cx) * 0.13, y + (y - cy - r * 0.2) * 0.13], i * 0.7, 8));
  const free = Array.from({ length: 11 }, (_, i) => {
    const angle = 2.5 + (i / 11) * 4.2;
    const radius = r * (0.8 + random() * 0.14);
    return compound([cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)], random() * 3, 8);
  });
  const pores = Array.from({ length: 9 }, (_, i) => {
    const angle = i * 2.4;
    const radius = r * 0.36 * Math.sqrt((i + 0.5) / 9);
    return circle(
      Math.round(cx + r * 0.06 + radius * Math.cos(angle)),
      Math.round(cy + r * 0.24 + radius * Math.sin(angle)),
      5 + (i % 3) * 2,
    );
  });
  const bacteria = Array.from({ length: 8 }, (_, i) => {
    const angle = i * 2.4 + 1.1;
    const radius = r * 0.42 * Math.sqrt((i + 0.5) / 8);
    return `M${Math.round(cx + r * 0.06 + radius * Math.cos(angle))} ${Math.round(cy + r * 0.24 + radius * Math.sin(angle))}l${round(11 * Math.cos(i))} ${round(11 * Math.sin(i))}`;
  });
  return (
    <g strokeLinejoin="round">
      <clipPath id={`${id}a`}>
        <path d={circle(cx, cy, r)} />
      </clipPath>
      <path d={circle(cx, cy, r)} fill={colour.waterSoft} />
      <g clipPath={`url(#${id}a)`}>
        <path d={polygon(...surface)} fill={colour.sand} stroke={colour.ink} strokeWidth={line.outline} />
        <path d={bacteria.join('')} stroke={colour.ink} strokeWidth="9" strokeLinecap="round" />
        <path d={bacteria.join('')} stroke={colour.green} strokeWidth="6.6" strokeLinecap="round" />
        <path d={pores.join('')} fill={colour.paper2} stroke={colour.ink} strokeWidth={line.dimension} />
        <path d={held.join('')} fill={colour.accent} stroke={colour.ink} strokeWidth={line.dimension} />
        <path d={free.join('')} fill={colour.paper} stroke={colour.accent} strokeWidth={line.behind} />
      </g>
      <path d={circle(cx, cy, r)} stroke={colour.ink} strokeWidth={line.outline} />
    </g>
  );
}

/** One dot per sample, in racks of ten rows: lines of round dashes. */
const rows = 10;
const gap = 8;
const perRow = (count: number): number => Math.ceil(count / rows);

/** The width of the frame around the samples, in sheet units. */
const samplesWidth = (count: number): number => (perRow(count) - 1) * gap + 20;

export function Samples({ at: [x, y], count }: { at: Point; count: number }) {
  const data = Array.from({ length: rows }, (_, row) => {
    const here = Math.min(perRow(count), Math.max(0, count - row * perRow(count)));
    return here > 0 ? `M${x} ${y + row * gap}h${(here - 1) * gap + 0.1}` : '';
  });
  return (
    <g>
      <path d={data.join('')} stroke={colour.ink} strokeWidth="5" strokeLinecap="round" strokeDasharray={`0 ${gap}`} />
      <path
        d={`M${x - 10} ${y - 10}h${samplesWidth(count)}v${rows * gap + 12}h-${samplesWidth(count)}z`}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
    </g>
  );
}
