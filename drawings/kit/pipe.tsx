import { colour, line, type Point, round } from './geometry.ts';

interface PipeProps {
  /** Centre line, as path data. */
  d: string;
  /** Outer diameter in sheet units. */
  width: number;
  fill?: string;
  edge?: number;
}

/** A pipe in elevation: a wide stroke along the centre line as outline, a narrower one on top as the pipe. */
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
