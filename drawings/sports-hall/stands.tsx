import { person } from '../kit/entourage.ts';
import { colour, line, type Point, polygon, round, seeded } from '../kit/geometry.ts';
import { hatch } from '../kit/sheet.tsx';
import type { Frame } from './frame.ts';
import { row } from './hall.ts';

/** The floor level of a row, above the court. */
export const tread = (index: number): number => row.first + index * row.rise;

/** The stands: concrete steps on a sloping beam, and a few people on them, looking at the court. Their number is schematic. */
export function Stands({ frame, id }: { frame: Frame; id: string }) {
  const { hall, at, unit } = frame;
  const rows = Array.from({ length: hall.rows }, (_, index) => index);
  const steps = rows.flatMap((index): Point[] => [
    at(hall.field - index * row.depth, tread(index)),
    at(hall.field - (index + 1) * row.depth, tread(index)),
  ]);
  const top = tread(hall.rows - 1);
  const beam: Point[] = [
    at(hall.stands, top - 1.25),
    at(hall.stands + 0.5, top - 1.25),
    at(hall.field - row.depth * 1.5, -0.05),
    at(hall.field, -0.05),
  ];
  const random = seeded(8);
  const crowd = rows
    .filter(() => random() > 0.35)
    .map((index) => person(at(hall.field - (index + 1) * row.depth + 0.34, tread(index) + 0.46), unit, 'seated', -1));
  return (
    <g strokeLinejoin="round">
      <path d={polygon(...steps, ...beam)} fill={hatch(id, 'concrete')} stroke={colour.ink} strokeWidth={line.cut} />
      <path d={crowd.join('')} fill={colour.ink} />
    </g>
  );
}

/** The rail behind the last row. */
export function Rail({ frame }: { frame: Frame }) {
  const { hall, x, z, unit } = frame;
  const top = tread(hall.rows - 1);
  return (
    <path
      d={`M${x(hall.stands - 0.1)} ${z(top)}v${round(-1.1 * unit)}m-2 0h4`}
      stroke={colour.ink}
      strokeWidth={line.outline}
    />
  );
}
