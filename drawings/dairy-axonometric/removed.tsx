import { type Project, run } from '../kit/axonometric.ts';
import { colour, dash, line } from '../kit/geometry.ts';
import { type Building, cutAt } from './building.ts';

/** The outline of the removed part, dashed. */
export function Removed({ project, building }: { project: Project; building: Building }) {
  const { floors, storey, length, depth } = building;
  const [roof, cut] = [floors * storey, cutAt(building, floors)];
  const edges = [
    run(project, [cut, 0, roof], [length, 0, roof], [length, depth, roof], [cut, depth, roof]),
    run(project, [length, 0, roof], [length, 0, storey]),
    run(project, [length, depth, roof], [length, depth, storey - building.slab]),
  ];
  return <path d={edges.join('')} stroke={colour.ink2} strokeWidth={line.dimension} strokeDasharray={dash.hidden} />;
}
