import { colour, line, polygon, round } from '../kit/geometry.ts';
import { flange, Pipe } from '../kit/pipe.tsx';
import { hatch } from '../kit/sheet.tsx';
import { stamp } from '../kit/stamp.ts';
import { groundAt } from './terrain.ts';
import { outfall } from './village.tsx';

/** The sump and its pumps, drawn larger than the profile, so that pumps can be counted. */
export interface Station {
  left: number;
  right: number;
  pitch: number;
  yard: number;
  floor: number;
  water: number;
  /** Axis of the manifold above the slab. */
  manifold: number;
  pumps: number;
}

export function station(pumps: number): Station {
  const pitch = Math.min(25, 150 / pumps);
  const left = outfall[0] + 8;
  const yard = round(groundAt(600));
  return { left, right: left + pumps * pitch + 14, pitch, yard, floor: 562, water: 510, manifold: yard - 34, pumps };
}

export function PumpingStation({ at, id }: { at: Station; id: string }) {
  const { left, right, pitch, yard, floor, water, manifold } = at;
  const axes = Array.from({ length: at.pumps }, (_, i) => round(left + 7 + (i + 0.5) * pitch));
  const put = (shape: string, y: number): string => axes.map((x) => stamp(shape, [x, y], 1)).join('');
  const house = yard - 86;
  return (
    <g strokeLinejoin="round">
      <path
        d={`M${left} ${house}H${right}V${yard}H${left}z`}
        fill={colour.paper}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <path d={`M${left + 12} ${house + 14}h${round(right - left - 24)}`} stroke={colour.ink} strokeWidth={line.cut} />
      <path d={`M${left} ${water}H${right}V${floor}H${left}z`} fill={colour.waterSoft} />
      <path d={`M${left} ${water}H${right}`} stroke={colour.water} strokeWidth={line.outline} />
      <path
        d={axes.map((x) => `M${x + 9} ${water + 10}h7m-3 10h6`).join('')}
        stroke={colour.water}
        strokeWidth={line.dimension}
      />
      <Pipe d={axes.map((x) => `M${x} ${floor - 22}V${manifold}`).join('')} width={6.4} edge={line.dimension} />
      <path
        d={put('m-7 0v-10l-3-6h20l-3 6v10zm2-16v-22h10v22z', floor - 4)}
        fill={colour.accent}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path
        d={put('m-6 0h12v-8h-12zm3-8v-7m-4 0h8', yard - 10)}
        fill={colour.paper}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path
        d={
          polygon([left - 9, yard], [left, yard], [left, outfall[1] - 6], [left - 9, outfall[1] - 6]) +
          polygon(
            [left - 9, outfall[1] + 6],
            [left, outfall[1] + 6],
            [left, floor],
            [right, floor],
            [right, yard],
            [right + 9, yard],
            [right + 9, floor + 11],
            [left - 9, floor + 11],
          )
        }
        fill={hatch(id, 'concrete')}
        stroke={colour.ink}
        strokeWidth={line.cut}
      />
      <path
        d={`M${left - 9} ${yard}h${round(right - left + 18)}v6H${left - 9}z`}
        fill={hatch(id, 'concrete')}
        stroke={colour.ink}
        strokeWidth={line.outline}
      />
      <path
        d={`M${left - 16} ${house}v-8h${round(right - left + 32)}v8zM${left - 9} ${yard}V${house}h9V${yard}zM${right} ${yard}V${house}h9V${yard}z`}
        fill={hatch(id, 'concrete')}
        stroke={colour.ink}
        strokeWidth={line.outline}
      />
      <path
        d={stamp('m-9 0h18v9h-18zm9 9v16m0 0c0 6-7 6-7 1', [left + 36, house + 14], 1)}
        fill={colour.accent}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
    </g>
  );
}

/** The manifold above the pumps, up to the wall of the hall. */
export function Manifold({ at }: { at: Station }) {
  const { left, right, pitch, manifold, yard } = at;
  const end = right + 22;
  return (
    <g>
      <Pipe d={`M${round(left + 7 + pitch / 2)} ${manifold}H${end - 8}q8 0 8 8V${yard + 26}q0 8 8 8h10`} width={11} />
      <path
        d={flange([left + 7 + pitch / 2 - 2, manifold], 17, 'x', 2.4) + flange([end, yard - 6], 17, 'y', 2.4)}
        fill={colour.paper}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
    </g>
  );
}
