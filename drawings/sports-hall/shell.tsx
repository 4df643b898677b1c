import { colour, line, round } from '../kit/geometry.ts';
import { hatch } from '../kit/sheet.tsx';
import type { Frame } from './frame.ts';
import { galleryEdge, heights } from './hall.ts';
import { tread } from './stands.tsx';

/** Floors, walls, columns and foundations that the section cuts. */
export function Shell({ frame, id }: { frame: Frame; id: string }) {
  const { hall, rect, x, z, unit } = frame;
  const { width, stands, wing } = hall;
  const foundation = (centre: number, pad: number): string => {
    const u = (value: number): number => round(value * unit);
    return `M${x(centre - 0.3)} ${z(-0.5)}v${u(0.7)}h${u(0.3 - pad / 2)}v${u(0.6)}h${u(pad)}v${u(-0.6)}h${u(0.3 - pad / 2)}v${u(-0.7)}z`;
  };
  const footings = [
    [0.25, 1.4],
    [stands - 0.1, 2.6],
    [wing + 0.1, 2.6],
    [width - 0.25, 1.4],
  ].map(([centre, pad]) => foundation(centre!, pad!));
  const concrete = [
    rect(-0.2, -0.5, width + 0.4, 0.45),
    rect(stands - 0.5, -0.05, 0.6, heights.eaves + 0.05),
    rect(wing, -0.05, 0.6, heights.eaves + 0.05),
    rect(width - 0.4, -0.05, 0.4, heights.wing),
    rect(wing + 0.6, heights.gallery - 0.4, width - wing - 1, 0.4),
    rect(wing + 0.6, heights.wing - 0.35, width - wing - 0.6, 0.35),
    rect(galleryEdge, tread(hall.rows - 1) - 0.3, stands - galleryEdge - 0.5, 0.3),
    rect(-0.6, heights.foyer - 0.35, stands + 0.1, 0.35),
  ];
  return (
    <g strokeLinejoin="round">
      <path d={footings.join('')} fill={hatch(id, 'concrete')} stroke={colour.ink} strokeWidth={line.cut} />
      <path d={concrete.join('')} fill={hatch(id, 'concrete')} stroke={colour.ink} strokeWidth={line.cut} />
      <FlatRoofs frame={frame} />
      <Glass frame={frame} />
    </g>
  );
}

/** Insulation and upstands of the two low roofs, with planting on them. */
function FlatRoofs({ frame }: { frame: Frame }) {
  const { hall, rect, x, z, unit } = frame;
  const { width, stands, wing } = hall;
  const grass = (from: number, to: number, height: number): string => {
    const count = Math.floor(((to - from) * unit) / 7);
    return `M${x(from)} ${z(height)}${'l2-5 1.500 5 2-6 1.500 6'.repeat(count).replaceAll('1.500', '1.5')}`;
  };
  return (
    <>
      <path
        d={rect(-0.6, heights.foyer, stands + 0.1, 0.45) + rect(wing + 0.6, heights.wing, width - wing - 0.2, 0.45)}
        fill={colour.paper2}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <path
        d={grass(-0.4, stands - 0.7, heights.foyer + 0.45) + grass(wing + 0.8, width, heights.wing + 0.45)}
        stroke={colour.green}
        strokeWidth={line.fine}
      />
    </>
  );
}

/** The glass front of the foyer, and the insulated cladding above the low roofs. */
function Glass({ frame }: { frame: Frame }) {
  const { hall, rect } = frame;
  const cladding = [hall.stands - 0.78, hall.wing + 0.6].map((at) =>
    rect(at, heights.wing + 0.4, 0.28, heights.eaves - heights.wing + 1),
  );
  const panes = [rect(0, -0.05, 0.18, heights.foyer - 0.3)];
  return (
    <>
      <path d={cladding.join('')} fill={colour.paper2} stroke={colour.ink} strokeWidth={line.behind} />
      <path d={panes.join('')} fill={colour.waterSoft} stroke={colour.ink} strokeWidth={line.behind} />
    </>
  );
}
