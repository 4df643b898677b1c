import { colour, round, seeded } from '../kit/geometry.ts';
import type { Part, Wall } from './wall.ts';

/** Tones from the lightest to the darkest: fill and opacity over the paper. */
const tones = [
  [colour.sand, 0.22],
  [colour.steel, 0.24],
  [colour.steel, 0.4],
  [colour.steel, 0.58],
  [colour.steel, 0.8],
  [colour.steel, 1],
  [colour.ink2, 0.95],
] as const;

/** Light on the wall at u along and v up it (both 0 to 1): slow waves that vary a long wall. */
const shade = (u: number, v: number): number =>
  0.46 +
  0.27 * Math.sin(7.1 * u + 1.7 * v - 0.2) +
  0.14 * Math.sin(15.4 * u - 2.6 * v + 1.4) +
  0.07 * Math.sin(31 * u + 5 * v);

/** Tones of all panels in a row, always of the whole row, so that a close-up shows the same wall. */
function rowTones(wall: Wall, row: number): number[] {
  const random = seeded(row * 7919 + 17);
  return Array.from({ length: wall.across }, (_, column) => {
    const value = shade((column + 0.5) / wall.across, (row + 0.5) / wall.up) + 0.17 * (random() - 0.5);
    return Math.max(0, Math.min(tones.length - 1, Math.round(value * (tones.length - 1))));
  });
}

/** The folded panels: one path per tone (runs of equal panels are one shape), then the lit half of every fold. */
export function Panels({ wall, part }: { wall: Wall; part: Part }) {
  const perBay = wall.across / wall.bays;
  const [first, last] = [Math.floor(part.firstBay * perBay), Math.ceil(part.lastBay * perBay)];
  const paths = tones.map(() => '');
  let lit = '';
  const [w, h] = [wall.panelWidth, wall.panelHeight];
  for (let row = part.rows - 1; row >= 0; row--) {
    const y = round(wall.ground - (row + 1) * h);
    const toneOf = rowTones(wall, row);
    for (let from = first; from < last; ) {
      let to = from + 1;
      while (to < last && toneOf[to] === toneOf[from]) to++;
      paths[toneOf[from]!] +=
        `M${round(wall.left + from * w)} ${y}h${round((to - from) * w)}v${h}h${round((from - to) * w)}z`;
      from = to;
    }
    // Neighbours fold the opposite way, which makes diamonds; a row is repeated text, which compresses well.
    lit += `M${round(wall.left + first * w)} ${y}`;
    for (let column = first; column < last; column++)
      lit += `${(column + row) % 2 === 0 ? `h${w}l-${w} ${h}z` : `v${h}h${w}z`}m${w} 0`;
  }
  const [left, top] = [round(wall.left + first * w), round(wall.ground - part.rows * h)];
  return (
    <g>
      {/* An opaque ground, because the panels are translucent. */}
      <path d={`M${left} ${top}H${round(wall.left + last * w)}V${wall.ground}H${left}z`} fill={colour.paper} />
      {paths.map((d, tone) => d && <path key={tone} d={d} fill={tones[tone]![0]} fillOpacity={tones[tone]![1]} />)}
      <path d={lit} fill={colour.paper} fillOpacity=".46" />
    </g>
  );
}
