import { colour, line, round } from '../kit/geometry.ts';
import type { Metres } from '../kit/metres.ts';

const edge = { stroke: colour.ink, strokeWidth: line.dimension } as const;

/** A standing milk tank on legs: domed top, conical foot, manhole and its level inside. */
export function Tanks({
  scale,
  at,
  height = 3.3,
  width = 2.6,
}: {
  scale: Metres;
  at: readonly (readonly [x: number, z: number])[];
  height?: number;
  width?: number;
}) {
  const { u, x, z, rect } = scale;
  const w = u(width);
  const shell = at.map(([cx, base]) =>
    `M${x(cx - width / 2)} ${z(base + 1)}l${round(w / 2 - u(0.15))} ${u(0.55)}h${u(0.3)}l${round(w / 2 - u(0.15))} ${u(-0.55)}v${u(1 - height)}c0${u(-0.55)} ${round(-w)}${u(-0.55)} ${round(-w)} 0z`.replaceAll(
      'c0-',
      'c0-',
    ),
  );
  const milk = at.map(([cx, base], index) => {
    const level = [0.72, 0.5, 0.82, 0.6][index % 4]!;
    return `M${x(cx - width / 2)} ${z(base + 1)}l${round(w / 2 - u(0.15))} ${u(0.55)}h${u(0.3)}l${round(w / 2 - u(0.15))} ${u(-0.55)}v${u((1 - height) * level)}h${round(-w)}z`;
  });
  const legs = at.map(
    ([cx, base]) =>
      `M${x(cx - width / 2 + 0.2)} ${z(base + 1)}v${u(1)}M${x(cx + width / 2 - 0.2)} ${z(base + 1)}v${u(1)}`,
  );
  return (
    <g strokeLinejoin="round">
      <path d={legs.join('')} stroke={colour.ink} strokeWidth={line.outline} />
      <path d={shell.join('')} fill={colour.paper} />
      <path d={milk.join('')} fill={colour.accentSoft} />
      <path d={shell.join('')} stroke={colour.ink} strokeWidth={line.behind} />
      <path
        d={at.map(([cx, base]) => rect(cx - 0.3, base + height + 0.35, 0.6, 0.22)).join('')}
        fill={colour.accent}
        {...edge}
      />
    </g>
  );
}

/** A plate heat exchanger: frame, two heads and the pack of plates between them. */
export function Exchanger({ scale, x: from, z: base }: { scale: Metres; x: number; z: number }) {
  const { u, x, z, rect } = scale;
  const plates = `M${x(from + 0.55)} ${z(base + 0.55)}${`v${u(-1.75)}m${u(0.18)} ${u(1.75)}`.repeat(11)}`;
  return (
    <g strokeLinejoin="round">
      <path d={rect(from + 0.3, base + 0.5, 2.3, 1.85)} fill={colour.accentSoft} />
      <path d={plates} stroke={colour.accent} strokeWidth={line.outline} />
      <path d={rect(from, base, 0.35, 2.7) + rect(from + 2.5, base, 0.35, 2.7)} fill={colour.accent} {...edge} />
      <path d={`M${x(from)} ${z(base + 2.5)}h${u(3.6)}v${u(2.5)}`} stroke={colour.ink} strokeWidth={line.behind} />
    </g>
  );
}

/** A centrifugal separator on its motor. */
export function Separator({ scale, x: from, z: base }: { scale: Metres; x: number; z: number }) {
  const { x, z, u, rect } = scale;
  return (
    <g strokeLinejoin="round">
      <path d={rect(from, base, 1.5, 0.7)} fill={colour.steel} {...edge} />
      <path
        d={`M${x(from + 0.1)} ${z(base + 0.7)}v${u(-0.6)}c0${u(-0.9)} ${u(0.5)}${u(-0.7)} ${u(0.55)}${u(-1.1)}h${u(0.2)}c${u(0.05)} ${u(0.4)} ${u(0.55)} ${u(0.2)} ${u(0.55)} ${u(1.1)}v${u(0.6)}z`}
        fill={colour.accent}
        {...edge}
      />
    </g>
  );
}

/** The filling line: conveyor with bottles, the filler's carousel, a packing robot and full pallets. */
export function FillingLine({ scale, from, to, z: base }: { scale: Metres; from: number; to: number; z: number }) {
  const { x, z, u, rect, line: open } = scale;
  const count = Math.floor((to - from - 9.5) / 0.55);
  const bottle = `v${u(-0.28)}l${u(0.06)} ${u(-0.1)}v${u(-0.1)}h${u(0.1)}v${u(0.1)}l${u(0.06)} ${u(0.1)}v${u(0.28)}z`;
  const bottles = Array.from(
    { length: count },
    (_, index) => `M${x(from + 5 + index * 0.55)} ${z(base + 1.12)}${bottle}`,
  );
  const legs = Array.from(
    { length: Math.floor((to - from - 6) / 2.4) },
    (_, index) => `M${x(from + 1 + index * 2.4)} ${z(base + 0.9)}v${u(0.9)}`,
  );
  const filler = from + 1;
  const robot = to - 4.4;
  return (
    <g strokeLinejoin="round">
      <path d={legs.join('')} stroke={colour.ink} strokeWidth={line.outline} />
      <path d={rect(from, base + 0.9, to - from - 5, 0.2)} fill={colour.steelSoft} {...edge} />
      <path d={bottles.join('')} fill={colour.paper} stroke={colour.ink} strokeWidth={line.fine} />
      <path d={rect(filler, base, 3, 0.9) + rect(filler + 0.2, base + 2.2, 2.6, 0.7)} fill={colour.accent} {...edge} />
      <path d={rect(filler, base + 1.1, 3, 1.1)} fill={colour.waterSoft} {...edge} />
      <path
        d={[0.4, 0.9, 1.4, 1.9, 2.4].map((dx) => open([filler + dx, base + 2.2], [filler + dx, base + 1.6])).join('')}
        stroke={colour.accent}
        strokeWidth={line.cut}
      />
      <path d={rect(robot - 0.5, base, 1, 0.5)} fill={colour.ink2} {...edge} />
      <path
        d={open([robot, base + 0.5], [robot - 0.5, base + 1.9], [robot + 1.2, base + 2.6], [robot + 2, base + 1.8])}
        stroke={colour.ink}
        strokeWidth={u(0.34)}
      />
      <path
        d={open([robot, base + 0.5], [robot - 0.5, base + 1.9], [robot + 1.2, base + 2.6], [robot + 2, base + 1.8])}
        stroke={colour.accent}
        strokeWidth={u(0.34) - 2.4}
      />
      <path
        d={[0, 1, 2]
          .map((row) => [0, 1].map((n) => rect(robot + 1.4 + n * 0.75, base + 0.15 + row * 0.5, 0.7, 0.46)).join(''))
          .join('')}
        fill={colour.sand}
        {...edge}
      />
      <path d={rect(robot + 1.3, base, 1.7, 0.14)} fill={colour.ink} />
    </g>
  );
}

/** An air handling unit with its chambers, and the duct that leaves it with outlets. */
export function Ventilation({ scale, x: from, z: base, to }: { scale: Metres; x: number; z: number; to: number }) {
  const { x, z, u, rect } = scale;
  const outlets = Array.from(
    { length: Math.floor((to - from - 6) / 3) },
    (_, index) => `M${x(from + 7 + index * 3)} ${z(base + 2.9)}v${u(0.25)}h${u(0.8)}v${u(-0.25)}`,
  );
  return (
    <g strokeLinejoin="round">
      <path
        d={
          rect(from, base + 0.2, 5, 2.1) +
          rect(from + 4.2, base + 2.3, 0.8, 0.6) +
          rect(from + 4.2, base + 2.9, to - from - 4.2, 0.8)
        }
        fill={colour.waterSoft}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <path
        d={`M${x(from + 1.2)} ${z(base + 0.2)}v${u(-2.1)}m${u(1.1)} 0v${u(2.1)}m${u(1.2)} 0v${u(-2.1)}M${x(from + 1.2)} ${z(base + 0.2)}l${u(1.1)} ${u(-2.1)}m0 ${u(2.1)}l${u(-1.1)} ${u(-2.1)}`}
        stroke={colour.water}
        strokeWidth={line.dimension}
      />
      <path d={scale.ring(from + 4.2, base + 1.25, 0.6)} stroke={colour.water} strokeWidth={line.outline} />
      <path d={outlets.join('')} fill={colour.paper} {...edge} />
    </g>
  );
}

/** A laboratory bench with a screen and flasks. */
export function Bench({ scale, x: from, z: base }: { scale: Metres; x: number; z: number }) {
  const { rect, area } = scale;
  return (
    <g strokeLinejoin="round">
      <path
        d={rect(from, base, 0.1, 0.85) + rect(from + 2.5, base, 0.1, 0.85) + rect(from - 0.1, base + 0.85, 2.8, 0.1)}
        fill={colour.ink2}
      />
      <path d={rect(from + 0.2, base + 1.1, 0.8, 0.5) + rect(from + 0.55, base + 0.95, 0.1, 0.15)} fill={colour.ink} />
      <path
        d={[1.4, 1.9, 2.3]
          .map((dx) =>
            area(
              [from + dx, base + 0.95],
              [from + dx + 0.3, base + 0.95],
              [from + dx + 0.18, base + 1.2],
              [from + dx + 0.18, base + 1.35],
              [from + dx + 0.12, base + 1.35],
              [from + dx + 0.12, base + 1.2],
            ),
          )
          .join('')}
        fill={colour.accentSoft}
        {...edge}
      />
    </g>
  );
}

/** A pipe in its colour with a dark edge. */
export function Pipes({ d, stroke, width }: { d: string; stroke: string; width: number }) {
  return (
    <g strokeLinejoin="round">
      <path d={d} stroke={colour.ink} strokeWidth={width + 2} />
      <path d={d} stroke={stroke} strokeWidth={width} />
    </g>
  );
}
