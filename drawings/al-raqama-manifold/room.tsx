import { box, boxes, plane, run } from '../kit/axonometric.ts';
import { colour, dash, line } from '../kit/geometry.ts';
import { hatch } from '../kit/sheet.tsx';
import { type Layout, level, pumpY, wallY } from './layout.ts';

const thick = 0.45;

/** Floor slab and the wall with the manifold, both cut at the picture's edge. */
export function Room({ layout, id }: { layout: Layout; id: string }) {
  const { project: p, end } = layout;
  const [left, right, front, top] = [-2.2, end + 1.2, pumpY + 2.2, 6];
  const slab = box(p, [left, wallY, -0.5, right - left, front - wallY, 0.5]);
  const outside = plane(p, [right, -40, -0.2], [right + 40, -40, -0.2], [right + 40, 20, -0.2], [right, 20, -0.2]);
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      {layout.ends && <path d={outside} fill={colour.green} fillOpacity=".16" stroke="none" />}
      <path d={slab.top} fill={colour.paper2} strokeWidth={line.behind} />
      <path d={slab.left + slab.right} fill={hatch(id, 'concrete')} strokeWidth={line.cut} />
      <path
        d={plane(p, [left, wallY, 0], [right, wallY, 0], [right, wallY, top], [left, wallY, top])}
        fill={colour.paper}
        strokeWidth={line.behind}
      />
      <path
        d={
          plane(p, [left, wallY, top], [right, wallY, top], [right, wallY - thick, top], [left, wallY - thick, top]) +
          plane(p, [right, wallY, 0], [right, wallY, top], [right, wallY - thick, top], [right, wallY - thick, 0])
        }
        fill={hatch(id, 'concrete')}
        strokeWidth={line.cut}
      />
      <path
        d={run(p, [left, pumpY, 0], [right, pumpY, 0])}
        stroke={colour.ink2}
        strokeWidth={line.fine}
        strokeDasharray={dash.axis}
      />
    </g>
  );
}

/** Steel brackets from the wall, one between every two risers, each with its saddle. */
export function Brackets({ layout }: { layout: Layout }) {
  const { project: p } = layout;
  const r = layout.large / 2;
  const places = Array.from({ length: layout.pumps }, (_, i) => layout.axis(i) + layout.pitch * 0.62).filter(
    (x) => x < layout.end,
  );
  const z = level - r - 0.3;
  const beams = boxes(
    p,
    places.map((x) => [x, wallY, z, 0.22, -wallY + r + 0.15, 0.22] as const),
  );
  const saddles = boxes(
    p,
    places.map((x) => [x - 0.04, -r * 0.75, z + 0.22, 0.3, r * 1.5, 0.3] as const),
  );
  const struts = places
    .map((x) => plane(p, [x + 0.22, wallY, z - 1.3], [x + 0.22, wallY, z - 1.05], [x + 0.22, 0.3, z], [x + 0.22, 0, z]))
    .join('');
  return (
    <g stroke={colour.ink} strokeWidth={line.dimension} strokeLinejoin="round">
      <path d={struts} fill={colour.steel} />
      <path d={beams.left + beams.right} fill={colour.steel} />
      <path d={beams.top} fill={colour.steelSoft} />
      <path d={saddles.left + saddles.right + saddles.top} fill={colour.concrete} />
    </g>
  );
}
