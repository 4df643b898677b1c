import { type Point, round } from './geometry.ts';

const command = /([mlhvcsqtz])([^mlhvcsqtz]*)/g;
const number = /-?(?:\d*\.\d+|\d+)/g;

/**
 * Places a shape that is drawn once in its own units: relative path data (m l h v c s q t z, no arcs) with the origin
 * where it touches the ground. `kx` and `ky` are sheet units per shape unit; a negative `kx` mirrors it.
 */
export function stamp(shape: string, [x, y]: Point, kx: number, ky = Math.abs(kx)): string {
  let data = `M${round(x)} ${round(y)}`;
  for (const [, name, rest = ''] of shape.matchAll(command)) {
    const values = (rest.match(number) ?? []).map((value, index) =>
      round(Number(value) * (name === 'h' ? kx : name === 'v' ? ky : index % 2 === 0 ? kx : ky)),
    );
    data += name + values.join(' ').replaceAll(' -', '-');
  }
  return data;
}
