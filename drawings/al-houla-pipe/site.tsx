import { circle, colour, line, type Point } from '../kit/geometry.ts';
import { heap } from '../kit/rocks.ts';
import { stamp } from '../kit/stamp.ts';
import { Worker } from '../kit/worker.tsx';
import { ground, u } from './trench.tsx';

/** The worker and the compactor plate on the current lift. */
export function Compaction({ at: [x, y] }: { at: Point }) {
  const put = (shape: string): string => stamp(shape, [x, y], u / 100);
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path d={put('m-58-104l26 4 26 62')} strokeWidth="5" />
      <Worker at={[x - 160, y]} u={u} hand={[0.48, 1.04]} stride={0.26} />
      <path d={put('m-34-4c-4-10-2-14 6-14h66c10 0 16 6 18 18h-84z')} fill={colour.steel} strokeWidth={line.outline} />
      <path d={put('m-22-18v-12h54v12zm4-12v-26h40l8 8v18z')} fill={colour.accent} strokeWidth={line.outline} />
      <path d={put('m-10-36h30m-30-7h30m-30-7h24')} stroke={colour.paper} strokeOpacity=".7" strokeWidth={line.fine} />
      <path d={put('m-8-56v-10h20v10')} fill={colour.paper} strokeWidth={line.behind} />
      <path d={put('m66-2q6-6 0-12m8 16q10-10 0-22m-110 22q-10-10 0-22')} strokeWidth={line.dimension} />
    </g>
  );
}

/** Spoil on one side, pipes on timbers on the other, grass between them. */
export function Sides() {
  const rows = heap({
    from: 60,
    to: 440,
    ground,
    profile: (t) => 136 * Math.sin(Math.PI * t) ** 0.9,
    size: 30,
    seed: 21,
  });
  const r = 58;
  const stack: Point[] = [
    [1270, ground - 16 - r],
    [1270 + 2 * r, ground - 16 - r],
    [1270 + 4 * r, ground - 16 - r],
    [1270 + r, ground - 16 - r * 2.73],
    [1270 + 3 * r, ground - 16 - r * 2.73],
    [1270 + 2 * r, ground - 16 - r * 4.46],
  ];
  const grass = [20, 470, 492, 1120, 1142, 1160, 1580].map(
    (x) => `M${x} ${ground}q-2-10-7-15m7 15q0-12 2-19m-2 19q3-9 9-13`,
  );
  return (
    <g strokeLinejoin="round">
      {rows.map((row) => (
        <path key={row} d={row} fill={colour.paper2} stroke={colour.ink} strokeWidth={line.dimension} />
      ))}
      <path
        d={stack.map((p) => circle(...p, r)).join('')}
        fill={colour.steelSoft}
        stroke={colour.ink}
        strokeWidth={line.cut}
      />
      <path
        d={stack.map((p) => circle(...p, r - 10)).join('')}
        fill={colour.paper}
        stroke={colour.ink}
        strokeWidth={line.outline}
      />
      <path
        d={`M1190 ${ground}v-16h352v16zM1204 ${ground - 16}l22-40 22 40zM1528 ${ground - 16}l-22-40-14 40z`}
        fill={colour.sand}
        stroke={colour.ink}
        strokeWidth={line.outline}
      />
      <path d={grass.join('')} stroke={colour.green} strokeWidth={line.behind} strokeLinecap="round" />
      <Worker at={[1146, ground]} u={u} facing={-1} stride={0.14} />
    </g>
  );
}
