import { colour, line, type Point, polygon, round } from './geometry.ts';

interface PipeProps {
  /** Centre line, as path data. */
  d: string;
  /** Outer diameter in sheet units. */
  width: number;
  fill?: string;
  edge?: number;
}

/** A pipe in view: the outline is a wide stroke along the centre line, the pipe itself a narrower one upon it. */
export function Pipe({ d, width, fill = colour.water, edge = line.behind }: PipeProps) {
  return (
    <>
      <path d={d} stroke={colour.ink} strokeWidth={round(width)} strokeLinejoin="round" />
      <path d={d} stroke={fill} strokeWidth={round(width - 2 * edge)} strokeLinejoin="round" />
    </>
  );
}

/** A pair of flanges across a pipe that runs along x (or along y): path data to fill with paper and outline. */
export const flange = ([x, y]: Point, width: number, along: 'x' | 'y' = 'x', thickness = 3.2): string =>
  along === 'x'
    ? `M${round(x - thickness)} ${round(y - width / 2)}h${round(2 * thickness)}v${round(width)}h${round(-2 * thickness)}zm${thickness} 0v${round(width)}`
    : `M${round(x - width / 2)} ${round(y - thickness)}h${round(width)}v${round(2 * thickness)}h${round(-width)}zm0 ${thickness}h${round(width)}`;

/**
 * A gate valve in elevation, on a pipe along x (hand wheel above) or along y (hand wheel to the right). `size` is the pipe's
 * diameter. `body` wants paper fill and an outline; `wheel` is a line.
 */
export function gateValve([x, y]: Point, size: number, along: 'x' | 'y' = 'x'): { body: string; wheel: string } {
  const turn = (px: number, py: number): Point =>
    along === 'x' ? [x + px * size, y + py * size] : [x - py * size, y + px * size];
  const body =
    polygon(turn(-0.85, -0.65), turn(0.85, 0.65), turn(0.85, -0.65), turn(-0.85, 0.65)) +
    polygon(turn(-0.42, -0.3), turn(-0.3, -1.05), turn(0.3, -1.05), turn(0.42, -0.3));
  const stem = (a: Point, b: Point): string => `M${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}`;
  return { body, wheel: stem(turn(0, -1.05), turn(0, -1.7)) + stem(turn(-0.6, -1.7), turn(0.6, -1.7)) };
}
