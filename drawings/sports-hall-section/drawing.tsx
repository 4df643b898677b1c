import { Balloon } from '../kit/balloon.tsx';
import type { DrawingFacts, DrawingProps } from '../kit/drawing.ts';
import { broadleaf, person } from '../kit/entourage.ts';
import { colour, line, type Point, round } from '../kit/geometry.ts';
import { Ground } from '../kit/marks.tsx';
import { Hatches, Sheet } from '../kit/sheet.tsx';
import { type Frame, frameOf } from '../sports-hall/frame.ts';
import { type Hall, type HallFigures, layHall } from '../sports-hall/hall.ts';
import { Roof, underside } from '../sports-hall/roof.tsx';
import { Ceiling, Field, Foyer, Wing } from '../sports-hall/rooms.tsx';
import { Shell } from '../sports-hall/shell.tsx';
import { Rail, Stands } from '../sports-hall/stands.tsx';

export const facts = {
  opening: 'above',
  phone: [
    [0, 10, 800, 520],
    [800, 10, 800, 520],
  ],
  brokenCard: true,
} satisfies DrawingFacts;

/** The sports hall cut across its court: the whole section, or stands and court close up. */
export function Drawing({ figures, view, title, description }: DrawingProps<HallFigures>) {
  const hall = layHall(figures);
  const words = { title, description };
  return view === 'sheet' ? (
    <Section frame={wholeFrame(hall)} {...words} />
  ) : (
    <CloseUp frame={closeFrame(hall)} {...words} />
  );
}

const wholeFrame = (hall: Hall): Frame => frameOf(hall, 1280 / hall.width, 160, 440);
const closeFrame = (hall: Hall): Frame => frameOf(hall, 27, (0.3 - hall.stands) * 27, 384);
const closeSize = ({ z }: Frame): Point => [640, round(z(-0.5) + 14)];

type Words = Pick<DrawingProps, 'title' | 'description'>;

function Section({ frame, title, description }: Words & { frame: Frame }) {
  const { hall, x, z } = frame;
  const floor = z(-2.4);
  return (
    <Sheet viewBox={`0 0 1600 ${floor + 32}`} title={title} description={description}>
      {(id) => (
        <>
          <Hatches id={id} use={['earth', 'concrete']} />
          <Outside frame={frame} />
          <Ground id={id} x1={0} x2={x(-0.2)} y={z(0)} />
          <Ground id={id} x1={x(hall.width + 0.2)} x2={1600} y={z(0)} />
          <Inside frame={frame} id={id} />
          <Balloons frame={frame} />
        </>
      )}
    </Sheet>
  );
}

/** Everything inside the walls, from back to front. */
function Inside({ frame, id }: { frame: Frame; id: string }) {
  return (
    <>
      <Field frame={frame} />
      <Ceiling frame={frame} />
      <Foyer frame={frame} />
      <Wing frame={frame} />
      <Shell frame={frame} id={id} />
      <Stands frame={frame} id={id} />
      <Rail frame={frame} />
      <Roof frame={frame} />
    </>
  );
}

/** Trees and people on both sides of the hall. */
function Outside({ frame }: { frame: Frame }) {
  const { hall, at, unit } = frame;
  const trees = (
    [
      [-4.4, 6],
      [hall.width + 4.2, 5.5],
    ] as const
  ).map(([metres, height]) => broadleaf(at(metres, 0), unit, height));
  return (
    <g strokeLinejoin="round">
      <path
        d={trees.map((tree) => tree.crown).join('')}
        fill={colour.green}
        fillOpacity=".55"
        stroke={colour.ink}
        strokeWidth={line.fine}
      />
      <path d={trees.map((tree) => tree.trunk).join('')} stroke={colour.ink} strokeWidth={line.behind} />
      <path d={person(at(-1.2, 0), unit, 'walking') + person(at(-2, 0), unit, 'walking')} fill={colour.ink} />
    </g>
  );
}

function Balloons({ frame }: { frame: Frame }) {
  const { hall, at } = frame;
  const middle = (hall.field + hall.wing) / 2;
  const marks: [Point, Point][] = [
    [at(0.9, 9.6), at(1.7, 5.4)],
    [at(hall.stands + 2.4, 8.2), at(hall.field - 4.8, 3.2)],
    [at(hall.stands + 7, underside(0.3) + 3.6), at(hall.stands + 8.4, underside(0.26) + 0.6)],
    [at(middle + 2.8, 3.9), at(middle + 3.4, 0.1)],
    [at(hall.width + 1, 5.2), at(hall.width - 1.6, 2.9)],
    [at(hall.stands - 3.4, -1.5), at(hall.stands - 0.9, -1.5)],
  ];
  return marks.map(([from, to], index) => <Balloon key={index} at={from} n={index + 1} to={to} r={15} />);
}

function CloseUp({ frame, title, description }: Words & { frame: Frame }) {
  return (
    <Sheet viewBox={`0 0 ${closeSize(frame).join(' ')}`} title={title} description={description}>
      {(id) => (
        <>
          <Hatches id={id} use={['concrete']} />
          <Inside frame={frame} id={id} />
        </>
      )}
    </Sheet>
  );
}
