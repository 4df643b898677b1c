import { colour, dash, line, type Point, polyline, round } from '../kit/geometry.ts';
import { hatch } from '../kit/sheet.tsx';

/** Heights above the ground, in sheet units: 12 m columns under a truss of 1.9 m. */
const columnHeight = 240;
const trussHeight = 38;
const half = 11;

/** An H-section seen from its flank: two flanges, web, stiffeners, base plate. */
export function Column({ at: [x, y] }: { at: Point }) {
  const top = y - columnHeight;
  return (
    <>
      <path
        d={`M${x - half} ${top}h${2 * half}v${columnHeight}h${-2 * half}z`}
        fill={colour.steelSoft}
        stroke={colour.ink}
        strokeWidth={line.outline}
      />
      <path
        d={`M${x - half + 4} ${top}v${columnHeight}M${x + half - 4} ${top}v${columnHeight}M${x - half} ${top + 16}h${2 * half}M${x - half} ${y - 26}h${2 * half}`}
        stroke={colour.ink}
        strokeWidth={line.fine}
      />
      <path d={`M${x - 20} ${y - 7}h40v7h-40z`} fill={colour.ink} />
    </>
  );
}

/**
 * The girder over the built columns: chords, verticals, and diagonals that slope down towards the middle of each bay.
 */
export function Truss({ from, to, ground, panel }: Span & { panel: number }) {
  const bottom = ground - columnHeight;
  const web = lattice(from, to, bottom, panel);
  return (
    <>
      <path d={web} stroke={colour.ink} strokeWidth={line.behind} />
      <path
        d={chords(from - half, to + half, bottom)}
        fill={colour.steelSoft}
        stroke={colour.ink}
        strokeWidth={line.outline}
      />
      <path d={`M${from - 30} ${bottom - trussHeight - 7}H${to + 30}`} stroke={colour.ink} strokeWidth={line.cut} />
      <path d={gussets(from, to, bottom, panel)} fill={colour.ink} />
    </>
  );
}

interface Span {
  from: number;
  to: number;
  ground: number;
}

const lattice = (from: number, to: number, bottom: number, panel: number): string => {
  const count = Math.round((to - from) / panel);
  return Array.from({ length: count }, (_, index) => {
    const x = from + index * panel;
    const falls = index % 8 < 4;
    return `M${round(x)} ${bottom}v${-trussHeight}${polyline(
      [x, falls ? bottom - trussHeight : bottom],
      [x + panel, falls ? bottom : bottom - trussHeight],
    )}`;
  }).join('');
};

const chords = (from: number, to: number, bottom: number): string =>
  `M${from} ${bottom - 4}H${to}v8H${from}zM${from} ${bottom - trussHeight - 4}H${to}v8H${from}z`;

const gussets = (from: number, to: number, bottom: number, panel: number): string =>
  Array.from({ length: Math.round((to - from) / panel) + 1 }, (_, index) => {
    const x = round(from + index * panel - 3);
    return `M${x} ${bottom - 3}h6v6h-6zM${x} ${bottom - trussHeight - 3}h6v6h-6z`;
  }).join('');

/** Crossed bracing rods in one bay. */
export function Bracing({ from, to, ground }: Span) {
  const [a, b] = [from + half, to - half];
  const [top, foot] = [ground - columnHeight + 14, ground - 14];
  return (
    <>
      <path
        d={polyline([a, foot], [b, top]) + polyline([a, top], [b, foot])}
        stroke={colour.accent}
        strokeWidth={line.behind}
      />
      <circle
        cx={(a + b) / 2}
        cy={(top + foot) / 2}
        r="9"
        fill={colour.paper}
        stroke={colour.accent}
        strokeWidth={line.behind}
      />
    </>
  );
}

/** The unbuilt part: one column and the girder to it, dashed. */
export function GhostBay({ from, to, ground, panel }: Span & { panel: number }) {
  const bottom = ground - columnHeight;
  return (
    <>
      <path
        d={`M${to - half} ${bottom}h${2 * half}V${ground - 12}h${-2 * half}z${chords(from + half, to + half, bottom)}`}
        stroke={colour.ink}
        strokeWidth={line.behind}
        strokeDasharray={dash.hidden}
      />
      <path
        d={lattice(from, to, bottom, panel)}
        stroke={colour.ink2}
        strokeWidth={line.dimension}
        strokeDasharray={dash.ghost}
      />
    </>
  );
}

/** A cut footing with its pedestal; the empty one shows its anchor bolts. */
export function Footing({ id, at: [x, y], bolts }: { id: string; at: Point; bolts: boolean }) {
  return (
    <>
      <path
        d={`M${x - 22} ${y}h44v22h30v30h-104v-30h30z`}
        fill={hatch(id, 'concrete')}
        stroke={colour.ink}
        strokeWidth={line.cut}
      />
      {bolts && (
        <path
          d={`M${x - 14} ${y + 16}v-32M${x + 14} ${y + 16}v-32M${x - 17} ${y - 12}h6M${x + 11} ${y - 12}h6`}
          stroke={colour.accent}
          strokeWidth={line.cut}
        />
      )}
    </>
  );
}
