import { type Project, plane, run, type Space } from '../kit/axonometric.ts';
import { Balloon } from '../kit/balloon.tsx';
import type { DrawingFacts, DrawingProps } from '../kit/drawing.ts';
import { person } from '../kit/entourage.ts';
import { colour, line } from '../kit/geometry.ts';
import { Sheet } from '../kit/sheet.tsx';
import { Bracing, bay, Columns, layers, Panels, Rails, Traces } from './layers.tsx';

/** A flatter view than isometric, so that four layers fit side by side; heights are true. */
const view =
  (x0: number, y0: number, unit: number): Project =>
  ([x, y, z]) => [x0 + (x - y * 0.72) * unit, y0 + (x * 0.27 + y * 0.36 - z) * unit];

export const facts = {
  phone: [[20, 0, 1600, 970]],
} satisfies DrawingFacts;

/** One bay of the façade, exploded into its four layers. */
export function Drawing({ view: kind, title, description }: DrawingProps) {
  // The ground in front of the panels begins below the protruding nodes.
  const out = layers[3] + 0.9;
  const sheet = kind === 'sheet';
  const unit = sheet ? 27 : 10.8;
  const project = sheet ? view(420, 500, unit) : view(168, 204, unit);
  return (
    <Sheet viewBox={sheet ? '0 0 1600 970' : '0 0 640 396'} title={title} description={description}>
      {() => (
        <>
          <Columns project={project} />
          <Traces project={project} />
          <Bracing project={project} />
          <Rails project={project} />
          <path
            d={plane(project, [out, 0, 0], [out + 4.4, 0, 0], [out + 4.4, bay.width, 0], [out, bay.width, 0])}
            fill={colour.steel}
            fillOpacity=".3"
          />
          <path
            d={run(project, [out + 4.4, 0, 0], [out + 4.4, bay.width, 0])}
            stroke={colour.ink}
            strokeWidth={line.behind}
          />
          <Panels project={project} />
          <path d={person(project([out + 2.6, bay.width * 0.4, 0]), unit, 'reaching', -1)} fill={colour.ink} />
          {sheet && <Balloons project={project} />}
        </>
      )}
    </Sheet>
  );
}

function Balloons({ project }: { project: Project }) {
  const marks: [Space, number, number][] = [
    [[0.2, bay.width, bay.height * 0.9], -70, -40],
    [[layers[1], 3.9, bay.height - 4.4], -40, -130],
    [[layers[2] + 0.3, 4, bay.height], 60, -90],
    [[layers[3] + 1, 1.8, bay.height - 1.6], 110, -90],
  ];
  return marks.map(([point, dx, dy], index) => {
    const to = project(point);
    return <Balloon key={index} at={[to[0] + dx, to[1] + dy]} n={index + 1} to={to} r={24} />;
  });
}
