import { formats } from '../../app/language/format.ts';
import { type Building, type DairyFigures, layBuilding } from '../dairy-axonometric/building.ts';
import { Dimension } from '../kit/dimension.tsx';
import type { DrawingProps } from '../kit/drawing.ts';
import { person } from '../kit/entourage.ts';
import { colour, line } from '../kit/geometry.ts';
import { Ground } from '../kit/marks.tsx';
import { type Metres, metres } from '../kit/metres.ts';
import { Hatches, Sheet } from '../kit/sheet.tsx';
import { Bench, Exchanger, FillingLine, Pipes, Separator, Tanks, Ventilation } from './equipment.tsx';
import { Columns, core, Shell, Stair } from './shell.tsx';
import { Yard } from './yard.tsx';

/** The dairy building cut lengthwise through all floors, and the same without its yard. */
export function Drawing({ figures, language, view, title, description }: DrawingProps<DairyFigures>) {
  const building = layBuilding(figures);
  const sheet = view === 'sheet';
  const height = building.floors * building.storey;
  const unit = sheet ? Math.min(22.5, 540 / height) : Math.min(600 / building.length, 440 / (height + 7));
  const ground = sheet ? 116 + height * unit : 453 - 2.6 * unit;
  const scale = sheet
    ? metres(unit, 800 - (building.length * unit) / 2, ground)
    : metres(unit, 320 - (building.length * unit) / 2, ground);
  return (
    <Sheet
      viewBox={sheet ? `0 0 1600 ${Math.ceil(ground + 2.9 * unit)}` : '0 0 640 453'}
      title={title}
      description={description}
    >
      {(id) => (
        <>
          <Hatches id={id} use={['earth', 'concrete']} />
          {sheet && <Yard scale={scale} building={building} />}
          {sheet && <Ground id={id} x1={0} x2={1600} y={ground} />}
          {sheet && <Stair scale={scale} building={building} />}
          <Columns scale={scale} building={building} />
          <Floors scale={scale} building={building} shown={building.floors} />
          <Shell scale={scale} building={building} id={id} />
          <Risers scale={scale} building={building} />
          {sheet && (
            <Dimension
              from={scale.at(-0.4, height)}
              to={scale.at(-0.4, 0)}
              offset={-64}
              text={formats[language].quantity(figures.floors, 'floor')}
              size={24}
              language={language}
            />
          )}
        </>
      )}
    </Sheet>
  );
}

interface PartProps {
  scale: Metres;
  building: Building;
}

/** Positions of people on each floor, in metres. */
const staffing = [
  [20.5, 21.4, 39.6],
  [13, 23.4, 33.4],
  [13.8, 21.4, 28.6, 34.4],
  [13.6, 24.4, 29.6, 35.4],
];

/** The equipment of each floor; floors above the fourth repeat the last one. */
function Floors({ scale, building: { length, storey }, shown }: PartProps & { shown: number }) {
  const { u } = scale;
  const from = core + 1.4;
  return Array.from({ length: shown }, (_, floor) => {
    const z = floor * storey;
    const staff = staffing[Math.min(floor, staffing.length - 1)]!.map((x, index) =>
      person(scale.at(x, z), scale.unit, index % 2 ? 'walking' : 'standing', index % 3 ? 1 : -1),
    ).join('');
    const content = [
      <Tanks key="tanks" scale={scale} at={[9.6, 13, 16.4, 22.6, 26, 29.4, 32.8, 36.2].map((x) => [x, z] as const)} />,
      <g key="pasteurising">
        {[9.4, 20, 30].map((x) => (
          <Exchanger key={x} scale={scale} x={x} z={z} />
        ))}
        {[14.4, 16.6, 25.2, 27.4].map((x) => (
          <Separator key={x} scale={scale} x={x} z={z} />
        ))}
        <Tanks
          scale={scale}
          at={[
            [35.4, z],
            [38, z],
          ]}
          height={2.6}
          width={1.7}
        />
      </g>,
      <FillingLine key="filling" scale={scale} from={from} to={length - 0.6} z={z} />,
      <g key="air">
        <Ventilation scale={scale} x={from} z={z} to={length - 2} />
        {[20, 26, 31].map((x) => (
          <Bench key={x} scale={scale} x={x} z={z} />
        ))}
      </g>,
    ][Math.min(floor, 3)];
    return (
      <g key={floor}>
        <path d={`M${scale.x(0)} ${scale.z(z)}h${u(length)}`} stroke={colour.ink} strokeWidth={line.fine} />
        {content}
        <path d={staff} fill={colour.ink} />
      </g>
    );
  });
}

/** Milk and water between the floors. */
function Risers({ scale, building: { floors, storey, length } }: PartProps) {
  const { line: open, u } = scale;
  const roof = floors * storey;
  const milk = [
    open([8.2, 0.4], [37.4, 0.4]),
    open([19.4, 0.4], [19.4, storey + 0.4], [38.6, storey + 0.4]),
    open(
      [11.9, storey + 2.5],
      [13.4, storey + 2.5],
      [13.4, storey * 2 + 3.6],
      [10, storey * 2 + 3.6],
      [10, storey * 2 + 2.9],
    ),
  ];
  const water = [
    open([length - 1.2, -0.1], [length - 1.2, roof + 0.8]),
    ...Array.from({ length: Math.min(2, floors) }, (_, floor) =>
      open([core + 0.6, floor * storey + 4], [length - 1.2, floor * storey + 4]),
    ),
  ];
  return (
    <>
      <Pipes d={water.join('')} stroke={colour.water} width={u(0.16)} />
      <Pipes d={milk.join('')} stroke={colour.accent} width={u(0.16)} />
    </>
  );
}
