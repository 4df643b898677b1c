import { type Area, labelAreas, overlap, type Sizes } from '../../drawings/label-areas.ts';
import type { Element } from '../../drawings/svg-tree.ts';
import { measure } from '../../tools/paint/raster.ts';

export const viewBoxOf = (svg: Element) =>
  svg.attributes.viewBox!.split(' ').map(Number) as [left: number, top: number, width: number, height: number];

/** Labels, balloons and leaders of a drawing, by default in the sizes in which they are drawn. */
export const areasOf = (svg: Element, sizes: Sizes = { label: Number, balloon: 1 }) => labelAreas(svg, sizes, measure);

const sketch = ({ kind, says, corners }: Area) => `${kind} ${says} at ${corners[0]!.map(Math.round).join(' ')}`;

/** The pairs of areas that lie over each other, of those that must not. */
export const overlapping = (areas: readonly Area[], apart: (one: Area, other: Area) => boolean): string[] =>
  areas.flatMap((one, n) =>
    areas
      .slice(n + 1)
      .filter((other) => apart(one, other) && overlap(one, other))
      .map((other) => `${sketch(one)} over ${sketch(other)}`),
  );

/** The areas that leave the drawing. */
export function outside(areas: readonly Area[], svg: Element): string[] {
  const [left, top, width, height] = viewBoxOf(svg);
  const leaves = ({ corners }: Area) =>
    corners.some(([x, y]) => x < left || x > left + width || y < top || y > top + height);
  return areas.filter(leaves).map(sketch);
}
