import { circle, colour, line, type Point, polygon, round } from '../kit/geometry.ts';
import { Label } from '../kit/label.tsx';
import type { Course } from './course.ts';

/** The pumping station with its yard at the start of the main. */
export function Station() {
  return (
    <g strokeLinejoin="round">
      <path
        d="M150 480l150-34 40 176-150 34z"
        fill={colour.paper}
        stroke={colour.ink2}
        strokeWidth={line.fine}
        strokeDasharray="6 5"
      />
      <path d="M190 506l84-19 22 96-84 19z" fill={colour.concrete} stroke={colour.ink} strokeWidth={line.outline} />
      <path d="M201 555l84-19" stroke={colour.ink} strokeWidth={line.dimension} />
      <path
        d={[0, 1, 2, 3, 4, 5].map((i) => circle(216 + i * 11.6, round(578 - i * 2.7), 4)).join('')}
        fill={colour.accent}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path d="M206 626l44-10 5 22-44 10z" fill={colour.paper2} stroke={colour.ink} strokeWidth={line.dimension} />
    </g>
  );
}

/** The chamber at the end of the main. */
export function End({ at: [x, y] }: { at: Point }) {
  return (
    <g>
      <path
        d={polygon([x - 10, y - 62], [x + 96, y - 62], [x + 96, y + 40], [x - 10, y + 40])}
        fill={colour.paper}
        stroke={colour.ink2}
        strokeWidth={line.fine}
        strokeDasharray="6 5"
      />
      <path d={circle(x + 42, y - 10, 34)} fill={colour.concrete} stroke={colour.ink} strokeWidth={line.outline} />
      <path d={circle(x + 42, y - 10, 27)} fill={colour.waterSoft} stroke={colour.ink} strokeWidth={line.dimension} />
    </g>
  );
}

/** The main with its sleeve below the road, air valves at the high points and washouts at the low ones. */
export function Main({
  course,
  road,
  air,
  washouts,
}: {
  course: Course;
  road: number;
  air: number[];
  washouts: number[];
}) {
  const place = (share: number) => course.at(course.kilometres * share);
  const sleeve = [road - 0.018, road + 0.018].map((share) => place(share).point);
  const stem = (share: number, side: 1 | -1): { foot: Point; tip: Point } => {
    const { point, across } = place(share);
    return { foot: point, tip: [point[0] + across[0] * 26 * side, point[1] + across[1] * 26 * side] };
  };
  const stems = [...air.map((share) => stem(share, -1)), ...washouts.map((share) => stem(share, 1))];
  return (
    <g strokeLinejoin="round">
      <path d={course.d} stroke={colour.ink} strokeWidth="9" />
      <path d={course.d} stroke={colour.water} strokeWidth="5.6" />
      <path
        d={`M${sleeve.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`}
        stroke={colour.ink}
        strokeWidth="17"
      />
      <path
        d={`M${sleeve.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`}
        stroke={colour.steelSoft}
        strokeWidth="13"
      />
      <path
        d={stems
          .map(({ foot, tip }) => `M${round(foot[0])} ${round(foot[1])}L${round(tip[0])} ${round(tip[1])}`)
          .join('')}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <path
        d={air.map((share) => circle(...(stem(share, -1).tip as [number, number]), 8)).join('')}
        fill={colour.paper}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <path
        d={washouts
          .map((share) => stem(share, 1).tip)
          .map(([x, y]) => `M${round(x - 8)} ${round(y - 8)}h16v16h-16z`)
          .join('')}
        fill={colour.accent}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
    </g>
  );
}

/** A tick across the main at every full kilometre and at its ends, with the distance from the station. */
export function Chainage({ course }: { course: Course }) {
  const full = Array.from({ length: Math.ceil(course.kilometres) }, (_, i) => i);
  // The last label is on the other side, clear of the chamber's yard.
  const marks = [...full, course.kilometres].map((kilometres) => {
    const { point, across } = course.at(kilometres);
    const end = (reach: number): Point => [point[0] + across[0] * reach, point[1] + across[1] * reach];
    return { kilometres, from: end(-20), to: end(20), label: end(kilometres === course.kilometres ? -46 : 44) };
  });
  return (
    <g>
      <path
        d={marks.map(({ from, to }) => `M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`).join('')}
        stroke={colour.accent}
        strokeWidth={line.outline}
      />
      {marks.map(({ kilometres, label }) => (
        <Label key={kilometres} at={[label[0], label[1] + 6]} size={19} anchor="middle" language="en" mono halo>
          {`${Math.floor(kilometres)}+${String(Math.round((kilometres % 1) * 1_000)).padStart(3, '0')}`}
        </Label>
      ))}
    </g>
  );
}

/** One end of the longitudinal section's line; the view is up the sheet. */
export function Section({ at: [x, y] }: { at: Point }) {
  return (
    <g>
      <path d={`M${x - 14} ${y}h28`} stroke={colour.ink} strokeWidth={line.cut} />
      <path d={`M${x - 6} ${y}l6-16 6 16z`} fill={colour.ink} />
      <Label at={[x, y - 22]} weight={600} anchor="middle" language="en" halo>
        A
      </Label>
    </g>
  );
}
