import { type Box, boxes } from '../kit/axonometric.ts';
import { colour, line } from '../kit/geometry.ts';
import { Solid } from '../kit/solids.tsx';
import { type Building, cutAt } from './building.ts';
import { type Scene, Units } from './equipment.tsx';

/** The remaining part of the roof: slab, solar panels, ventilation units. */
export function Roof({ project, unit, bare, building }: Scene & { building: Building }) {
  const { depth, floors, storey, slab } = building;
  const [z, reach] = [floors * storey, cutAt(building, floors)];
  const panels = Array.from(
    { length: bare ? 3 : 5 },
    (_, index): Box => [1.2, 2 + index * 2, z + 0.3, reach - 2.4, 1.3, 0.12],
  );
  return (
    <g strokeLinejoin="round">
      <Solid
        faces={boxes(project, [[-0.5, -0.5, z - slab, reach + 0.5, depth + 0.5, slab + 0.3]])}
        fill={colour.concrete}
        width={line.behind}
      />
      <Solid faces={boxes(project, panels)} fill={colour.steel} top={colour.steel} />
      <Units
        project={project}
        unit={unit}
        list={[
          [1.6, depth - 9, z + 0.3, 5, 3, 2.2],
          [1.6, depth - 5, z + 0.3, 5, 3, 2.2],
        ]}
      />
    </g>
  );
}
