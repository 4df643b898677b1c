import { colour, line, round } from '../kit/geometry.ts';
import type { Metres } from '../kit/metres.ts';
import { type Hall, row } from '../sports-hall/hall.ts';

interface SeatsProps {
  scale: Metres;
  hall: Hall;
  spectators: number;
}

const pitch = 0.5;

/** The stands: steps, aisles, and one dot for each seat, no more than there are spectators. */
export function Seats({ scale, hall, spectators }: SeatsProps) {
  const { x, z, u, rect, unit } = scale;
  const { rows, blocks, seatsPerRow, length, field, stands } = hall;
  const perBlock = Math.floor(seatsPerRow / blocks);
  const extra = seatsPerRow - perBlock * blocks;
  const aisle = (length - seatsPerRow * pitch) / (blocks + 1);
  let left = spectators;
  const dots: string[] = [];
  const aisles: string[] = [];
  for (let index = 0; index < rows; index++) {
    const px = field - (index + 0.5) * row.depth;
    let y = aisle;
    for (let block = 0; block < blocks && left > 0; block++) {
      const size = perBlock + (block < extra ? 1 : 0);
      const seats = Math.min(size, left);
      left -= seats;
      dots.push(`M${x(px)} ${z(y + pitch / 2)}v${round(-(seats - 1) * pitch * unit - 0.1)}`);
      y += size * pitch + aisle;
    }
  }
  let y = 0;
  for (let block = 0; block <= blocks; block++) {
    const size = perBlock + (block < extra ? 1 : 0);
    if (block > 0 && block < blocks) {
      const steps = Math.floor((field - stands) / 0.42);
      aisles.push(
        `M${x(stands + 0.2)} ${z(y + 0.1)}${`v${u(-aisle + 0.2)}m${u(0.42)} ${u(aisle - 0.2)}`.repeat(steps)}`,
      );
    }
    y += aisle + size * pitch;
  }
  const treads = Array.from(
    { length: rows - 1 },
    (_, index) => `M${x(field - (index + 1) * row.depth)} ${z(0.4)}V${z(length - 0.4)}`,
  );
  return (
    <g>
      <path
        d={rect(stands, 0, field - stands, length)}
        fill={colour.concrete}
        fillOpacity=".6"
        stroke={colour.ink}
        strokeWidth={line.outline}
      />
      <path d={treads.join('')} stroke={colour.ink2} strokeWidth={line.texture} />
      <path d={aisles.join('')} stroke={colour.ink2} strokeWidth={line.fine} />
      <path
        d={dots.join('')}
        stroke={colour.accent}
        strokeWidth={round(unit * 0.36)}
        strokeLinecap="round"
        strokeDasharray={`.1 ${round(pitch * unit - 0.1)}`}
      />
    </g>
  );
}
