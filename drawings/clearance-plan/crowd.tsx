import { type ReactNode, useId } from 'react';
import { colour, line, type Point } from '../kit/geometry.ts';
import { pack } from './pack.ts';

interface CrowdProps {
  /** How many stand there. */
  count: number;
  /** How many of them are dashed, because they are not there yet. */
  ghosts?: number;
  size: Point;
  /** Width and height of the place; its lower edge is the ground. */
  room: Point;
  largest?: number;
  shape: ReactNode;
  ghost?: ReactNode;
}

/** Equal things in rows, each row on its ground line; the shape stands once and is used as often as it is counted. */
export function Crowd({ count, ghosts = 0, size, room, largest, shape, ghost }: CrowdProps) {
  const id = useId().replace(/[^\w-]/g, '');
  const { scale, places, grounds } = pack(Math.max(1, count + ghosts), size, room, largest);
  const place = ([x, y]: Point) => `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`;
  return (
    <>
      <defs>
        <g id={`${id}s`}>{shape}</g>
        {ghosts > 0 && <g id={`${id}g`}>{ghost}</g>}
      </defs>
      {places.slice(0, count + ghosts).map((at, n) => (
        <use key={n} href={`#${id}${n < count ? 's' : 'g'}`} transform={place(at)} />
      ))}
      {grounds.slice(0, -1).map((y) => (
        <path key={y} d={`M8 ${y.toFixed(1)}H${room[0] - 8}`} stroke={colour.ink} strokeWidth={line.dimension} />
      ))}
    </>
  );
}
