import { Excavator } from '../kit/excavator.tsx';
import { circle, colour, line, type Point, polygon, polyline, seeded } from '../kit/geometry.ts';
import { bars, rock } from '../kit/rocks.ts';
import { feeder, ground, rampTop, unitsPerMetre } from './layout.ts';

/** The ramp of rubble behind its wall, with the excavator that feeds the line. */
export function Ramp() {
  const random = seeded(5);
  // The wall is a section: its stones are spaced apart.
  const rows = [0, 1, 2, 3, 4].map((row) =>
    Array.from({ length: 11 }, (_, n) => {
      const at: Point = [-11 + n * 21 + (row % 2) * 10 + random() * 3, ground - 13 - row * 22 + random() * 4];
      return at[0] < 196 - row * 5 ? rock(n + row * 3, [Math.round(at[0]), Math.round(at[1])], 13 + random() * 7) : '';
    }).join(''),
  );
  return (
    <g>
      <path
        d={polygon([-28, ground], [-28, rampTop], [206, rampTop], [232, ground])}
        fill={colour.concrete}
        stroke={colour.ink}
        strokeWidth={line.outline}
      />
      <path d={rows.join('')} fill={colour.paper2} stroke={colour.ink2} strokeWidth={line.fine} />
      <path
        d={bars(
          [
            [40, 520],
            [88, 486],
            [126, 534],
            [168, 498],
            [30, 472],
          ],
          20,
          7,
        )}
        stroke={colour.accent}
        strokeWidth={line.outline}
        strokeLinecap="round"
      />
      <path d={polyline([-28, rampTop], [206, rampTop])} stroke={colour.ink} strokeWidth={line.cut} />
      <Excavator
        at={[102, rampTop]}
        unitsPerMetre={unitsPerMetre}
        arm={{ knee: [1.8, 6.1], tip: [4.3, 9.4], wrist: [6.6, 8.6], bucket: 38 }}
        loaded
      />
    </g>
  );
}

/** Hopper and vibrating feeder on springs and a braced trestle. */
export function Feeder({ shake }: { shake: number }) {
  const [from, to] = feeder;
  const random = seeded(11);
  // From the top down, every second rock first, so that none shows through another.
  const load = [3, 2, 1, 0].flatMap((row) => {
    const rocks = Array.from({ length: 10 - row * 2 }, (_, n) => {
      const x = 244 + n * 17 + row * 17 + random() * 4;
      return rock(n * 2 + row, [Math.round(x), Math.round(240 - row * 13 + (x - 236) * 0.12)], 19 + random() * 6);
    });
    return [0, 1].map((half) => rocks.filter((_, n) => n % 2 === half).join(''));
  });
  const spring = (x: number, y: number) =>
    polyline([x, y], [x + 7, y + 4], [x - 7, y + 9], [x + 7, y + 14], [x, y + 19]);
  return (
    <g>
      <path
        d={`M248 298V${ground}M284 298V${ground}M386 318V${ground}m-138-240l36 80-36 90 36 70m0-240l-36 80 36 90-36 70m0-160h36m-36 90h36`}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <g fill={colour.paper2} stroke={colour.ink} strokeWidth={line.dimension}>
        {load.map((row) => (
          <path key={row} d={row} />
        ))}
      </g>
      <g transform={shake ? `translate(0 ${shake})` : undefined}>
        <path
          d={polygon(
            [from[0] - 8, from[1] - 8],
            [to[0] + 2, to[1] - 7],
            [to[0], to[1] + 17],
            [from[0] - 8, from[1] + 18],
          )}
          fill={colour.steelSoft}
          stroke={colour.ink}
          strokeWidth={line.outline}
        />
        <path
          d={[0, 1, 2, 3, 4, 5].map((n) => `M${382 + n * 13} ${264 + n * 2}l-3 17`).join('')}
          stroke={colour.ink}
          strokeWidth={line.dimension}
        />
        <path d={circle(330, 290, 15)} fill={colour.paper} stroke={colour.ink} strokeWidth={line.behind} />
        <path d="M318 290h24M330 278v24" stroke={colour.ink} strokeWidth={line.fine} />
      </g>
      <path d="M214 184L234 240M424 206L408 262" stroke={colour.ink} strokeWidth={line.ground} />
      <path d="M205 184h17M416 206h17" stroke={colour.ink} strokeWidth={line.cut} />
      <path
        d={spring(256, 268) + spring(278, 271) + spring(394, 288) + spring(414, 291)}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <path
        d="M240 288h52v10h-52zM378 308h50v10h-50z"
        fill={colour.paper}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
    </g>
  );
}
