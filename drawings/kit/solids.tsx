import type { Faces } from './axonometric.ts';
import { colour, line } from './geometry.ts';

interface SolidProps {
  faces: Faces;
  fill: string;
  top?: string;
  width?: number;
}

/** Boxes in space: one colour, the right side shaded, the top lit. */
export function Solid({ faces, fill, top = colour.paper, width = line.dimension }: SolidProps) {
  return (
    <>
      <path d={faces.left + faces.right} fill={fill} stroke={colour.ink} strokeWidth={width} />
      <path d={faces.right} fill={colour.ink} fillOpacity=".2" />
      <path d={faces.top} fill={top} stroke={colour.ink} strokeWidth={width} />
    </>
  );
}

interface DrumsProps {
  drums: readonly { wall: string; shade: string; lid: string }[];
  fill: string;
  lid?: string;
}

/** Standing cylinders, from back to front. */
export function Drums({ drums, fill, lid = colour.paper }: DrumsProps) {
  return drums.map((drum) => (
    <g key={drum.lid} stroke={colour.ink} strokeWidth={line.dimension}>
      <path d={drum.wall} fill={fill} />
      <path d={drum.shade} fill={colour.ink} fillOpacity=".14" stroke="none" />
      <path d={drum.lid} fill={lid} />
    </g>
  ));
}

/** A pipe or duct along a line, with dark edges. */
export function Pipe({ d, stroke, width = 4 }: { d: string; stroke: string; width?: number }) {
  return (
    <g strokeLinejoin="round">
      <path d={d} stroke={colour.ink} strokeWidth={width + 2} />
      <path d={d} stroke={stroke} strokeWidth={width} />
    </g>
  );
}
