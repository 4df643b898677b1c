import { circle, colour, dash, line, type Point, polygon, round, seeded } from '../kit/geometry.ts';
import { rock } from '../kit/rocks.ts';
import { hatch } from '../kit/sheet.tsx';

/** Sheet units per metre, and the levels of the trench. */
export const u = 150;
export const ground = 340;
export const height = 860;
const bottom = 782;
const bed = 752;
const surround = 548;
const batter = 566;
const [left, right, spread] = [640, 960, 116];
export const pipe: Point = [800, 654];
const [outer, inner] = [58, 48];

/** Half the trench's width at a level, beyond its width at the foot. */
const sideAt = (y: number): number => (y >= batter ? 0 : (spread * (batter - y)) / (batter - ground));

/** A layer of the trench between two levels, following the batter of its sides. */
function band(top: number, base: number): string {
  const levels = top < batter && base > batter ? [top, batter, base] : [top, base];
  const sides = levels.map((y): Point => [left - sideAt(y), y]);
  return polygon(...sides, ...levels.map((y): Point => [right + sideAt(y), y]).reverse());
}

/** Tops of the lifts from the surround up to the ground, the last one still open. */
export const liftTop = (lift: number, lifts: number): number =>
  round(surround - ((lift + 1) * (surround - ground)) / lifts);

/** Natural ground on both sides, with stones, and the outline of the excavation. */
export function NaturalGround() {
  const random = seeded(31);
  const stones = Array.from({ length: 64 }, (_, i) => {
    const side = i % 2;
    const y = Math.round(ground + 36 + random() * (height - ground - 70));
    const reach = (side ? 1600 - right : left) - 150;
    const x = Math.round(side ? right + 140 + random() * reach : left - 140 - random() * reach);
    return rock(i, [x, y], [10, 16, 24][i % 3]!);
  });
  const below = Array.from({ length: 10 }, (_, i) =>
    rock(i, [Math.round(660 + i * 30), Math.round(812 + random() * 26)], [10, 16][i % 2]!),
  );
  const layers = [
    `M-10 468q160-14 300 6t250-10M1040 470q180 16 320 2t250 8`,
    `M-10 640q200 12 380-4t270 6M960 646q200-14 360 4t290-8`,
  ];
  return (
    <g strokeLinejoin="round">
      <path d={`M-10 ${ground}H1610V${height + 10}H-10z`} fill={colour.paper2} />
      <path
        d={layers.join('')}
        stroke={colour.ink2}
        strokeOpacity=".6"
        strokeWidth={line.fine}
        strokeDasharray="46 9 12 9"
      />
      <path
        d={stones.join('') + below.join('')}
        fill={colour.concrete}
        stroke={colour.ink2}
        strokeWidth={line.texture}
      />
    </g>
  );
}

/** The layers in the trench, from the gravel up to the lift being compacted. */
export function Layers({ lifts, id }: { lifts: number; id: string }) {
  const random = seeded(5);
  const done = lifts - 1;
  const grains = Array.from({ length: 190 }, () => {
    const y = surround + 8 + random() * (bed - surround - 14);
    const x = left + 8 + random() * (right - left - 16);
    return Math.hypot(x - pipe[0], y - pipe[1]) < outer + 6 ? '' : `M${Math.round(x)} ${Math.round(y)}h.1`;
  });
  const gravel = Array.from({ length: 22 }, (_, i) =>
    rock(i, [Math.round(left + 10 + i * 14.4), Math.round(bottom - 9 - (i % 2) * 11)], 17),
  );
  const fills = Array.from({ length: done }, (_, i) =>
    band(liftTop(i, lifts), i === 0 ? surround : liftTop(i - 1, lifts)),
  );
  const clods = Array.from({ length: 54 }, (_, i) => {
    const y = Math.round(liftTop(done - 1, lifts) + 12 + random() * (surround - liftTop(done - 1, lifts) - 22));
    const half = (right - left) / 2 + sideAt(y) - 16;
    return rock(i, [Math.round(800 + (random() * 2 - 1) * half), y], [7, 11, 15][i % 3]!);
  });
  return (
    <g strokeLinejoin="round">
      <path d={polygon([left, bed], [right, bed], [right, bottom], [left, bottom])} fill={colour.concrete} />
      <path d={gravel.join('')} fill={colour.paper} stroke={colour.ink} strokeWidth={line.fine} />
      <path d={band(surround, bed)} fill={colour.sand} />
      <path d={grains.join('')} stroke={colour.ink2} strokeWidth="2.4" strokeLinecap="round" />
      <path d={fills.join('')} fill={colour.concrete} stroke={colour.ink} strokeWidth={line.dimension} />
      <path d={clods.join('')} fill={colour.paper2} stroke={colour.ink2} strokeWidth={line.texture} />
      <path
        d={`M${left} ${bed}H${right}M${left - sideAt(surround)} ${surround}H${right + sideAt(surround)}`}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path
        d={`M${left + 30} ${surround - 22}H${right - 30}`}
        stroke={colour.accent}
        strokeWidth="7"
        strokeDasharray="34 8"
      />
      <path
        d={`M${left - spread} ${ground}L${left} ${batter}V${bottom}H${right}V${batter}L${right + spread} ${ground}`}
        stroke={colour.ink}
        strokeWidth={line.cut}
      />
      <path d={circle(...pipe, outer)} fill={colour.steelSoft} stroke={colour.ink} strokeWidth={line.cut} />
      <path d={circle(...pipe, outer)} fill={hatch(id, 'steel')} />
      <path d={circle(...pipe, inner)} fill={colour.water} stroke={colour.ink} strokeWidth={line.outline} />
      <path d={`M${pipe[0] - 14} ${pipe[1] - 14}l28 28m0-28l-28 28`} stroke={colour.paper} strokeWidth={line.cut} />
      <path
        d={`M${pipe[0]} ${pipe[1] - 96}v192M${pipe[0] - 96} ${pipe[1]}h192M${pipe[0]} ${pipe[1]}l-88 51m88-51l88 51`}
        stroke={colour.ink}
        strokeWidth={line.fine}
        strokeDasharray={dash.axis}
      />
    </g>
  );
}

/** The remaining layers: the last lift and the topsoil, dashed. */
export function Ghost({ lifts }: { lifts: number }) {
  const open = liftTop(lifts - 2, lifts);
  return (
    <path
      d={`M${left - sideAt(ground)} ${ground}H${right + spread}M${left - sideAt(open) + 14} ${ground + 22}H${right + sideAt(open) - 14}`}
      stroke={colour.ink2}
      strokeWidth={line.outline}
      strokeDasharray={dash.hidden}
    />
  );
}
