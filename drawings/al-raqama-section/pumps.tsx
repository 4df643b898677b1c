import { colour, line, round } from '../kit/geometry.ts';
import { flange, Pipe } from '../kit/pipe.tsx';
import { stamp } from '../kit/stamp.ts';
import { type Layout, pumpAxis } from './layout.ts';

/** The vertical pumps: column with shaft and bowl in the water, discharge head and motor on the floor, riser to the manifold. */
export function Pumps({ layout }: { layout: Layout }) {
  const { x, y, u, floor, manifoldLevel } = layout;
  const axes = Array.from({ length: layout.pumps }, (_, i) => x(pumpAxis(layout, i)));
  const c = u / 100;
  const put = (shape: string, level: number): string => axes.map((at) => stamp(shape, [at, y(level)], c)).join('');
  const fat = layout.pitch / 4.2;
  const k = (n: number): number => round(n * fat);
  const riser = k(128);
  return (
    <g strokeLinejoin="round">
      <Pipe d={put('v580', 0)} width={0.62 * u} fill={colour.paper} edge={line.dimension} />
      <path d={put('v600', 0)} stroke={colour.ink} strokeWidth={line.dimension} />
      <path
        d={put(`m-52 0h104v-30h-104zm0 210h104v-30h-104zm0 210h104v-30h-104z`, -1.9)}
        fill={colour.paper}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path
        d={put('m-38-150h76l22 40v40l-22 20 48 76h-172l48-76-22-20v-40z', floor + 0.55)}
        fill={colour.steel}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <Pipe
        d={axes.map((at) => `M${at} ${y(1.05)}h${round(riser * c)}V${y(manifoldLevel)}`).join('')}
        width={0.6 * u}
      />
      <path
        d={axes
          .map((at) => {
            const rx = round(at + riser * c);
            return (
              flange([rx, y(3.6)], u, 'y', u > 20 ? 5 : 2.4) +
              stamp('m-58 0h116v-14h-26c16-20 16-50 0-70h26v-14h-116v14h26c-16 20-16 50 0 70h-26z', [rx, y(1.95)], c)
            );
          })
          .join('')}
        fill={colour.paper}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path
        d={put('m-78 0h156v-34h-24l-14-96h-80l-14 96h-24z', 0.35)}
        fill={colour.steelSoft}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <path
        d={put(`m-${k(72)} 0h${k(144)}v-26h-10v-196h-${k(124)}v196h-10z`, 1.65)}
        fill={colour.accent}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <path
        d={put('m-56-56h112m-112 34h112m-112 34h112m-112 34h112m-112 34h112', 2.65)}
        stroke={colour.paper}
        strokeOpacity=".75"
        strokeWidth={line.fine}
      />
      <path
        d={put('m-58 0q10-46 58-46t58 46z', 3.87)}
        fill={colour.steelSoft}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
    </g>
  );
}

/** Details of the enlarged pump only: ribs, terminal box, lifting eye, bolts, coupling window, hand wheel, gauge. */
export function PumpHeadDetails({ layout }: { layout: Layout }) {
  const { x, y, u } = layout;
  const c = u / 100;
  const put = (shape: string, level: number, shift = 0): string =>
    stamp(shape, [x(layout.pitch / 2 + shift), y(level)], c);
  const bolts = (n: number, step: number): string => 'h12v-9h-12z'.concat(`m${step} 0h12v-9h-12z`.repeat(n - 1));
  return (
    <g stroke={colour.ink} strokeWidth={line.dimension} strokeLinejoin="round">
      <path d={put('m-20-92h40v62h-40z', 0.75)} fill={colour.paper} />
      <path d={put('m-13-92v62m26-62v62', 0.75)} strokeWidth={line.texture} />
      <path d={put('m-92-10h40v-62h-40z', 2.5)} fill={colour.steelSoft} />
      <path d={put(`m-66 0${bolts(4, 39)}`, 0.69)} fill={colour.paper} />
      <path d={put(`m-66 0${bolts(4, 39)}`, 2)} fill={colour.paper} />
      <path d={put('m-20 0v-16h40v16z', 4.33)} fill={colour.paper} />
      <path d={put('h34v-22h-34zm34-11h62m0-44v88', 2.33, 1.66)} fill={colour.steelSoft} />
      <path d={put('v-26m0 0c-24 0-24-36 0-36s24 36 0 36zm0-18l9-9', 1.35, 0.86)} fill={colour.paper} />
    </g>
  );
}

/** The manifold on its brackets, and its bend down into the ground. */
export function Manifold({ layout }: { layout: Layout }) {
  const { x, y, u, manifoldLevel } = layout;
  const bend = x(layout.well + 3.4);
  return (
    <g>
      <Pipe
        d={`M${bend - 3 * u} ${y(manifoldLevel)}h${round(1.7 * u)}q${round(1.3 * u)} 0 ${round(1.3 * u)} ${round(1.3 * u)}V${y(0.2)}`}
        width={layout.main * u}
      />
      <Pipe
        d={`M${x(pumpAxis(layout, 0) + 0.2)} ${y(manifoldLevel)}H${bend - round(2.6 * u)}`}
        width={layout.manifold * u}
        edge={line.outline}
      />
      <path
        d={
          flange([x(pumpAxis(layout, 0) + 0.2), y(manifoldLevel)], 1.7 * u) +
          flange([bend - round(2.6 * u), y(manifoldLevel)], 1.7 * u) +
          Array.from({ length: layout.pumps - 1 }, (_, i) =>
            flange([x(pumpAxis(layout, i) + layout.pitch * 0.8), y(manifoldLevel)], 1.6 * u, 'x', 2),
          ).join('') +
          flange([bend, y(1.6)], 1.4 * u, 'y')
        }
        fill={colour.paper}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
    </g>
  );
}
