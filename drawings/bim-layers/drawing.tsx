import type { ReactNode } from 'react';
import type { Language } from '../../app/content/text.ts';
import { isRightToLeft } from '../../app/language/detect.ts';
import { type Building, type DairyFigures, layBuilding } from '../dairy-axonometric/building.ts';
import { Staff } from '../dairy-axonometric/equipment.tsx';
import { isometric, type Project, plane, run } from '../kit/axonometric.ts';
import { Balloon } from '../kit/balloon.tsx';
import type { DrawingFacts, DrawingProps } from '../kit/drawing.ts';
import { colour, dash, line, type Point } from '../kit/geometry.ts';
import { Sheet } from '../kit/sheet.tsx';
import { ColumnRow, Core, Envelope, ProcessBay, ServiceBay, Slab, Structure } from './models.tsx';

/** The finished model on the sheet and close up. */
const together = { unit: 13.2, top: 250 };
const close = { unit: 10.4, middle: 320, top: 66, size: [640, 450] as Point };
const endOf = (language: Language): number => (isRightToLeft(language) ? 448 : 1152);

export const facts = {
  flow: true,
  opening: 'beside',
  // The stack alone: its models put together are on the sheet.
  phone: [[-4, 78, 672, 902]],
  share: { x: 1060, bottom: 715, width: 1560 },
} satisfies DrawingFacts;

/** One floor as four floating models, and the same floor with all of them together. */
export function Drawing({ figures, view, language, title, description }: DrawingProps<DairyFigures>) {
  const building = layBuilding(figures);
  const { length, depth } = building;
  const sheet = view === 'sheet';
  const size = 67 / (length + depth);
  const unit = 8.2 * size;
  // The four models are on the reading side and lead to the finished model.
  const start = isRightToLeft(language) ? 1224 : 376;
  const end = endOf(language);
  const stack = [0, 1, 2, 3].map((index) =>
    isometric([start - ((length - depth) / 2) * 0.866 * unit, 692 - index * 206], unit),
  );
  const whole = { unit: (sheet ? together.unit : close.unit) * size };
  const [middle, top] = sheet ? [end, together.top] : [close.middle, close.top];
  const origin: Point = [middle - ((length - depth) / 2) * 0.866 * whole.unit, top];
  const project = isometric(origin, whole.unit);
  return (
    <Sheet viewBox={sheet ? '30 50 1540 930' : `0 0 ${close.size.join(' ')}`} title={title} description={description}>
      {() => (
        <>
          {sheet && <Models stack={stack} unit={unit} building={building} rtl={isRightToLeft(language)} />}
          {sheet && <Joins rtl={isRightToLeft(language)} />}
          <Together project={project} unit={whole.unit} building={building} />
        </>
      )}
    </Sheet>
  );
}

interface ModelsProps {
  stack: readonly Project[];
  unit: number;
  building: Building;
  rtl: boolean;
}

/** The stack, from the structure below to the process above, with the edges that connect it. */
function Models({ stack, unit, building, rtl }: ModelsProps) {
  const { length, depth, axesY } = building;
  const bays = axesY.slice(0, -1);
  const [structure, envelope, services, process] = stack.map((project) => ({ project, unit, building }));
  const corners = [
    [0, depth],
    [length, 0],
    [length, depth],
  ].map(([x, y]) => {
    const [low, high] = [stack[0]!([x!, y!, 0]), stack[3]!([x!, y!, 0])];
    return `M${low.map(Math.round).join(' ')}V${Math.round(high[1])}`;
  });
  const models: ReactNode[] = [
    <Structure key="structure" {...structure!} />,
    <Envelope key="envelope" {...envelope!} />,
    <g key="services" strokeLinejoin="round">
      <Ground project={services!.project} building={building} />
      {bays.map((y, index) => (
        <ServiceBay key={y} {...services!} y={y} index={index} />
      ))}
    </g>,
    <g key="process" strokeLinejoin="round">
      <Ground project={process!.project} building={building} />
      {bays.map((y, index) => (
        <ProcessBay key={y} {...process!} y={y} index={index} />
      ))}
    </g>,
  ];
  return (
    <g>
      {models}
      <path d={corners.join('')} stroke={colour.ink2} strokeWidth={line.dimension} strokeDasharray={dash.ghost} />
      {stack.map((project, index) => {
        const corner = project(rtl ? [length, 0, 0] : [0, depth, 0]);
        return (
          <Balloon
            key={index}
            at={[corner[0] + (rtl ? 56 : -56), corner[1] - 4]}
            to={[corner[0] + (rtl ? 3 : -3), corner[1]]}
            n={index + 1}
            r={20}
          />
        );
      })}
    </g>
  );
}

/** The arrow from the four models to the combined one. */
function Joins({ rtl }: { rtl: boolean }) {
  const [from, tip] = rtl ? [936, 886] : [664, 714];
  const back = rtl ? 16 : -16;
  return (
    <g>
      <path d={`M${from} 250H${tip + back}`} stroke={colour.accent} strokeWidth={line.ground} />
      <path d={`M${tip} 250l${back}-8v16z`} fill={colour.accent} />
    </g>
  );
}

/** The floor's outline under a model without a slab. */
function Ground({ project, building: { length, depth } }: { project: Project; building: Building }) {
  const floor = plane(project, [0, 0, 0], [length, 0, 0], [length, depth, 0], [0, depth, 0]);
  return <path d={floor} stroke={colour.ink2} strokeWidth={line.fine} strokeDasharray={dash.hidden} />;
}

/** All four models in one: near walls omitted, their edges dashed. */
function Together({ project, unit, building }: { project: Project; unit: number; building: Building }) {
  const { length, depth, storey, axesY } = building;
  const props = { project, unit, building };
  const removed =
    run(project, [0, depth, storey], [length, depth, storey], [length, 0, storey]) +
    run(project, [length, depth, storey], [length, depth, 0]);
  return (
    <g strokeLinejoin="round">
      <Slab {...props} />
      <Envelope {...props} near={false} />
      {axesY.map((y, index) => (
        <g key={y}>
          <ColumnRow {...props} y={y} />
          {index === 0 && <Core {...props} />}
          {index < axesY.length - 1 && (
            <>
              <ProcessBay {...props} y={y} index={index} />
              <ServiceBay {...props} y={y} index={index} />
            </>
          )}
        </g>
      ))}
      <Staff
        project={project}
        unit={unit}
        at={[
          [12, depth - 1.6, 0],
          [24, depth - 1.2, 0],
          [30, depth - 2, 0],
        ]}
      />
      <path d={removed} stroke={colour.ink2} strokeWidth={line.dimension} strokeDasharray={dash.hidden} />
    </g>
  );
}
