import type { Frame } from '../kit/frame.ts';
import { colour, line } from '../kit/geometry.ts';

interface WheelsProps {
  frame: Frame;
  /** Axles in metres. */
  axles: readonly number[];
  r: number;
}

function Wheels({ frame: { disc, part }, axles, r }: WheelsProps) {
  const bolts = 'm-16-3h6v6h-6zm26 0h6v6h-6zm-13-13h6v6h-6zm0 26h6v6h-6z';
  return (
    <>
      <path d={axles.map((x) => disc(x, r, r)).join('')} fill={colour.ink} />
      <path
        d={axles.map((x) => disc(x, r, r * 0.56)).join('')}
        fill={colour.steelSoft}
        stroke={colour.paper}
        strokeWidth={line.dimension}
      />
      <path d={axles.map((x) => disc(x, r, r * 0.15) + part(bolts, x, r)).join('')} fill={colour.ink} />
    </>
  );
}

/** A three-axle tractor unit with a sleeper cab, facing left; its bumper is at 0. */
export function Tractor({ frame }: { frame: Frame }) {
  const { part, disc } = frame;
  return (
    <g stroke={colour.ink} strokeWidth={line.behind} strokeLinejoin="round">
      <path d={part('m60-92h660v-24h-660z', 0, 0)} fill={colour.steel} />
      <path d={part('m245-52h110c10 0 14 4 14 14v30h-138v-30c0-10 4-14 14-14z', 0, 0.46)} fill={colour.steelSoft} />
      <path d={part('m262-52v44m68-44v44', 0, 0.46)} strokeWidth={line.fine} />
      <path
        d={part('m244-118v-232h14v232zm-2-160h18v70h-18z', 0, 0)}
        fill={colour.steel}
        strokeWidth={line.dimension}
      />
      <path
        d={part('m4-46v-52l6-104 26-88c4-12 10-18 24-20l150-16c14 0 22 8 22 22v214h-30c0-70-116-70-116 0v44z', 0, 0)}
        fill={colour.paper}
        strokeWidth={line.outline}
      />
      <path d={part('m58-304l22-54h96c24 0 38 12 42 42z', 0, 0)} fill={colour.accentSoft} />
      <path
        d={part('m42-204l22-76c2-6 6-10 12-10h64v86zm114 0v-86h44c10 0 14 4 14 14v72z', 0, 0)}
        fill={colour.steelSoft}
        strokeWidth={line.dimension}
      />
      <path d={part('m148-296v170m-106-70h40m76 18h18m-160 18l140-2m-146 30h80', 0, 0)} strokeWidth={line.dimension} />
      <path d={part('m10-190h222v18h-224z', 0, 0)} fill={colour.accent} strokeWidth={line.dimension} />
      <path
        d={part('m2-40v-40h44v40zm6-58l28-2v16l-30 2z', 0, 0)}
        fill={colour.steelSoft}
        strokeWidth={line.dimension}
      />
      <path d={part('m30-270h-20v50h12l10-40z', 0, 0)} fill={colour.ink} strokeWidth={line.fine} />
      <path d={part('m120-358v-12h26v12zm-2 0h30', 0, 0)} fill={colour.accent} strokeWidth={line.dimension} />
      <path
        d={part('m384-92c0-36 30-50 76-50s62 14 68 30c8-16 30-30 70-30s72 16 76 50', 0, 0.06)}
        strokeWidth={line.outline}
      />
      <path d={part('m480-116l20-24h120l20 24z', 0, 0)} fill={colour.ink} />
      <Wheels frame={frame} axles={[1.42, 4.6, 5.98]} r={0.52} />
      <path d={disc(6.95, 1.02, 0.07)} fill={colour.accent} strokeWidth={line.fine} />
    </g>
  );
}

/** A low-loader: gooseneck over the tractor's coupling, well deck, four axles, ramp folded up. */
export function LowLoader({
  frame,
  deck,
  end,
}: {
  frame: Frame;
  deck: readonly [from: number, to: number];
  end: number;
}) {
  const { shape, lines, part } = frame;
  const [from, to] = deck;
  const axles = [to + 1.35, to + 2.7, to + 4.05, to + 5.4].filter((x) => x < end);
  return (
    <g stroke={colour.ink} strokeWidth={line.outline} strokeLinejoin="round">
      <path
        d={shape([end - 0.35, 1.18], [end + 0.25, 3.05], [end + 0.42, 3], [end - 0.1, 1.18])}
        fill={colour.steelSoft}
        strokeWidth={line.behind}
      />
      <path
        d={lines([
          [end - 0.55, 1.22],
          [end + 0.12, 2.3],
        ])}
        strokeWidth={line.cut}
      />
      <path
        d={shape(
          [4.3, 1.62],
          [from - 1.35, 1.62],
          [from - 0.25, 0.92],
          [to + 0.2, 0.92],
          [to + 0.75, 1.22],
          [end, 1.22],
          [end, 0.9],
          [to + 0.85, 0.9],
          [to + 0.3, 0.5],
          [from - 0.4, 0.5],
          [from - 1.5, 1.3],
          [4.3, 1.3],
        )}
        fill={colour.ink2}
      />
      <path
        d={lines(
          ...Array.from(
            { length: Math.floor((to - from) / 0.8) },
            (_, n) =>
              [
                [from + 0.3 + n * 0.8, 0.92],
                [from + 0.3 + n * 0.8, 0.5],
              ] as [[number, number], [number, number]],
          ),
          [
            [from - 0.3, 0.8],
            [to + 0.24, 0.8],
          ],
        )}
        stroke={colour.paper}
        strokeOpacity=".45"
        strokeWidth={line.fine}
      />
      <path d={part('m0 0h-14v-26h14zm-520 0h-14v-26h14z', end, 0.92)} fill={colour.accent} strokeWidth={line.fine} />
      <Wheels frame={frame} axles={axles} r={0.45} />
    </g>
  );
}
