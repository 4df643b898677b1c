import { cypress, person } from '../kit/entourage.ts';
import { colour, line, type Point, round } from '../kit/geometry.ts';
import { Pipe } from '../kit/pipe.tsx';
import { type House, Houses, Mosque } from '../kit/village.tsx';
import { groundAt } from './terrain.ts';

/** Sheet units per metre for vertical objects. */
export const upright = 9;

const on = (x: number): Point => [x, round(groundAt(x))];
const manholes = [34, 142, 250, 352, 436];
/** The sewer's inlet to the sump. */
const outfall: Point = [505, 484];
const slope = (outfall[1] - (groundAt(manholes[0]!) + 34)) / (outfall[0] - manholes[0]!);
const sewerAt = (x: number): number => round(outfall[1] - (outfall[0] - x) * slope);

const houses: House[] = [
  { at: on(74), kind: 'two' },
  { at: on(196), kind: 'one', facing: -1 },
  { at: on(302), kind: 'three' },
  { at: on(394), kind: 'two', facing: -1 },
  { at: on(474), kind: 'one' },
];

/** Houses, mosque and cypresses; the ground covers their feet. */
export function Village() {
  const trees = (
    [
      [16, 6],
      [140, 8],
      [150, 6],
      [248, 7],
      [346, 6],
      [432, 5],
    ] as const
  ).map(([x, metres]) => cypress(on(x), upright, metres));
  return (
    <g>
      <path
        d={trees.map((tree) => tree.outline).join('')}
        fill={colour.green}
        fillOpacity=".7"
        stroke={colour.ink}
        strokeWidth={line.texture}
      />
      <Mosque at={on(196)} unitsPerMetre={upright * 0.68} />
      <Houses places={houses} unitsPerMetre={upright} />
    </g>
  );
}

/** The house connections, and the sewer with its manholes. */
export function Sewer() {
  const service = [74, 196, 302, 394, 474].map(
    (x) => `M${x - 14} ${on(x)[1]}v14q0 8 7 12L${x + 16} ${sewerAt(x + 16)}`,
  );
  const shafts = manholes.map((x) => `M${x - 6} ${on(x)[1] - 2}V${sewerAt(x) + 8}h12V${on(x)[1] - 2}z`);
  const covers = manholes.map((x) => `M${x - 9} ${on(x)[1] - 2}h18v-4h-18z`);
  return (
    <g>
      <path d={service.join('')} stroke={colour.ink} strokeWidth={line.behind} />
      <path d={shafts.join('')} fill={colour.paper} stroke={colour.ink} strokeWidth={line.behind} />
      <Pipe d={`M-10 ${sewerAt(-10)}L${outfall[0]} ${outfall[1]}`} width={11} fill={colour.concrete} />
      <path d={covers.join('')} fill={colour.ink} />
      <path
        d={
          person(on(130), upright) +
          person(on(256), upright, 'walking') +
          person(on(262), upright, 'walking') +
          person(on(440), upright, 'standing')
        }
        fill={colour.ink}
      />
    </g>
  );
}

export { manholes, outfall, sewerAt };
