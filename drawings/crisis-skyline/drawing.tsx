import type { DrawingFacts, DrawingProps } from '../kit/drawing.ts';
import { cypress, person } from '../kit/entourage.ts';
import { colour, line, type Point } from '../kit/geometry.ts';
import { Ground } from '../kit/marks.tsx';
import { Hatches, Sheet } from '../kit/sheet.tsx';
import { Ghosts, Ruins } from './ruins.tsx';
import { Standing } from './standing.tsx';
import { ground, split, unitsPerMetre } from './street.ts';

interface Figures {
  destroyedPercent: number;
}

const people: [Point, 'standing' | 'walking', 1 | -1][] = [
  [[690, ground], 'walking', 1],
  [[633, ground], 'standing', 1],
  [[1208, ground], 'standing', -1],
  [[1346, ground], 'walking', -1],
  [[1352, ground], 'walking', -1],
];

export const facts = {
  // Five buildings, of which as large a share is destroyed as in the whole street.
  phone: [[204, 48, 718, 352]],
} satisfies DrawingFacts;

/** A schematic street with mostly ruins. */
export function Drawing({ figures, view, title, description }: DrawingProps<Figures>) {
  const { standing, gone } = split(figures.destroyedPercent);
  const shown = view === 'sheet' ? () => true : ({ x }: { x: number }) => x > 200 && x < 900;
  const tree = [cypress([1560, ground], unitsPerMetre, 11), cypress([34, ground], unitsPerMetre, 9)];
  return (
    <Sheet viewBox={view === 'sheet' ? '0 40 1600 372' : '204 72 720 322'} title={title} description={description}>
      {(id) => (
        <>
          <Hatches id={id} use={['earth']} />
          <Ghosts lots={gone.filter(shown)} />
          <Ruins lots={gone.filter(shown)} rocks={view === 'sheet' ? 11 : 32} />
          <Standing lots={standing.filter(shown)} />
          {view === 'sheet' && (
            <path
              d={tree.map((one) => one.outline).join('')}
              fill={colour.green}
              stroke={colour.ink}
              strokeWidth={line.fine}
            />
          )}
          <path
            d={people.map(([at, pose, facing]) => person(at, unitsPerMetre, pose, facing)).join('')}
            fill={colour.ink}
          />
          <Ground id={id} x1={0} x2={1600} y={ground} />
        </>
      )}
    </Sheet>
  );
}
