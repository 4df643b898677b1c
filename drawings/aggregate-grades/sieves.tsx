import { circle, colour, line, type Point, polygon, polyline, round, seeded } from '../kit/geometry.ts';
import { rock } from '../kit/rocks.ts';
import { column, fall, type Grade, grain, ground, outlet } from './layout.ts';

const right = column.x + column.width;

/** Stones on a deck or falling below it: every grain up to the size of the opening above. */
function grains(grade: Grade, level: number, random: () => number, count: number, finest: number): string {
  const { x, width } = column;
  return Array.from({ length: count }, (_, n) => {
    const size = Math.max(finest + random() * (grade.to - finest), 1.6) * grain;
    const across = 16 + ((n + 0.5) / count) * (width - 30) + (random() - 0.5) * 8;
    const up = size * 0.42 + (random() < 0.3 ? 5 + random() * 16 : 0);
    return size < 2.4
      ? `M${Math.round(x + across)} ${Math.round(level + across * fall - up)}h.1`
      : rock(n, [Math.round(x + across), Math.round(level + across * fall - up)], size);
  }).join('');
}

/** Grains that fall through an opening to the next deck. */
function passing(grade: Grade, random: () => number): string {
  return Array.from({ length: 8 }, (_, n) => {
    const size = (grade.from + random() * (grade.to - grade.from)) * 0.8 * grain;
    const across = 20 + n * 25 + random() * 10;
    const y = grade.deck - grade.step * (0.35 + random() * 0.45) + across * fall;
    return size < 2.4
      ? `M${Math.round(column.x + across)} ${Math.round(y)}h.1`
      : rock(n, [Math.round(column.x + across), Math.round(y)], size);
  }).join('');
}

const spring = (x: number, y: number): string =>
  polyline([x, y], [x + 8, y + 4], [x - 8, y + 10], [x + 8, y + 16], [x, y + 20]);

/** The screen in section: hopper, a deck for each opening, the pan. Larger stones leave from their deck. */
export function SieveColumn({ list, dots }: { list: readonly Grade[]; dots: number }) {
  const random = seeded(8);
  const { x, width, top, pan } = column;
  const decks = list.map(({ to, deck, step }) => ({ to, level: deck - step }));
  const stones = list
    .slice(1)
    .map(
      (grade) =>
        grains(grade, grade.deck, random, Math.round(270 / (grade.to * grain + 4)), grade.from) +
        passing(grade, random),
    )
    .join('');
  const dust = grains(list[0]!, list[0]!.deck, random, dots, 0) + passing(list[0]!, random);
  const largest = list.at(-1)!.to;
  const oversize = [0.16, 0.34, 0.5, 0.68, 0.9]
    .map((part, n) => {
      const size = largest * (1.1 + (n % 3) * 0.18) * grain;
      return rock(n, [x + part * width, decks.at(-1)!.level + part * width * fall - size * 0.42], size);
    })
    .join('');
  const feed = Array.from({ length: 10 }, (_, n) =>
    rock(
      n,
      [x + 58 + (n % 5) * 17 + random() * 5, top - 38 + Math.floor(n / 5) * 13],
      [9, 17, 7, 13, 22, 8, 15, 11, 6, 19, 10, 12, 7][n]!,
    ),
  ).join('');
  const lids = decks
    .map(({ level }) =>
      polyline(
        [right, level + width * fall],
        [right + 14, level + width * fall + 2],
        [right + 20, level + width * fall + 12],
      ),
    )
    .join('');
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path
        d={`M${x + 14} ${pan + 32}V${ground}m14 0V${pan + 32}m-22 0h30M${right - 26} ${pan + 56}V${ground}m14 0V${pan + 56}m-22 0h30`}
        strokeWidth={line.outline}
      />
      <path
        d={
          [x + 14, x + 28].map((at) => spring(at, pan + 12)).join('') +
          [right - 26, right - 12].map((at) => spring(at, pan + 36)).join('')
        }
        strokeWidth={line.behind}
      />
      <path d={feed} fill={colour.sand} strokeWidth={line.fine} />
      <path
        d={polygon([x + 36, top - 54], [x + 152, top - 54], [x + 124, top + 4], [x + 64, top + 4])}
        strokeWidth={line.outline}
      />
      <path
        d={polyline(
          [x + 62, top + 12],
          [x, top + 12],
          [x, pan + 12],
          [right, pan + 12 + width * fall],
          [right, top + 34],
          [x + 128, top + 16],
        )}
        strokeWidth={line.cut}
      />
      {decks.map(({ to, level }) => (
        <path
          key={to}
          d={polyline([x, level], [right, level + width * fall])}
          strokeWidth={line.ground}
          strokeDasharray={`${round(Math.max(2, to * 0.3))} ${round(to * grain)}`}
        />
      ))}
      <path d={lids} strokeWidth={line.cut} />
      <path d={oversize + stones} fill={colour.sand} strokeWidth={line.fine} />
      <path d={dust} strokeWidth="2" strokeLinecap="round" />
      <path d={circle(right - 44, top + 11, 18)} fill={colour.accent} strokeWidth={line.behind} />
      <path d={circle(right - 38, top + 11, 6)} fill={colour.paper} strokeWidth={line.dimension} />
    </g>
  );
}

/** The path of oversize stones: through the secondary crusher, back into the hopper. */
export function Oversize({ list }: { list: readonly Grade[] }) {
  const { deck, step } = list.at(-1)!;
  const [x, y]: Point = outlet(deck - step);
  const over = column.top - 66;
  return (
    <g stroke={colour.accent}>
      <path
        d={`M${x + 28} ${y + 8}h14q18 0 18-18V${over + 18}q0-18-18-18H${column.x + 112}q-18 0-18 18`}
        strokeWidth={line.outline}
        strokeDasharray="9 5"
      />
      <path
        d={polygon([column.x + 94, over + 36], [column.x + 88, over + 18], [column.x + 100, over + 18])}
        fill={colour.accent}
        stroke="none"
      />
      <SecondaryCrusher at={[x + 60, y - 62]} />
    </g>
  );
}

/** The secondary crusher: a cone in its bowl. */
const SecondaryCrusher = ({ at: [x, y] }: { at: Point }) => (
  <g stroke={colour.ink} strokeLinejoin="round">
    <path
      d={polygon([x - 26, y - 20], [x + 26, y - 20], [x + 16, y + 20], [x - 16, y + 20])}
      fill={colour.steelSoft}
      strokeWidth={line.outline}
    />
    <path d={polygon([x, y - 20], [x + 12, y + 12], [x - 12, y + 12])} fill={colour.accent} strokeWidth={line.behind} />
  </g>
);
