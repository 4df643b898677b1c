import type { Space } from '../kit/axonometric.ts';
import { Balloon } from '../kit/balloon.tsx';
import type { DrawingFacts, DrawingProps } from '../kit/drawing.ts';
import { person } from '../kit/entourage.ts';
import { colour, type Point, round } from '../kit/geometry.ts';
import { Mirrored, mirroredBox } from '../kit/mirror.tsx';
import { Hatches, Sheet } from '../kit/sheet.tsx';
import { height, type Layout, layOut, level, mainEnd, pumpY, unit } from './layout.ts';
import { Manifold } from './manifold.tsx';
import { CheckValve, Risers } from './pipes.tsx';
import { PumpSet } from './pump.tsx';
import { Brackets, Room } from './room.tsx';

interface Figures {
  pumps: number;
  pipeMillimetres: readonly [number, number];
}

export const facts = {
  flow: true,
} satisfies DrawingFacts;

/** The water runs in reading direction, along the manifold to the rising main. */
export function Drawing({ figures, language, view, title, description }: DrawingProps<Figures>) {
  const whole = layOut(figures.pumps, figures.pipeMillimetres);
  const sheet = view === 'sheet';
  // The close-up shows two pumps; the manifold continues beyond it.
  const layout = sheet ? whole : { ...whole, pumps: 2, ends: false };
  const places = Array.from({ length: layout.pumps }, (_, i) => layout.axis(i));
  const [px, py] = layout.project([layout.axis(1), 2, 2.4]);
  return (
    <Sheet
      viewBox={sheet ? `0 0 1600 ${height}` : mirroredBox([round(px - 330), round(py - 236), 600, 440], language)}
      title={title}
      description={description}
    >
      {(id) => (
        <Mirrored language={language}>
          <Hatches id={id} use={['concrete']} />
          <Room layout={layout} id={id} />
          <Brackets layout={layout} />
          <Risers layout={layout} />
          <Manifold layout={layout} />
          {places.map((x) => (
            <g key={x}>
              <CheckValve layout={layout} x={x} />
              <PumpSet layout={layout} x={x} />
            </g>
          ))}
          <path d={people(layout, whole.pumps)} fill={colour.ink} />
          {sheet && <Marks layout={layout} />}
        </Mirrored>
      )}
    </Sheet>
  );
}

/** At the wall and, in the whole drawing, at the end of the row; 1.75 m tall along z. */
const people = ({ project, axis, pitch, ends }: Layout, pumps: number): string =>
  person(project([axis(ends ? pumps - 3 : 1) + pitch * 0.62, 0.5, 0]), unit, 'walking', -1) +
  (ends ? person(project([axis(pumps - 1) + 2.3, 5, 0]), unit, 'walking') : '');

/** Diameters, pump numbers and balloons. */
function Marks({ layout }: { layout: Layout }) {
  const { project, axis, pumps, pitch, end } = layout;
  const on = (...place: Space): Point => project(place);
  const away = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];
  const turn = end + 2.7;
  return (
    <g>
      {Array.from({ length: pumps }, (_, i) => (
        <Balloon key={axis(i)} at={on(axis(i), pumpY + 1.52, 0)} n={`P${i + 1}`} r={16} />
      ))}
      <Balloon at={away(on(axis(0), pumpY, 3.8), -70, -50)} n={1} to={on(axis(0), pumpY + 0.4, 2.6)} r={16} />
      <Balloon at={away(on(axis(2), 0, 2.6), -60, 44)} n={2} to={on(axis(2) - 0.1, 0, 2.6)} r={16} />
      <Balloon at={away(on(axis(1), 0, level), 90, -130)} n={3} to={on(axis(1) + pitch * 0.4, 0, level + 0.3)} r={16} />
      <Balloon at={away(on(turn, mainEnd, 2.4), 72, 20)} n={4} to={on(turn, mainEnd, 2.4)} r={16} />
    </g>
  );
}
