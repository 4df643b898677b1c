import { cypress, person } from '../kit/entourage.ts';
import { colour, line, type Point, polygon, round } from '../kit/geometry.ts';
import { Pipe } from '../kit/pipe.tsx';
import { hatch } from '../kit/sheet.tsx';
import { stamp } from '../kit/stamp.ts';
import { Olives } from '../kit/village.tsx';
import type { Station } from './station.tsx';
import { cover, groundAt, lowered, place } from './terrain.ts';
import { upright } from './village.tsx';

const on = (x: number): Point => [x, round(groundAt(x))];
const axis = (x: number): number => round(groundAt(x) + cover);

/** The rising main below the ground, from the station's yard to the discharge chamber. */
export function RisingMain({ at }: { at: Station }) {
  return (
    <>
      <Pipe d={`M${at.right + 30} ${axis(720)}H736${lowered(2, 6, cover)}`} width={11} />
      <Pipe
        d={`M${place.discharge + 20} ${axis(place.discharge) + 14}L1610 ${axis(1600) + 14}`}
        width={12}
        fill={colour.concrete}
      />
    </>
  );
}

/** A chamber over the main: shaft with cover, and inside it an air valve (summit) or a washout (dip). */
function Chamber({ x, kind, id }: { x: number; kind: 'air' | 'washout'; id: string }) {
  const [, ground] = on(x);
  const bottom = axis(x) + 14;
  const walls = polygon(
    [x - 24, ground - 4],
    [x - 18, ground - 4],
    [x - 18, bottom],
    [x + 18, bottom],
    [x + 18, ground - 4],
    [x + 24, ground - 4],
    [x + 24, bottom + 7],
    [x - 24, bottom + 7],
  );
  const fitting =
    kind === 'air'
      ? stamp('m-4 0h8v-8h-8zm-5-8h18v-12h-18zm4-12h10v-5h-10z', [x, axis(x) - 6], 1)
      : stamp('m-5 0h10v18h-10zm-7 18h24v8h-24z', [x, axis(x) + 4], 1);
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path d={`M${x - 18} ${ground - 2}V${bottom}h36V${ground - 2}z`} fill={colour.paper} stroke="none" />
      <Pipe d={`M${x - 20} ${axis(x)}h40`} width={11} />
      <path d={walls} fill={hatch(id, 'concrete')} strokeWidth={line.outline} />
      <path d={fitting} fill={kind === 'air' ? colour.accent : colour.steel} strokeWidth={line.dimension} />
      <path d={`M${x - 28} ${ground - 4}h56v-6h-56zm22-6v-5h12v5`} fill={colour.steelSoft} strokeWidth={line.behind} />
    </g>
  );
}

/** The last chamber: the main ends above the water, which continues by gravity. */
function Discharge({ id }: { id: string }) {
  const x = place.discharge;
  const [, ground] = on(x);
  const [bottom, water] = [ground + 66, ground + 36];
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path d={`M${x - 34} ${ground - 16}V${bottom}h68V${ground - 16}z`} fill={colour.paper} stroke="none" />
      <path d={`M${x - 34} ${water}h68V${bottom}h-68z`} fill={colour.waterSoft} stroke="none" />
      <path
        d={`M${x - 34} ${water}h68M${x - 10} ${water + 9}h14m6 8h10`}
        stroke={colour.water}
        strokeWidth={line.behind}
      />
      <Pipe d={`M${x - 42} ${axis(x - 42)}h12q8 0 8-8v-12q0-8 8-8t8 8v6`} width={11} />
      <path
        d={
          polygon([x - 42, ground - 18], [x - 34, ground - 18], [x - 34, axis(x) - 7], [x - 42, axis(x) - 7]) +
          polygon(
            [x - 42, axis(x) + 6],
            [x - 34, axis(x) + 6],
            [x - 34, bottom],
            [x + 34, bottom],
            [x + 34, axis(x) + 22],
            [x + 42, axis(x) + 22],
            [x + 42, bottom + 9],
            [x - 42, bottom + 9],
          ) +
          polygon([x + 34, ground - 18], [x + 42, ground - 18], [x + 42, axis(x) + 7], [x + 34, axis(x) + 7])
        }
        fill={hatch(id, 'concrete')}
        strokeWidth={line.outline}
      />
      <path d={`M${x - 48} ${ground - 18}h96v-7h-96z`} fill={colour.steelSoft} strokeWidth={line.behind} />
      <path d={`M${x - 40} ${ground - 25}v-14h80v14m-40-14v14`} strokeWidth={line.dimension} />
    </g>
  );
}

export function Chambers({ id }: { id: string }) {
  return (
    <>
      <Chamber x={place.firstSummit} kind="air" id={id} />
      <Chamber x={place.dip} kind="washout" id={id} />
      <Chamber x={place.secondSummit} kind="air" id={id} />
      <Discharge id={id} />
    </>
  );
}

/** Olives, cypresses and a farmer above the main. */
export function Land() {
  const olives = [800, 838, 876, 1010, 1036, 1126, 1160, 1196, 1232, 1268, 1384, 1416].map(
    (x, i) => [on(x), 3.4 + (i % 3) * 0.5] as const,
  );
  const trees = (
    [
      [716, 7],
      [728, 5],
      [912, 6],
      [922, 7],
      [1290, 5],
      [1564, 6],
      [1578, 8],
    ] as const
  ).map(([x, metres]) => cypress(on(x), upright, metres));
  return (
    <g>
      <Olives places={olives} unitsPerMetre={upright} />
      <path
        d={trees.map((tree) => tree.outline).join('')}
        fill={colour.green}
        fillOpacity=".7"
        stroke={colour.ink}
        strokeWidth={line.texture}
      />
      <path d={person(on(1060), upright) + person(on(1440), upright, 'walking')} fill={colour.ink} />
    </g>
  );
}
