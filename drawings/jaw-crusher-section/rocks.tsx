import { circle, colour, line, type Point, polygon, polyline } from '../kit/geometry.ts';
import { rock } from '../kit/rocks.ts';
import { beside, type Jaws } from './layout.ts';

/** Stones between the jaws, as wide as the space, so smaller towards the outlet. */
function charge({ fixed, swing }: Jaws): string {
  let data = '';
  let n = 0;
  for (let t = 0.05; t < 1; ) {
    const [left, right] = [beside(fixed, t)[0] + 20, beside(swing, t)[0] - 20];
    const count = t < 0.45 ? 3 : t < 0.85 ? 2 : 1;
    const size = ((right - left) / count) * 1.02;
    for (let i = 0; i < count; i++) {
      data += rock(
        n++,
        [
          Math.round(left + (i + 0.5) * ((right - left) / count)),
          Math.round(beside(fixed, t)[1] + (i % 2) * size * 0.22),
        ],
        size * (0.84 + (n % 3) * 0.07),
      );
    }
    t += (size * 0.92) / 500;
  }
  return data;
}

/** The chamber with its cheek plates, the stones in it, the feed above and the belt below. */
export function Material({ jaws }: { jaws: Jaws }) {
  const { fixed, swing } = jaws;
  const [x, y] = fixed[0];
  const chamber = polygon(fixed[0], swing[0], swing[1], fixed[1]);
  const feed: [Point, number][] = [
    [[x - 150, y - 104], 84],
    [[x - 62, y - 84], 70],
    [[x - 218, y - 128], 62],
    [[x + 34, y - 46], 76],
    [[x + 118, y - 20], 58],
    [[x - 96, y - 146], 52],
  ];
  const below: Point[] = [
    [664, 738],
    [652, 764],
    [666, 786],
    [656, 810],
  ];
  const heap: Point[] = [
    [628, 836],
    [648, 824],
    [668, 830],
    [690, 838],
    [652, 842],
    [674, 846],
    [710, 846],
    [612, 846],
  ];
  const bolts = [0.18, 0.42, 0.64].map((t) => {
    const [a, b] = [beside(fixed, t), beside(swing, t)];
    return circle((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 9);
  });
  return (
    <>
      <path d={chamber} fill={colour.paper} strokeWidth={line.dimension} />
      <path d={bolts.join('')} strokeWidth={line.dimension} />
      <path
        d={polygon([x - 330, y - 142], [x - 44, y - 22], [x - 52, y - 6], [x - 338, y - 124])}
        fill={colour.steelSoft}
        strokeWidth={line.outline}
      />
      <path
        d={feed.map(([at, size], n) => rock(n, at, size)).join('')}
        fill={colour.paper2}
        strokeWidth={line.behind}
      />
      <path
        d={
          polyline([x - 142, y - 140], [x - 186, y - 168]) +
          polyline([x + 60, y - 62], [x + 96, y - 88], [x + 104, y - 84]) +
          polyline([x - 60, y - 104], [x - 40, y - 128])
        }
        stroke={colour.accent}
        strokeWidth={line.cut}
        strokeLinecap="round"
      />
      <path d={charge(jaws)} fill={colour.sand} strokeWidth={line.dimension} />
      <path d="M592 762l-10 66M786 762l10 66" strokeWidth={line.ground} />
      <path
        d={[...below, ...heap].map((at, n) => rock(n, at, 25 - (n % 3) * 4)).join('')}
        fill={colour.sand}
        strokeWidth={line.dimension}
      />
      <path d="M586 832l30 26h150l28-26" strokeWidth={line.ground} strokeLinejoin="round" />
      <path
        d="M618 862h146v16h-146zm-38-26l30 27-10 12-30-27zm222 0l-30 27 10 12 30-27z"
        fill={colour.steelSoft}
        strokeWidth={line.behind}
      />
    </>
  );
}
