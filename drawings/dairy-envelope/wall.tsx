import { colour, line, round } from '../kit/geometry.ts';
import type { Metres } from '../kit/metres.ts';
import { hatch } from '../kit/sheet.tsx';

/** The wall from outside (x = 0) to inside, in metres; all schematic. */
export const layer = { cladding: 0.03, air: 0.05, insulation: 0.28, concrete: 0.2, plaster: 0.02 } as const;
export const inside = layer.cladding + layer.air + layer.insulation + layer.concrete + layer.plaster;
const insulationFrom = layer.cladding + layer.air;
const concreteFrom = insulationFrom + layer.insulation;
/** Heights over the finished floor: sill and lower end of the detail; the head of the window below. */
export const heights = { top: 1.62, sill: 0.95, head: -0.62, bottom: -0.98, slab: -0.38, floor: -0.13 } as const;

/** The break line through the slab: the height where its zigzag begins, and its upward path. */
export const zigzag = { at: -0.3, path: 'l-8-10l16-16l-8-10' } as const;

interface WallProps {
  scale: Metres;
  id: string;
  /** The slab's visible length inside, in metres. */
  reach: number;
}

export function WallDetail({ scale, id, reach }: WallProps) {
  const { rect, line: open, x, z } = scale;
  const solid = heights.sill - heights.head;
  const cut = { stroke: colour.ink, strokeWidth: line.cut } as const;
  const top = heights.slab + 0.25;
  return (
    <g strokeLinejoin="round">
      <path
        d={`M${x(concreteFrom)} ${z(top)}V${z(heights.slab)}H${x(reach)}V${z(zigzag.at)}${zigzag.path}V${z(top)}z`}
        fill={hatch(id, 'concrete')}
      />
      <path d={open([reach, heights.slab], [concreteFrom, heights.slab], [concreteFrom, top], [reach, top])} {...cut} />
      <path d={rect(concreteFrom, heights.head, layer.concrete, solid)} fill={hatch(id, 'concrete')} {...cut} />
      <Rebar scale={scale} reach={reach} />
      <path d={rect(insulationFrom, heights.head, layer.insulation, solid)} fill={colour.paper} {...cut} />
      <Wool scale={scale} from={heights.head} to={heights.sill} />
      <FloorLayers scale={scale} reach={reach} id={id} />
      <Cladding scale={scale} />
      <path
        d={
          rect(inside - layer.plaster, heights.head, layer.plaster, -heights.head + heights.slab) +
          rect(inside - layer.plaster, 0, layer.plaster, heights.sill)
        }
        fill={colour.sand}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <Window scale={scale} at={heights.sill} up />
      <Window scale={scale} at={heights.head} />
      <path
        d={`${rect(-0.07, heights.sill, 0.24, 0.025)}`}
        fill={colour.steel}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
    </g>
  );
}

/** Mineral wool: loops across the layer. */
function Wool({ scale: { u, x, z }, from, to }: { scale: Metres; from: number; to: number }) {
  const loops = Math.round((to - from) / 0.105);
  const step = (to - from) / loops;
  const w = u(layer.insulation);
  const s = u(step);
  const loop = `c${round(w * 0.5)}${-s} ${round(w * 0.5)} ${round(s * 0.6)} ${w} ${round(-s * 0.5)}c${round(-w * 0.5)}${-s} ${round(-w * 0.5)} ${round(s * 0.6)} ${-w} ${round(-s * 0.5)}`;
  return (
    <path
      d={`M${x(insulationFrom)} ${z(from)}${loop.repeat(loops)}`}
      stroke={colour.accent}
      strokeWidth={line.dimension}
    />
  );
}

/** Reinforcement in slab and wall: dots across, lines along. */
function Rebar({ scale, reach }: { scale: Metres; reach: number }) {
  const { line: open, x, z } = scale;
  const dots = Array.from({ length: Math.floor((reach - 0.6) / 0.15) }, (_, index) =>
    [heights.slab + 0.06, heights.slab + 0.19].map((h) => `M${x(0.7 + index * 0.15)} ${z(h)}h.1`).join(''),
  );
  const [a, b] = [concreteFrom + 0.04, concreteFrom + layer.concrete - 0.04];
  const bars =
    open([a, heights.head + 0.03], [a, heights.sill - 0.03], [b, heights.sill - 0.03], [b, heights.head + 0.03]) +
    open(
      [reach, heights.slab + 0.21],
      [a, heights.slab + 0.21],
      [a, heights.slab + 0.04],
      [reach, heights.slab + 0.04],
    );
  return (
    <>
      <path d={bars} stroke={colour.ink} strokeWidth={line.behind} />
      <path d={dots.join('')} stroke={colour.ink} strokeWidth="5" strokeLinecap="round" />
    </>
  );
}

/** Impact insulation, screed and finish on the slab. */
function FloorLayers({ scale, reach, id }: WallProps) {
  const { rect, line: open, u, x, z } = scale;
  const width = reach - inside;
  // Open at the break line.
  const band = (from: number, to: number): string => open([reach, from], [inside, from], [inside, to], [reach, to]);
  const zig = `l${u(0.03)} ${u(-0.05)}l${u(0.03)} ${u(0.05)}`;
  return (
    <>
      <path
        d={band(heights.floor, heights.floor + 0.06)}
        fill={colour.paper}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <path
        d={`M${x(inside)} ${z(heights.floor)}${zig.repeat(Math.floor(width / 0.06))}`}
        stroke={colour.accent}
        strokeWidth={line.fine}
      />
      <path d={band(-0.07, -0.015)} fill={hatch(id, 'steel')} stroke={colour.ink} strokeWidth={line.behind} />
      <path d={rect(inside, -0.015, width, 0.02)} fill={colour.ink} />
      <path d={rect(inside, 0, 0.02, 0.08)} fill={colour.ink} />
    </>
  );
}

/** Cladding panels with their joints, and the brackets that hold them through the insulation. */
function Cladding({ scale }: { scale: Metres }) {
  const { rect, line: open } = scale;
  const panels = [-0.62, -0.1, 0.42].map((z) => rect(0, z + 0.01, layer.cladding, 0.5));
  const brackets = [-0.36, 0.16, 0.7].map(
    (z) => rect(0.03, z, concreteFrom - 0.03, 0.02) + rect(concreteFrom - 0.02, z - 0.05, 0.02, 0.12),
  );
  return (
    <>
      <path d={brackets.join('')} fill={colour.ink} />
      <path
        d={open([0.055, heights.head + 0.04], [0.055, heights.sill - 0.04])}
        stroke={colour.water}
        strokeWidth={line.dimension}
        strokeDasharray="7 7"
      />
      <path d={panels.join('')} fill={colour.steel} stroke={colour.ink} strokeWidth={line.outline} />
    </>
  );
}

/** The triple-glazed window in the plane of the insulation: frame, three panes, and the seal to the wall. */
function Window({ scale, at, up }: { scale: Metres; at: number; up?: boolean }) {
  const { rect } = scale;
  const box = (x: number, from: number, width: number, height: number): string =>
    rect(x, up ? at + from : at - from - height, width, height);
  const end = up ? heights.top - at : at - heights.bottom;
  const frame = 0.15;
  return (
    <>
      <path
        d={box(frame, 0, 0.16, 0.09) + box(frame + 0.02, 0.09, 0.12, 0.07)}
        fill={colour.sand}
        stroke={colour.ink}
        strokeWidth={line.outline}
      />
      <path
        d={[0.03, 0.07, 0.11].map((dx) => box(frame + dx, 0.12, 0.014, end - 0.12)).join('')}
        fill={colour.waterSoft}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path d={box(frame + 0.044, 0.12, 0.026, 0.03) + box(frame + 0.084, 0.12, 0.026, 0.03)} fill={colour.ink} />
    </>
  );
}
