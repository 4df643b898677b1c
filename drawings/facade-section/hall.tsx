import { person } from '../kit/entourage.ts';
import { colour, dash, line, polyline, round } from '../kit/geometry.ts';
import { type Cut, column } from './wall.tsx';

const girder = { depth: 4.5, panel: 3.75 };
const inner = { spacing: 33, runway: 0.42 };

/**
 * The hall behind the façade up to the sheet's edge: roof girder, inner columns, bridge crane with a coil, stored
 * coils.
 */
export function Hall({ cut, to }: { cut: Cut; to: number }) {
  const { unit, face, ground, height } = cut;
  const u = (metres: number): number => round(metres * unit);
  const z = (metres: number): number => round(ground - u(metres));
  const from = face + u(column.depth);
  const posts = [1, 2, 3].map((n) => from + u(n * inner.spacing)).filter((x) => x < to);
  const runway = height * inner.runway;
  const count = Math.ceil((to - from) / u(girder.panel));
  const web = Array.from(
    { length: count + 1 },
    (_, index) => [from + u(girder.panel) * index, z(height - 0.9 - (index % 2 ? girder.depth : 0))] as const,
  );
  const stock = coils(from, to, unit);
  return (
    <g strokeLinejoin="round">
      <path
        d={posts
          .map((x) => `M${round(x - u(0.6))} ${ground}V${z(height - girder.depth - 0.9)}h${u(1.2)}V${ground}z`)
          .join('')}
        fill={colour.paper}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <path
        d={posts.map((x) => `M${round(x)} ${ground}V${z(height + 4)}`).join('')}
        stroke={colour.ink2}
        strokeWidth={line.fine}
        strokeDasharray={dash.axis}
      />
      <path d={polyline(...web)} stroke={colour.ink} strokeWidth={line.behind} />
      <path
        d={`M${round(from)} ${z(height - 0.7)}H${to}M${round(from)} ${z(height - 0.9 - girder.depth)}H${to}`}
        stroke={colour.ink}
        strokeWidth={u(0.35)}
      />
      <path
        d={`M${round(face)} ${z(height)}H${to}v${u(0.5)}H${round(face)}z`}
        fill={colour.paper2}
        stroke={colour.ink}
        strokeWidth={line.outline}
      />
      <Tower cut={cut} x={from + u(inner.spacing + 10)} />
      <Crane cut={cut} from={from} to={posts[0] ?? to} level={runway} />
      <path
        d={stock
          .map(
            ([x, level]) =>
              `M${round(x - u(1))} ${z(level)}a${u(1)} ${u(1)} 0 1 0 ${u(2)} 0a${u(1)} ${u(1)} 0 1 0 ${u(-2)} 0`,
          )
          .join('')}
        fill={colour.steelSoft}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path
        d={stock.map(([x, level]) => `M${x} ${z(level)}h.1`).join('')}
        stroke={colour.ink}
        strokeWidth={u(0.7)}
        strokeLinecap="round"
      />
      <path
        d={[16, 18.2, 36.5, 47, 71]
          .map((metres, index) => person([from + u(metres), ground], unit, index % 2 ? 'walking' : 'standing'))
          .join('')}
        fill={colour.ink}
      />
    </g>
  );
}

/** Runway beams on brackets, the bridge between them, its trolley and a coil on the hook. */
function Crane({ cut, from, to, level }: { cut: Cut; from: number; to: number; level: number }) {
  const { unit, ground } = cut;
  const u = (metres: number): number => round(metres * unit);
  const z = (metres: number): number => round(ground - u(metres));
  const [left, right] = [from + u(1.1), to - u(1.7)];
  const trolley = left + (right - left) * 0.62;
  const bracket = (x: number, side: 1 | -1): string =>
    `M${round(x)} ${z(level - 2.8)}v${u(-2)}h${u(1.7 * side)}v${u(0.5)}z`;
  return (
    <>
      <path
        d={bracket(from, 1) + bracket(to - u(0.6), -1)}
        fill={colour.steel}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path
        d={[left, right].map((x) => `M${round(x - u(0.5))} ${z(level - 0.8)}v${u(-1.6)}h${u(1)}v${u(1.6)}z`).join('')}
        fill={colour.steelSoft}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path
        d={`M${round(left - u(0.9))} ${z(level + 1.4)}h${round(right - left + u(1.8))}l${u(-1.4)} ${u(-1.9)}H${round(left + u(0.5))}z`}
        fill={colour.accent}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <path
        d={`M${round(trolley - u(2.2))} ${z(level + 3.3)}h${u(4.4)}v${u(-1.3)}h${u(-4.4)}z`}
        fill={colour.accentSoft}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path
        d={`M${round(trolley - u(0.4))} ${z(level + 1.4)}V${z(10.6)}m${u(0.8)} 0V${z(level + 1.4)}M${round(left)} ${z(level + 1.1)}h.1M${round(right)} ${z(level + 1.1)}h.1M${round(trolley - u(1))} ${z(6.8)}l${u(1)} ${u(-2.8)}l${u(1)} ${u(2.8)}`}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path d={`M${round(trolley - u(0.7))} ${z(10.8)}h${u(1.4)}v${u(1.3)}h${u(-1.4)}z`} fill={colour.ink} />
      <path
        d={`M${round(trolley - u(1))} ${z(6.6)}a${u(1)} ${u(1)} 0 1 0 ${u(2)} 0a${u(1)} ${u(1)} 0 1 0 ${u(-2)} 0`}
        fill={colour.accent}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path d={`M${round(trolley)} ${z(6.6)}h.1`} stroke={colour.paper} strokeWidth={u(0.7)} strokeLinecap="round" />
    </>
  );
}

/** Stored coils, in stacks of two layers: x on the sheet and height of the centre in metres. */
function coils(from: number, to: number, unit: number): [number, number][] {
  const stacks = [
    [21, 4],
    [55, 5],
    [73, 6],
  ];
  return stacks
    .flatMap(([start, count]) => [
      ...Array.from({ length: count! }, (_, index): [number, number] => [start! + index * 2.1, 1.05]),
      ...Array.from({ length: count! - 1 }, (_, index): [number, number] => [start! + 1.05 + index * 2.1, 2.85]),
    ])
    .map(([metres, level]): [number, number] => [round(from + metres * unit), level])
    .filter(([x]) => x < to);
}

/** A process tower behind the cut: frame, platforms, and the strip running up and down in it. */
function Tower({ cut, x }: { cut: Cut; x: number }) {
  const { unit, ground, height } = cut;
  const u = (metres: number): number => round(metres * unit);
  const z = (metres: number): number => round(ground - u(metres));
  const [width, levels] = [12, Math.max(2, Math.round((height * 0.72) / 6))];
  const storey = (height * 0.72) / levels;
  const left = round(x);
  const frame = Array.from({ length: levels }, (_, index) => {
    const [low, high] = [z(index * storey), z((index + 1) * storey)];
    return `M${left} ${low}V${high}h${u(width)}V${low}M${left} ${low}L${round(left + u(width / 2))} ${high}L${left + u(width)} ${low}`;
  });
  const rails = Array.from(
    { length: levels },
    (_, index) => `M${left + u(width)} ${z((index + 1) * storey)}h${u(2.4)}v${u(-1.1)}h${u(-2.4)}`,
  );
  const top = levels * storey - 1.4;
  const rolls = [
    [3.4, top],
    [8.6, top],
    [3.4, 2],
  ]
    .map(([dx, level]) => `M${round(left + u(dx!))} ${z(level!)}h.1`)
    .join('');
  return (
    <>
      <path d={frame.join('')} stroke={colour.steel} strokeWidth={line.dimension} />
      <path d={rails.join('')} stroke={colour.ink2} strokeWidth={line.fine} />
      <path
        d={`M${left - u(6)} ${z(1)}H${left + u(3.4)}M${left + u(2.6)} ${z(2)}V${z(top)}m${u(0.8)} ${u(-0.8)}H${left + u(8.6)}m${u(0.8)} ${u(0.8)}V${z(2.4)}l${u(2)} ${u(1.4)}h${u(7)}`}
        stroke={colour.accent}
        strokeWidth={line.outline}
      />
      <path d={rolls} stroke={colour.ink} strokeWidth={u(1.6)} strokeLinecap="round" />
      <path d={rolls} stroke={colour.paper} strokeWidth={u(1.6) - 3} strokeLinecap="round" />
    </>
  );
}
