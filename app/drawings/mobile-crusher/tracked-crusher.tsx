import { circle, colour, line, type Point, polygon, polyline, round } from '../kit/geometry.ts';

/** Drawn for a machine 756 units long; another length stretches it along the track. */
const drawnLength = 756;

interface TrackedCrusherProps {
  /** Rear end of the machine on the deck. */
  at: Point;
  /** Length over all, in sheet units. */
  length: number;
}

/** Hopper, jaw with flywheel, engine house, magnet, folded discharge belt, tracks. */
export function TrackedCrusher({ at: [x, y], length }: TrackedCrusherProps) {
  const k = length / drawnLength;
  const px = (u: number) => round(x + u * k);
  const at = (u: number, v: number): Point => [px(u), y - v];
  const shaft = at(262, 150);
  const spokes = [0, 1, 2, 3, 4, 5]
    .map((n) =>
      polyline(
        [shaft[0] + Math.cos(n * 1.047) * 12, shaft[1] + Math.sin(n * 1.047) * 12],
        [shaft[0] + Math.cos(n * 1.047) * 40, shaft[1] + Math.sin(n * 1.047) * 40],
      ),
    )
    .join('');
  const rollers = [150, 196, 242, 288, 334, 380, 426].map((u) => circle(...at(u, 10), 8)).join('');
  const ribs = [40, 74, 108, 142, 176].map((u) => polyline(at(u, 244 - (u - 20) * 0.1), at(u + 16, 168))).join('');
  const belt: [Point, Point] = [at(420, 62), at(748, 200)];
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      {/* Discharge belt, folded for the road */}
      <path
        d={polygon(at(426, 44), at(430, 22), at(742, 164), at(740, 186))}
        fill={colour.paper}
        strokeWidth={line.dimension}
      />
      <path
        d={polyline(...Array.from({ length: 15 }, (_, n) => at(432 + n * 22, (n % 2 ? 24 : 42) + n * 10.2)))}
        strokeWidth={line.fine}
      />
      <path
        d={polygon(
          [belt[0][0], belt[0][1] - 9],
          [belt[1][0], belt[1][1] - 9],
          [belt[1][0], belt[1][1] + 9],
          [belt[0][0], belt[0][1] + 9],
        )}
        fill={colour.paper2}
        strokeWidth={line.outline}
      />
      <path d={circle(...belt[0], 9) + circle(...belt[1], 9)} fill={colour.steelSoft} strokeWidth={line.behind} />
      {/* Overband magnet across the belt */}
      <path d={polyline(at(588, 216), at(588, 128)) + polyline(at(652, 240), at(652, 154))} strokeWidth={line.behind} />
      <path
        d={polygon(at(560, 196), at(672, 244), at(680, 222), at(568, 174))}
        fill={colour.steelSoft}
        strokeWidth={line.outline}
      />
      <path
        d={polygon(at(596, 206), at(640, 225), at(645, 212), at(601, 193))}
        fill={colour.accent}
        strokeWidth={line.dimension}
      />
      {/* Main frame and engine house */}
      <path
        d={polygon(at(70, 96), at(520, 96), at(540, 66), at(470, 52), at(110, 52))}
        fill={colour.steel}
        strokeWidth={line.outline}
      />
      <path
        d={polygon(at(356, 96), at(356, 206), at(526, 206), at(544, 180), at(544, 96))}
        fill={colour.accent}
        strokeWidth={line.outline}
      />
      <path
        d={[0, 1, 2, 3, 4].map((n) => polyline(at(378, 186 - n * 13), at(446, 186 - n * 13))).join('')}
        stroke={colour.paper}
        strokeOpacity=".75"
        strokeWidth={line.behind}
      />
      <path
        d={polygon(at(462, 192), at(462, 112), at(522, 112), at(522, 192)) + polyline(at(492, 192), at(492, 112))}
        strokeWidth={line.dimension}
      />
      <path
        d={polygon(at(396, 206), at(396, 236), at(408, 244), at(412, 236), at(412, 206))}
        fill={colour.steelSoft}
        strokeWidth={line.behind}
      />
      {/* Jaw crusher housing with its flywheel */}
      <path
        d={polygon(at(196, 96), at(190, 214), at(236, 224), at(318, 204), at(340, 96))}
        fill={colour.paper}
        strokeWidth={line.outline}
      />
      <path
        d={
          polyline(at(212, 110), at(206, 206)) +
          polyline(at(228, 110), at(224, 214)) +
          polyline(at(326, 110), at(310, 200))
        }
        strokeWidth={line.dimension}
      />
      <path
        d={circle(...shaft, 50) + circle(...shaft, 41)}
        fillRule="evenodd"
        fill={colour.steelSoft}
        strokeWidth={line.behind}
      />
      <path d={spokes} strokeWidth={line.outline} />
      <path d={circle(...shaft, 12)} fill={colour.paper} strokeWidth={line.outline} />
      <path d={circle(...shaft, 5)} fill={colour.ink} />
      {/* Feed hopper, its wings and the grizzly feeder under it */}
      <path
        d={polygon(at(0, 248), at(26, 160), at(196, 148), at(200, 228))}
        fill={colour.accent}
        strokeWidth={line.outline}
      />
      <path d={ribs} stroke={colour.paper} strokeOpacity=".7" strokeWidth={line.dimension} />
      <path
        d={polygon(at(20, 160), at(196, 148), at(198, 126), at(28, 136))}
        fill={colour.steelSoft}
        strokeWidth={line.outline}
      />
      <path
        d={[0, 1, 2, 3, 4, 5]
          .map((n) => polyline(at(52 + n * 24, 155 - n * 1.6), at(50 + n * 24, 136 - n * 1.6)))
          .join('')}
        strokeWidth={line.fine}
      />
      <path d={polyline(at(60, 134), at(76, 96)) + polyline(at(150, 128), at(140, 96))} strokeWidth={line.cut} />
      {/* Tracks */}
      <path
        d={`M${px(136)} ${y}a27 27 0 0 1 0-54H${px(440)}a27 27 0 0 1 0 54z`}
        fill={colour.paper}
        strokeWidth={line.cut}
      />
      <path
        d={circle(...at(136, 27), 17) + circle(...at(440, 27), 17)}
        fill={colour.steelSoft}
        strokeWidth={line.behind}
      />
      <path d={rollers} fill={colour.steel} strokeWidth={line.dimension} />
      <path d={polyline(at(160, 40), at(416, 40))} strokeWidth={line.behind} />
      {/* Walkway and rail */}
      <path
        d={`${polyline(at(356, 206), at(356, 240), at(526, 240), at(526, 206))}${polyline(at(356, 224), at(526, 224))}${polyline(at(412, 240), at(412, 206))}${polyline(at(470, 240), at(470, 206))}`}
        strokeWidth={line.dimension}
      />
    </g>
  );
}
