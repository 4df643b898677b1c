import { colour, dash, line, polyline, round } from '../kit/geometry.ts';
import { axis, hasGate, isBraced, type Part, panelsPerTier, type Wall } from './wall.ts';

/** Every whole number from `first` to `last`, both included. */
const span = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/** Columns on their axes, rails between the tiers, bracing behind the skin, roof edge and plinth. */
export function Frame({ wall, part }: { wall: Wall; part: Part }) {
  const tier = panelsPerTier * wall.panelHeight;
  const top = round(wall.ground - part.rows * wall.panelHeight);
  const [from, to] = [Math.ceil(part.firstBay), Math.floor(part.lastBay)];
  const left = round(wall.left + part.firstBay * wall.bay);
  const width = round((part.lastBay - part.firstBay) * wall.bay);
  const tiers = span(0, Math.ceil(part.rows / panelsPerTier) - 1);
  const rails = tiers.slice(1).map((index) => `M${left} ${round(wall.ground - index * tier)}h${width}`);
  const columns = span(from, to).map((index) => `M${round(axis(wall, index))} ${top}V${wall.ground}`);
  const bracing = span(Math.floor(part.firstBay), Math.ceil(part.lastBay) - 1)
    .filter(isBraced)
    .flatMap((bay) =>
      tiers.map((index) => {
        const [x, y] = [round(axis(wall, bay)), round(wall.ground - index * tier)];
        return `M${x} ${y}l${wall.bay}-${round(tier)}m-${wall.bay} 0l${wall.bay} ${round(tier)}`;
      }),
    );
  const plinth = round(1.3 * wall.unit);
  return (
    <g>
      <path d={rails.join('')} stroke={colour.ink} strokeWidth={line.dimension} />
      <path d={bracing.join('')} stroke={colour.accent} strokeWidth={line.behind} strokeDasharray={dash.hidden} />
      <path d={columns.join('')} stroke={colour.ink} strokeWidth={line.behind} />
      <path
        d={`M${left} ${round(wall.ground - plinth)}h${width}v${plinth}h-${width}z`}
        fill={colour.concrete}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
    </g>
  );
}

/** Rolling gates, each two bays wide, with slatted curtains and a door beside them. */
export function Gates({ wall, part }: { wall: Wall; part: Part }) {
  const u = wall.unit;
  const [height, slats] = [round(7.5 * u), u > 8 ? 10 : 4];
  const bays = span(Math.floor(part.firstBay), Math.ceil(part.lastBay) - 1).filter((bay) => hasGate(bay, wall.bays));
  const width = round(wall.bay - 5 * u);
  const frames = bays.map(
    (bay) => `M${round(axis(wall, bay) + 2.5 * u)} ${wall.ground}v-${height}h${width}v${height}z`,
  );
  const curtains = bays.map((bay) => {
    const step = round(height / (slats + 1));
    return `M${round(axis(wall, bay) + 2.5 * u)} ${wall.ground}${`m0-${step}h${width}m-${width} 0`.repeat(slats)}`;
  });
  return (
    <g>
      <path d={frames.join('')} fill={colour.ink2} stroke={colour.ink} strokeWidth={line.dimension} />
      <path d={curtains.join('')} stroke={colour.paper} strokeOpacity=".5" strokeWidth={line.texture} />
    </g>
  );
}

/** Outline of the whole wall and its slightly protruding roof edge. */
export function Outline({ wall }: { wall: Wall }) {
  const { left, top, width, height, ground } = wall;
  return (
    <g>
      <path d={`M${left} ${ground}v-${height}h${width}v${height}`} stroke={colour.ink} strokeWidth={line.cut} />
      <path d={polyline([left - 8, top], [left + width + 8, top])} stroke={colour.ink} strokeWidth={line.ground} />
    </g>
  );
}
