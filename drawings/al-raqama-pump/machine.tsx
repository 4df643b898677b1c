import { circle, colour, dash, line } from '../kit/geometry.ts';
import { flange } from '../kit/pipe.tsx';
import { stamp } from '../kit/stamp.ts';
import { axis, bottom, floor, height, motorSize, nozzle, slab } from './layout.ts';

/** The motor: fins, terminal box, fan cowl, lifting eyes, and the chain of the crane above it. */
export function Motor({ horsepower }: { horsepower: number }) {
  const { foot, top, half } = motorSize(horsepower);
  const fins = Array.from(
    { length: 11 },
    (_, i) => `M${axis - half + 8 + (i * (2 * half - 16)) / 10} ${top + 16}V${foot - 30}`,
  );
  const bolts = [-1, -0.5, 0.5, 1].map((t) => `M${axis + t * (half + 4) - 4} ${foot - 14}v-9h8v9z`);
  const links = Array.from({ length: 20 }, (_, i) => `M${axis - 2.5} ${top - 64 - i * 12}h5v-8h-5z`);
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path d={links.join('')} strokeWidth={line.dimension} />
      <path
        d={`M${axis} ${top - 64}L${axis - half + 6} ${top + 2}M${axis} ${top - 64}L${axis + half - 6} ${top + 2}`}
        strokeWidth={line.behind}
      />
      <path
        d={`M${axis - half} ${foot - 22}V${top + 8}q0-8 8-8h${2 * half - 16}q8 0 8 8V${foot - 22}z`}
        fill={colour.accent}
        strokeWidth={line.cut}
      />
      <path d={fins.join('')} stroke={colour.paper} strokeOpacity=".55" strokeWidth={line.behind} />
      <path
        d={`M${axis - half - 12} ${foot}v-14h8v-10h${2 * half + 8}v10h8v14z`}
        fill={colour.accent}
        strokeWidth={line.outline}
      />
      <path d={bolts.join('')} fill={colour.paper} strokeWidth={line.dimension} />
      <path
        d={`M${axis - half + 6} ${top}v-10q0-24 24-24h${2 * half - 60}q24 0 24 24v10z`}
        fill={colour.steelSoft}
        strokeWidth={line.outline}
      />
      <path
        d={`M${axis - half + 18} ${top - 8}h${2 * half - 36}m-${2 * half - 40}-8h${2 * half - 44}`}
        strokeWidth={line.dimension}
      />
      <path
        d={`M${axis - half - 34} ${foot - 62}h36v-58h-36zM${axis - half - 28} ${foot - 62}v14m12-14v14m12-14v14`}
        fill={colour.paper}
        strokeWidth={line.outline}
      />
      <path
        d={circle(axis - half + 6, top + 4, 6) + circle(axis + half - 6, top + 4, 6)}
        fill={colour.paper}
        strokeWidth={line.behind}
      />
    </g>
  );
}

/** The discharge head: sole plate, tapered body with the coupling behind a guard, stuffing box, outlet to the right. */
export function DischargeHead() {
  const [x, y] = [axis, floor];
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path d={`M${x - 92} ${y}v-12h184v12z`} fill={colour.steel} strokeWidth={line.outline} />
      <path
        d={`M${x - 74} ${y - 12}h148v-12h-14L${x + 46} ${y - 116}H${x + 58}V${y - 128}H${x - 58}v12h12L${x - 60} ${y - 24}h-14z`}
        fill={colour.steelSoft}
        strokeWidth={line.cut}
      />
      <path d={`M${x + 40} ${nozzle - 24}h52v48h-52z`} fill={colour.steelSoft} strokeWidth={line.outline} />
      <path d={`M${x - 26} ${y - 108}h52v44h-52z`} fill={colour.paper} strokeWidth={line.outline} />
      <path d={`M${x - 8} ${y - 128}v64h16v-64zm-10 20h36v22h-36z`} fill={colour.steel} strokeWidth={line.behind} />
      <path d={`M${x - 26} ${y - 97}h52m-52 11h52m-52 11h52`} strokeWidth={line.texture} />
      <path d={`M${x - 20} ${y - 64}h40v-8h-40z`} fill={colour.accent} strokeWidth={line.behind} />
      <path
        d={[-82, -66, 58, 74].map((dx) => `M${x + dx} ${y - 12}v-8h8v8z`).join('')}
        fill={colour.paper}
        strokeWidth={line.dimension}
      />
      <path d={`M${x - 52} ${y - 40}v-26m0 0a9 9 0 1 0-.1 0m0-9l6-5`} fill={colour.paper} strokeWidth={line.behind} />
      <path d={flange([x + 96, nozzle], 78, 'x', 6)} fill={colour.paper} strokeWidth={line.behind} />
    </g>
  );
}

/** Column pipe with flanges, broken in its length; stages, bell and strainer below. */
export function Column() {
  const pipe = (from: number, to: number): string => `M${axis - 26} ${from}V${to}h52V${from}z`;
  const cut = 'q7-9 13 0t13 0 13 0 13 0';
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path d={`${pipe(slab - 50, 726)}${pipe(744, 880)}`} fill={colour.paper} strokeWidth={line.outline} />
      <path
        d={`M${axis - 5} ${slab - 50}V726M${axis + 5} ${slab - 50}V726M${axis - 5} 744V870M${axis + 5} 744V870`}
        strokeWidth={line.dimension}
      />
      <path d={`M${axis - 30} 726${cut}l4 0v18l-4 0M${axis - 30} 744`} fill={colour.paper2} stroke="none" />
      <path d={`M${axis - 26} 726${cut}M${axis - 26} 744${cut}`} strokeWidth={line.behind} />
      <path
        d={flange([axis, 690], 76, 'y', 6) + flange([axis, 786], 76, 'y', 6)}
        fill={colour.paper}
        strokeWidth={line.behind}
      />
      <path
        d={stamp('m-30 0h60l14 16v24l-12 12h-64l-12-12v-24zm-2 52h64l12 12v22l-10 12h-68l-10-12v-22z', [axis, 836], 1)}
        fill={colour.steel}
        strokeWidth={line.outline}
      />
      <path
        d={stamp('m-32 0h64c4 14 18 18 26 30h-116c8-12 22-16 26-30z', [axis, 934 - 8], 1)}
        fill={colour.steel}
        strokeWidth={line.outline}
      />
      <path
        d={`${[-46, -23, 0, 23, 46].map((dx) => `M${axis + dx} ${bottom}v18`).join('')}M${axis - 52} ${bottom + 9}h104`}
        strokeWidth={line.behind}
      />
      <path
        d={`M${axis - 110} ${bottom + 14}q46 2 58-10m162 10q-46 2-58-10`}
        stroke={colour.water}
        strokeWidth={line.outline}
      />
      <path d={`M${axis} 40V${height - 10}`} stroke={colour.ink2} strokeWidth={line.fine} strokeDasharray={dash.axis} />
    </g>
  );
}
