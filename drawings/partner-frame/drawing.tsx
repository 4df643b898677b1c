import { isRightToLeft } from '../../app/language/detect.ts';
import { Balloon } from '../kit/balloon.tsx';
import type { DrawingFacts, DrawingProps } from '../kit/drawing.ts';
import { cypress, lorry, person } from '../kit/entourage.ts';
import { colour, dash, line, type Point, round } from '../kit/geometry.ts';
import { Ground } from '../kit/marks.tsx';
import { Hatches, Sheet } from '../kit/sheet.tsx';
import { Bracing, Column, Footing, GhostBay, Truss } from './steelwork.tsx';

/** Sheet units per metre. */
const unit = 20;
const ground = 400;
const firstAxis = 88;
/** The empty footing; the built columns are equally spaced up to it. */
const lastAxis = 1275;
const bottom = 476;

export const facts = {
  flow: true,
  phone: [
    [0, -20, 800, 496],
    [800, -20, 800, 496],
  ],
} satisfies DrawingFacts;

/**
 * A steel frame with a column for each partner, and an empty footing whose column is being delivered. In Arabic the
 * picture is mirrored.
 */
export function Drawing({ figures, language, view, title, description }: DrawingProps<{ partners: number }>) {
  const { partners } = figures;
  const bay = (lastAxis - firstAxis) / partners;
  const axis = (index: number): number => round(firstAxis + index * bay);
  const arabic = isRightToLeft(language);
  const turn = (x: number): number => (arabic ? 1600 - x : x);
  const built = Array.from({ length: partners }, (_, index) => index);
  const close = 640;
  const left = arabic ? 1600 - 930 - close : 930;
  return (
    <Sheet
      viewBox={view === 'sheet' ? `0 0 1600 ${bottom}` : `${left} 96 ${close} ${bottom - 96}`}
      title={title}
      description={description}
    >
      {(id) => (
        <>
          <Hatches id={id} use={['concrete', 'earth']} />
          <g transform={arabic ? 'matrix(-1 0 0 1 1600 0)' : undefined} strokeLinejoin="round">
            <Axes at={[...built, partners].map(axis)} />
            <Bracing from={axis(1)} to={axis(2)} ground={ground} />
            <Trees />
            {built.map((index) => (
              <Column key={index} at={[axis(index), ground]} />
            ))}
            <Truss from={axis(0)} to={axis(partners - 1)} ground={ground} panel={bay / 8} />
            <GhostBay from={axis(partners - 1)} to={axis(partners)} ground={ground} panel={bay / 8} />
            <Delivery at={[axis(partners) + 52, ground]} />
            <People next={axis(partners)} />
            <Ground id={id} x1={-10} x2={1610} y={ground} />
            {[...built, partners].map((index) => (
              <Footing key={index} id={id} at={[axis(index), ground]} bolts={index === partners} />
            ))}
          </g>
          {view === 'sheet' &&
            [...built, partners].map((index) => (
              <Balloon key={index} at={[turn(axis(index)), 40]} n={String.fromCharCode(65 + index)} r={16} />
            ))}
        </>
      )}
    </Sheet>
  );
}

function Axes({ at }: { at: number[] }) {
  return (
    <path
      d={at.map((x) => `M${x} 56V${bottom}`).join('')}
      stroke={colour.ink2}
      strokeWidth={line.fine}
      strokeDasharray={dash.axis}
    />
  );
}

/** The missing column, lying on a lorry. */
function Delivery({ at: [x, y] }: { at: Point }) {
  const truck = lorry([x, y], unit);
  const bed = lorry([x, y], unit, 1, 'flat');
  const cabOnly = truck.body.slice(truck.body.indexOf('M', 1));
  return (
    <>
      <path
        d={bed.body.slice(0, bed.body.indexOf('M', 1)) + cabOnly}
        fill={colour.paper}
        stroke={colour.ink}
        strokeWidth={line.outline}
      />
      <path
        d={`M${x + 8} ${y - 50}h160v22h-160zM${x + 2} ${y - 54}h6v30h-6z`}
        fill={colour.accent}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <path
        d={`M${x + 8} ${y - 45}h160M${x + 8} ${y - 33}h160M${x + 44} ${y - 54}v26M${x + 130} ${y - 54}v26`}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path d={bed.detail} fill={colour.steel} />
      <path d={bed.wheels} fill={colour.ink} />
    </>
  );
}

function Trees() {
  const trees = [cypress([34, ground], unit, 7), cypress([52, ground], unit, 5)];
  return (
    <path
      d={trees.map((tree) => tree.outline).join('')}
      fill={colour.green}
      fillOpacity=".78"
      stroke={colour.ink}
      strokeWidth={line.texture}
    />
  );
}

/** Two people at the empty footing, the others within the frame. */
function People({ next }: { next: number }) {
  const people = [
    person([next - 44, ground], unit, 'reaching'),
    person([next + 26, ground], unit, 'standing', -1),
    person([190, ground], unit, 'walking'),
    person([470, ground], unit, 'walking', -1),
    person([506, ground], unit, 'standing'),
    person([860, ground], unit, 'walking'),
  ];
  return <path d={people.join('')} fill={colour.ink} />;
}
