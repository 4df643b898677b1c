import { box, disc, drum, run, type Space } from '../kit/axonometric.ts';
import { colour, line } from '../kit/geometry.ts';
import { Pipe } from '../kit/pipe.tsx';
import { Drums, Solid } from '../kit/solids.tsx';
import { across, type Layout, level, mainEnd, meterLength, meterY, unit } from './layout.ts';

/** The rising main from `from` on: past the wall, through its flow meter, and down into the ground outside. */
export function RisingMain({ layout, from }: { layout: Layout; from: number }) {
  const { project: p, small } = layout;
  const turn = from + 1;
  const behind = meterY - meterLength;
  return (
    <>
      <Pipe
        d={run(p, [turn, behind, level], [turn, mainEnd, level], [turn, mainEnd, 0])}
        width={across(small)}
        edge={line.outline}
      />
      <Solid faces={box(p, [turn - 0.8, mainEnd - 0.8, -0.2, 1.6, 1.6, 0.5])} fill={colour.concrete} />
      <Trestle layout={layout} x={turn} />
      <FlowMeter layout={layout} x={turn} />
      <path d={disc(p, [from, 0, level], small / 2, 'yz')} fill={colour.water} strokeWidth={line.outline} />
      <path d={disc(p, [turn, meterY, level], small / 2, 'xz')} fill={colour.water} strokeWidth={line.outline} />
      <Pipe
        d={run(p, [from, 0, level], [turn, 0, level], [turn, meterY, level])}
        width={across(small)}
        edge={line.outline}
      />
    </>
  );
}

/** The support of the horizontal main outside: a steel column on a plinth with a saddle. */
function Trestle({ layout, x }: { layout: Layout; x: number }) {
  const { project: p, small } = layout;
  const saddle = level - small / 2 - 0.2;
  const y = meterY / 2;
  return (
    <>
      <Solid faces={box(p, [x - 0.6, y - 0.6, -0.2, 1.2, 1.2, 0.5])} fill={colour.concrete} />
      <Solid faces={box(p, [x - 0.18, y - 0.18, 0.3, 0.36, 0.36, saddle - 0.3])} fill={colour.steelSoft} />
      <Solid faces={box(p, [x - 0.5, y - 0.25, saddle, 1, 0.5, 0.4])} fill={colour.concrete} />
    </>
  );
}

/** A magnetic flow meter on the horizontal main: a wider body between two pairs of flanges, its transmitter on top. */
function FlowMeter({ layout, x }: { layout: Layout; x: number }) {
  const { project: p, small } = layout;
  const rim = small / 2 + 0.15;
  const radius = small / 2 + 0.06;
  const back = meterY - meterLength;
  const at = (y: number): Space => [x, y, level];
  const pair = (y: number): string => disc(p, at(y - 0.14), rim, 'xz') + disc(p, at(y), rim, 'xz');
  return (
    <>
      <path d={pair(back + 0.07)} fill={colour.paper} strokeWidth={line.behind} />
      <path d={disc(p, at(back + 0.07), radius, 'xz')} fill={colour.steelSoft} strokeWidth={line.outline} />
      <Pipe
        d={run(p, at(back + 0.07), at(meterY - 0.07))}
        width={across(2 * radius)}
        fill={colour.steelSoft}
        edge={line.outline}
      />
      <Drums
        drums={[drum(p, unit, [x, meterY - meterLength / 2, level + radius - 0.04], 0.1, 0.3)]}
        fill={colour.steelSoft}
      />
      <Solid
        faces={box(p, [x - 0.24, meterY - meterLength / 2 - 0.24, level + radius + 0.26, 0.48, 0.48, 0.4])}
        fill={colour.accent}
        top={colour.accent}
      />
      <path d={pair(meterY)} fill={colour.paper} strokeWidth={line.behind} />
    </>
  );
}
