import { circle, colour, dash, line, type Point, polygon, polyline } from '../kit/geometry.ts';
import { ribs } from '../kit/ribs.ts';
import { Cut } from './frame.tsx';
import { beside, type Jaws, shaft } from './layout.ts';

/** A jaw plate; `off` is its thickness behind the face. */
const plate = (face: readonly [Point, Point], off: number, depth: number): string =>
  polygon(beside(face, 0, off), face[0], ...ribs(face[0], face[1], 19, depth), beside(face, 1, off));

/** The wear plates, bolted to frame and pitman. */
export function JawPlates({ id, jaws: { fixed, swing } }: { id: string; jaws: Jaws }) {
  const bolts = [0.2, 0.5, 0.8]
    .map(
      (t) =>
        polyline(beside(fixed, t, -10), beside(fixed, t, -92)) +
        polyline(beside(fixed, t - 0.03, -92), beside(fixed, t + 0.03, -92)),
    )
    .join('');
  return (
    <>
      <Cut id={id} d={plate(fixed, -34, 13)} cast fill={colour.steelSoft} />
      <Cut id={id} d={plate(swing, 34, -13)} fill={colour.steelSoft} />
      <path d={bolts} strokeWidth={line.outline} />
    </>
  );
}

/** The pitman: the moving jaw, hung on the eccentric shaft by a roller bearing. */
export function Pitman({ id }: { id: string }) {
  const [x, y] = shaft;
  const body = 'M836 140l22-28A104 104 0 0 1 1003 238L968 330 816 600l4 46-30 62h-92l6-34 2-1z';
  const pocket = polygon([858, 352], [934, 340], [812, 566], [778, 590], [776, 560]);
  const rollers = Array.from({ length: 14 }, (_, n) => {
    const a = (n * Math.PI) / 7;
    return circle(x + Math.cos(a) * 64, y + Math.sin(a) * 64, 12);
  }).join('');
  return (
    <>
      <Cut id={id} d={body} cast fill={colour.accentSoft} />
      <path d={pocket} fill={colour.paper2} strokeWidth={line.cut} />
      <path d={polyline([838, 462], [872, 452])} strokeWidth="9" />
      <path d={circle(x, y, 84)} fill={colour.paper} strokeWidth={line.outline} />
      <path d={circle(x, y, 76)} strokeWidth={line.dimension} />
      <path d={rollers} fill={colour.steelSoft} strokeWidth={line.dimension} />
      <path d={circle(x, y, 50)} fill={colour.steel} strokeWidth={line.cut} />
      <path d={circle(x - 9, y, 34)} fill={colour.paper} strokeWidth={line.outline} />
      <path
        d={`M${x - 9} ${y - 62}v124M${x - 70} ${y}h140M${x} ${y - 14}v28`}
        stroke={colour.ink}
        strokeWidth={line.fine}
        strokeDasharray={dash.axis}
      />
    </>
  );
}

/** Toggle plate between pitman and adjusting wedge, held by the tension rod. */
export function Toggle({ id }: { id: string }) {
  const [a, b]: Point[] = [
    [826, 634],
    [1008, 548],
  ];
  const length = Math.hypot(b![0] - a![0], b![1] - a![1]);
  const [nx, ny] = [((b![1] - a![1]) / length) * 13, (-(b![0] - a![0]) / length) * 13];
  const bar = polygon(
    [a![0] + nx, a![1] + ny],
    [b![0] + nx, b![1] + ny],
    [b![0] - nx, b![1] - ny],
    [a![0] - nx, a![1] - ny],
  );
  const coil = Array.from({ length: 9 }, (_, n): Point => [1136 + n * 9, n % 2 ? 666 : 702]);
  return (
    <>
      <Cut id={id} d={bar} />
      <path d={circle(...a!, 15) + circle(...b!, 15)} fill={colour.paper} strokeWidth={line.cut} />
      <Cut id={id} d={polygon([1018, 500], [1044, 500], [1044, 598], [1018, 592])} cast />
      <Cut id={id} d={polygon([1044, 486], [1070, 486], [1070, 610], [1044, 602])} />
      <path d={polyline([760, 700], [1222, 684])} strokeWidth="10" />
      <path d={polyline([760, 700], [1222, 684])} stroke={colour.steelSoft} strokeWidth="6" />
      <path d={polyline(...coil)} strokeWidth={line.cut} strokeLinejoin="round" />
      <path d="M1130 660h8v50h-8zm80 0h8v50h-8zm10 10h14v28h-14z" fill={colour.paper} strokeWidth={line.behind} />
      <path d={circle(762, 700, 12)} fill={colour.paper} strokeWidth={line.outline} />
    </>
  );
}
