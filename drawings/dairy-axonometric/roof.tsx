import { boxes } from '../kit/axonometric.ts';
import { colour, line } from '../kit/geometry.ts';
import { Solid } from '../kit/solids.tsx';
import { type Building, cutAt } from './building.ts';
import { type Scene, Units } from './equipment.tsx';

/** The remaining part of the roof: slab, ventilation units. */
export function Roof({ project, unit, building }: Scene & { building: Building }) {
  const { depth, floors, storey, slab } = building;
  const [z, reach] = [floors * storey, cutAt(building, floors)];
  return (
    <g strokeLinejoin="round">
      <Solid
        faces={boxes(project, [[-0.5, -0.5, z - slab, reach + 0.5, depth + 0.5, slab + 0.3]])}
        fill={colour.concrete}
        width={line.behind}
      />
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
