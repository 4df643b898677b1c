import { circle, colour, dash, line, type Point, polygon, polyline, round } from '../kit/geometry.ts';
import { around, type Gear, outline, pitchRadius } from './gears.ts';

/** A wheel in elevation: rim, web with lightening holes, hub, keyed shaft. */
export function Wheel({ gear, holes, fill = colour.steelSoft }: { gear: Gear; holes: number; fill?: string }) {
  const [x, y] = gear.at;
  const pitch = pitchRadius(gear);
  const rim = round(pitch * 0.8);
  const hole = round(pitch * 0.17);
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path d={outline(gear)} fill={fill} strokeWidth={line.cut} />
      <path d={circle(x, y, rim)} fill={colour.paper2} strokeWidth={line.outline} />
      <path d={circle(x, y, round(rim - 6))} strokeWidth={line.fine} />
      <path
        d={around(gear, pitch * 0.55, holes, 0.3)
          .map((p) => circle(...p, hole))
          .join('')}
        fill={colour.paper}
        strokeWidth={line.outline}
      />
      <path d={circle(x, y, round(pitch * 0.28))} fill={fill} strokeWidth={line.outline} />
      <path
        d={around(gear, pitch * 0.22, 6)
          .map((p) => circle(...p, 3.2))
          .join('')}
        fill={colour.paper}
        strokeWidth={line.dimension}
      />
      <path d={circle(x, y, round(pitch * 0.13))} fill={colour.steel} strokeWidth={line.outline} />
      <path
        d={`M${round(x - 5)} ${round(y - pitch * 0.13 - 5)}h10v9h-10z`}
        fill={colour.accent}
        strokeWidth={line.dimension}
      />
    </g>
  );
}

/** The missing wheel, dashed. */
export function MissingWheel({ gear }: { gear: Gear }) {
  const [x, y] = gear.at;
  const pitch = pitchRadius(gear);
  return (
    <g stroke={colour.accent}>
      <path
        d={outline(gear)}
        fill={colour.accentSoft}
        fillOpacity=".35"
        strokeWidth={line.outline}
        strokeDasharray={dash.hidden}
      />
      <path
        d={circle(x, y, round(pitch * 0.78)) + circle(x, y, round(pitch * 0.3)) + circle(x, y, round(pitch * 0.16))}
        strokeWidth={line.behind}
        strokeDasharray={dash.hidden}
      />
    </g>
  );
}

/** Pitch circles and the axes of the wheels, as chain lines. */
export function Axes({ gears }: { gears: readonly Gear[] }) {
  const crosses = gears.map((gear) => {
    const reach = pitchRadius(gear) + 34;
    const [x, y] = gear.at;
    return polyline([x - reach, y], [x + reach, y]) + polyline([x, y - reach], [x, y + reach]);
  });
  return (
    <path
      d={crosses.join('') + gears.map((gear) => circle(...gear.at, round(pitchRadius(gear)))).join('')}
      stroke={colour.ink2}
      strokeWidth={line.fine}
      strokeDasharray={dash.axis}
    />
  );
}

/** A bearing pedestal below a wheel, ribbed and bolted down. Its top is a bearing housing of the given radius. */
export function Pedestal({
  at: [x, y],
  ground,
  radius,
  spread,
}: {
  at: Point;
  ground: number;
  radius: number;
  spread: number;
}) {
  const top = y + radius * 0.5;
  const foot = 16;
  const body = polygon(
    [x - radius, top],
    [x + radius, top],
    [x + spread, ground - foot],
    [x + spread + 26, ground - foot],
    [x + spread + 26, ground],
    [x - spread - 26, ground],
    [x - spread - 26, ground - foot],
    [x - spread, ground - foot],
  );
  const ribs = [-0.5, 0, 0.5].map((share) =>
    polyline([x + radius * share * 1.4, top + 12], [x + spread * share * 1.4, ground - foot]),
  );
  const bolts = [-1, 1].map((side) => `M${round(x + side * (spread + 13) - 4)} ${ground - foot}v-9h8v9z`);
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path d={body} fill={colour.paper} strokeWidth={line.outline} />
      <path d={ribs.join('')} strokeWidth={line.dimension} />
      <path d={bolts.join('')} fill={colour.steelSoft} strokeWidth={line.dimension} />
    </g>
  );
}

/** The seat of the missing wheel: an open bearing whose cap is lifted, on a frame between the two pedestals. */
export function EmptySeat({ at: [x, y], ground }: { at: Point; ground: number }) {
  const arm = (side: 1 | -1): string =>
    polygon(
      [x + side * 14, y + 58],
      [x + side * 42, y + 58],
      [x + side * 118, ground - 14],
      [x + side * 130, ground - 14],
      [x + side * 130, ground],
      [x + side * 60, ground],
      [x + side * 60, ground - 14],
      [x + side * 90, ground - 14],
    );
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path d={arm(1) + arm(-1)} fill={colour.paper} strokeWidth={line.outline} />
      <path
        d={polyline([x - 60, y + 150], [x + 60, y + 150]) + polyline([x - 66, y + 162], [x + 66, y + 162])}
        strokeWidth={line.outline}
      />
      <path
        d={`M${round(x - 52)} ${round(y + 60)}v-42h26a26 26 0 0 0 52 0h26v42z`}
        fill={colour.steel}
        strokeWidth={line.outline}
      />
      <path
        d={`M${round(x - 44)} ${round(y + 18)}v-9h8v9zm80 0v-9h8v9z`}
        fill={colour.paper}
        strokeWidth={line.dimension}
      />
    </g>
  );
}
