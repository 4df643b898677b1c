import type { ReactNode } from 'react';
import { circle, colour, line, polygon } from '../kit/geometry.ts';
import { Crowd } from './crowd.tsx';
import { cell } from './pack.ts';
import {
  GhostLoader,
  GhostPlant,
  GhostTruck,
  HeapShape,
  LoaderShape,
  PlantShape,
  sizes,
  TruckShape,
} from './shapes.tsx';

/** A picture without words: they stand in HTML under it, so that they keep their size on a phone. @param top where it begins */
const Cell = ({ top = 0, children }: { top?: number; children: ReactNode }) => (
  <svg
    className="drawing mirror"
    viewBox={`0 ${top} ${cell.width} ${cell.height - top}`}
    fill="none"
    aria-hidden="true"
    preserveAspectRatio="xMidYMax meet"
  >
    {children}
  </svg>
);

/** Machines drawn: those at hand, and those the deadline needs on top of them, dashed. */
export interface Drawn {
  count: number;
  ghosts: number;
  /** They hold the plan up: the one red part. */
  bottleneck: boolean;
}

const paintOf = ({ bottleneck }: Drawn): string => (bottleneck ? colour.accent : colour.steel);
const ghostPaint = ({ bottleneck }: Drawn): string => (bottleneck ? colour.accent : colour.ink2);

/** Streets with rubble, and who loads it. */
export const Streets = ({ heaps, loaders }: { heaps: number; loaders: Drawn }) => (
  <Cell>
    <g transform="translate(0 4)">
      <Crowd count={heaps} size={sizes.heap} room={[cell.width, 136]} largest={2.2} shape={<HeapShape wall />} />
    </g>
    <path d={`M0 140H${cell.width}`} stroke={colour.ink} strokeWidth={line.outline} />
    <g transform="translate(0 144)">
      <Crowd
        {...loaders}
        size={sizes.loader}
        room={[cell.width, cell.height - 145]}
        largest={1.35}
        shape={<LoaderShape paint={paintOf(loaders)} />}
        ghost={<GhostLoader paint={ghostPaint(loaders)} />}
      />
    </g>
  </Cell>
);

export const Roads = ({ trucks }: { trucks: Drawn }) => (
  <Cell>
    <Crowd
      {...trucks}
      size={sizes.truck}
      room={[cell.width, cell.height - 1]}
      shape={<TruckShape paint={paintOf(trucks)} />}
      ghost={<GhostTruck paint={ghostPaint(trucks)} />}
    />
  </Cell>
);

/** @param gate the gate accepts a stated amount a day; it is red where it holds the plan up */
export const Plants = ({ plants, gate }: { plants: Drawn; gate?: { bottleneck: boolean } }) => (
  <Cell>
    <g transform={gate ? 'translate(44 0)' : undefined}>
      <Crowd
        {...plants}
        size={sizes.plant}
        room={[cell.width - (gate ? 44 : 0), cell.height - 1]}
        largest={2.1}
        shape={<PlantShape paint={paintOf(plants)} />}
        ghost={<GhostPlant paint={ghostPaint(plants)} />}
      />
    </g>
    {gate && (
      <g stroke={gate.bottleneck ? colour.accent : colour.ink} strokeWidth={line.ground}>
        <path d={`M14 ${cell.height}v-52M14 ${cell.height - 46}h56`} />
        <path d={circle(14, cell.height - 46, 6)} fill={colour.paper} />
      </g>
    )}
  </Cell>
);

/** Heights grow with the cube root of the masses, as heaps do. @param parts shares of all the rubble, 0 to 1 */
export function Stock({ aggregate, steel, remainder }: Record<'aggregate' | 'steel' | 'remainder', number>) {
  const height = (share: number) => 150 * Math.cbrt(share);
  const y = cell.height;
  const heap = Math.max(12, height(aggregate) * 0.62);
  const bars = Math.round(height(steel) / 7);
  const rest = height(remainder);
  // No room above the highest: on a phone it would stand empty between two parts of the plan.
  const top = Math.max(0, Math.floor(y - Math.max(heap, rest, bars * 5) - 8));
  return (
    <Cell top={top}>
      {aggregate > 0 && (
        <path
          d={polygon([8, y], [8 + heap * 1.33, y - heap], [8 + heap * 2.66, y])}
          fill={colour.sand}
          stroke={colour.ink}
          strokeWidth={line.outline}
        />
      )}
      {bars > 0 && (
        <path
          d={Array.from({ length: bars }, (_, n) => `M${228 + (n % 2) * 4} ${y - 4 - n * 5}h62`).join('')}
          stroke={colour.ink}
          strokeWidth={line.ground}
        />
      )}
      {rest > 4 && (
        <g transform={`translate(300 ${y}) scale(1 ${(rest / 60).toFixed(2)})`}>
          <HeapShape />
        </g>
      )}
    </Cell>
  );
}
