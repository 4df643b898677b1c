import { type Box, boxes, type Project, plane, run, type Space } from '../kit/axonometric.ts';
import { colour, line } from '../kit/geometry.ts';
import { Solid } from '../kit/solids.tsx';

/** One bay of the wall in metres: y along it, z up, x outwards. */
export const bay = { width: 14, height: 16, panels: 4 } as const;
/** The outward distance of each layer: columns, bracing, rails, panels. */
export const layers = [0, 13, 25, 38] as const;
const depth = 2.8;

interface LayerProps {
  project: Project;
}

/** Two lattice columns and the beams between them, cut off above and below. */
export function Columns({ project }: LayerProps) {
  const [low, high] = [-1.4, bay.height + 1.4];
  const chord = 0.5;
  const column = (y: number) => {
    const steps = 6;
    const height = (high - low) / steps;
    const lacing = Array.from({ length: steps }, (_, index): string => {
      const [a, b] = index % 2 === 0 ? [chord, depth - chord] : [depth - chord, chord];
      const z = low + index * height;
      return (
        run(project, [a, y, z], [b, y, z + height]) +
        run(project, [chord, y, z + height], [depth - chord, y, z + height])
      );
    });
    return (
      <g key={y}>
        <Solid
          faces={boxes(project, [[0, y - 0.25, low, chord, 0.5, high - low]])}
          fill={colour.steelSoft}
          width={line.behind}
        />
        <path d={lacing.join('')} stroke={colour.ink} strokeWidth={line.cut * 1.9} />
        <path d={lacing.join('')} stroke={colour.steelSoft} strokeWidth={line.cut * 0.9} />
        <Solid
          faces={boxes(project, [[depth - chord, y - 0.25, low, chord, 0.5, high - low]])}
          fill={colour.steelSoft}
          width={line.behind}
        />
      </g>
    );
  };
  const beams: Box[] = [0, bay.height].map((z): Box => [depth - 0.45, 0.25, z - 0.45, 0.4, bay.width - 0.5, 0.9]);
  return (
    <g strokeLinejoin="round">
      {column(0)}
      <Solid faces={boxes(project, beams)} fill={colour.steelSoft} width={line.behind} />
      {column(bay.width)}
    </g>
  );
}

/** Crossing diagonals with their gusset plates. */
export function Bracing({ project }: LayerProps) {
  const x = layers[1];
  const { width, height } = bay;
  const bars =
    run(project, [x, 0.6, 0.6], [x, width - 0.6, height - 0.6]) +
    run(project, [x, width - 0.6, 0.6], [x, 0.6, height - 0.6]);
  const gusset = (y: number, z: number, dy: number, dz: number): string =>
    plane(project, [x, y, z], [x, y + dy, z], [x, y + dy, z + dz * 0.45], [x, y + dy * 0.45, z + dz], [x, y, z + dz]);
  const plates = [
    gusset(0, 0, 1.5, 1.5),
    gusset(width, 0, -1.5, 1.5),
    gusset(0, height, 1.5, -1.5),
    gusset(width, height, -1.5, -1.5),
    plane(project, [x, 6.3, 8], [x, 7, 7.2], [x, 7.7, 8], [x, 7, 8.8]),
  ];
  return (
    <g strokeLinejoin="round">
      <path d={bars} stroke={colour.ink} strokeWidth="10.5" />
      <path d={bars} stroke={colour.accent} strokeWidth="7.5" />
      <path d={plates.join('')} fill={colour.steelSoft} stroke={colour.ink} strokeWidth={line.behind} />
    </g>
  );
}

/** Horizontal rails, and the hangers that carry them. */
export function Rails({ project }: LayerProps) {
  const x = layers[2];
  const { width, height, panels } = bay;
  const hangers = Array.from({ length: panels + 1 }, (_, index) =>
    run(project, [x, (index * width) / panels, -0.5], [x, (index * width) / panels, height + 0.5]),
  );
  const rails = Array.from(
    { length: panels + 1 },
    (_, index): Box => [x, -0.7, (index * height) / panels - 0.2, 0.35, width + 1.4, 0.4],
  );
  return (
    <g strokeLinejoin="round">
      <path d={hangers.join('')} stroke={colour.ink} strokeWidth={line.outline} />
      <Solid faces={boxes(project, rails)} fill={colour.paper} width={line.dimension} />
    </g>
  );
}

/** Opacities of the panel tone, from the lit facet to the shaded one. */
const tones = [0.06, 0.26, 0.48, 0.78];

/** The folded skin: every other node of the panel grid protrudes, so that each panel is creased along a diagonal. */
export function Panels({ project }: LayerProps) {
  const { width, height, panels } = bay;
  const node = (column: number, row: number): Space => [
    layers[3] + ((column + row) % 2 === 0 ? 0.9 : 0),
    (column * width) / panels,
    (row * height) / panels,
  ];
  const facets = tones.map(() => '');
  let creases = '';
  for (let row = 0; row < panels; row++)
    for (let column = 0; column < panels; column++) {
      const [a, b, c, d] = [node(column, row), node(column + 1, row), node(column + 1, row + 1), node(column, row + 1)];
      const even = (column + row) % 2 === 0;
      // The crease joins the two recessed nodes; light comes from the upper right.
      const pair = even
        ? [
            [a, b, d],
            [c, d, b],
          ]
        : [
            [b, c, a],
            [d, a, c],
          ];
      const tone = even ? [3, 0] : [1, 2];
      pair.forEach((triangle, index) => {
        facets[tone[index]!] += plane(project, ...(triangle as Space[]));
      });
      creases += even ? run(project, b, d) : run(project, a, c);
    }
  const edge = [
    ...Array.from({ length: panels + 1 }, (_, index) => node(index, 0)),
    ...Array.from({ length: panels + 1 }, (_, index) => node(panels, index)),
    ...Array.from({ length: panels + 1 }, (_, index) => node(panels - index, panels)),
    ...Array.from({ length: panels + 1 }, (_, index) => node(0, panels - index)),
  ];
  const outline = plane(project, ...edge);
  const lines = Array.from({ length: panels - 1 }, (_, index) => index + 1);
  const nodes = Array.from({ length: panels + 1 }, (_, index) => index);
  const joints = lines
    .map(
      (at) =>
        run(project, ...nodes.map((index) => node(at, index))) + run(project, ...nodes.map((index) => node(index, at))),
    )
    .join('');
  return (
    <g strokeLinejoin="round">
      <path d={outline} fill={colour.paper} />
      {facets.map((d, index) => (
        <path key={tones[index]} d={d} fill={colour.steel} fillOpacity={tones[index]} />
      ))}
      <path d={creases} stroke={colour.ink} strokeWidth={line.fine} />
      <path d={joints} stroke={colour.ink} strokeWidth={line.outline} />
      <path d={outline} stroke={colour.ink} strokeWidth={line.cut} />
    </g>
  );
}

/** Dashed lines along which the layers are exploded. */
export function Traces({ project }: LayerProps) {
  const { width, height } = bay;
  const data = [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ].map(([y, z]) => run(project, [depth, y!, z!], [layers[3], y!, z!]));
  return <path d={data.join('')} stroke={colour.ink2} strokeWidth={line.dimension} strokeDasharray="9 6" />;
}
