import { colour, line } from './geometry.ts';
import { type Heap, heap, silhouette } from './rocks.ts';

interface RubbleProps extends Heap {
  /** Colours of the rocks and of the gaps between them. */
  fill?: string;
  gaps?: string;
  width?: number;
}

/** A heap of rubble: rocks over a shaded ground. */
export function Rubble({ fill = colour.paper2, gaps = colour.concrete, width = line.fine, ...shape }: RubbleProps) {
  const rows = heap(shape);
  return (
    <>
      <path d={silhouette(shape)} fill={gaps} />
      <g fill={fill} stroke={colour.ink} strokeWidth={width} strokeLinejoin="round">
        {rows.map((row) => (
          <path key={row} d={row} />
        ))}
      </g>
    </>
  );
}
