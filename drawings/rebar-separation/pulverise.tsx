import { Excavator } from '../kit/excavator.tsx';
import { colour, line, type Point, polyline } from '../kit/geometry.ts';
import { slab } from '../kit/rocks.ts';
import { Rubble } from '../kit/rubble.tsx';
import { ground, unitsPerMetre } from './layout.ts';

const beam = slab([322, 356], 190, 24, -7, 4);
const column = slab([360, 408], 96, 20, 26, 7);

/** An excavator with a pulveriser breaks a beam: concrete falls off, the bars remain. */
export function Pulverising() {
  const bare: Point[] = [
    [236, 364],
    [252, 352],
    [276, 344],
  ];
  return (
    <g stroke={colour.ink}>
      <Rubble
        from={188}
        to={470}
        ground={ground}
        profile={(t) => 64 * Math.max(0, Math.min(t / 0.3, 1, (1 - t) / 0.35)) + 5 * Math.sin(t * 21)}
        size={21}
        seed={17}
      />
      <path d={column.outline + beam.outline} fill={colour.concrete} strokeWidth={line.behind} />
      <path
        d={
          column.bars +
          beam.bars +
          polyline([232, 372], [206, 380], [196, 374]) +
          polyline([231, 362], [204, 360]) +
          polyline(...bare.map(([x, y]): Point => [x - 50, y]))
        }
        stroke={colour.accent}
        strokeWidth={line.outline}
        strokeLinecap="round"
      />
      <Excavator
        at={[98, ground]}
        unitsPerMetre={unitsPerMetre}
        arm={{ knee: [2.7, 5.4], tip: [5.9, 7], wrist: [7.5, 5.5], bucket: 8 }}
        tool="pulveriser"
      />
    </g>
  );
}
