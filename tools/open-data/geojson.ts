import { type AreaId, areaFigures, areaIds, areas } from '../../app/content/areas.ts';
import { registerWords } from '../../app/content/figures.ts';
import { graticule } from '../../app/map/governorates.ts';
import { places } from '../../app/map/places.ts';

type Position = [longitude: number, latitude: number];
type Point = [x: number, y: number];

/** The vertical coordinate of a latitude on a Mercator sheet, in radians. */
const mercator = (degrees: number): number => Math.log(Math.tan(Math.PI / 4 + (degrees * Math.PI) / 360));
const latitudeOf = (radians: number): number => (Math.atan(Math.exp(radians)) * 360) / Math.PI - 90;

const ends = <T>(list: readonly T[]): [T, T] => [list[0]!, list.at(-1)!];
const [[west, x0], [east, x1]] = ends(graticule.east);
const [[north, y0], [south, y1]] = ends(graticule.north);

/**
 * Degrees of a point of the map, a Mercator projection: marked longitudes are evenly spaced, marked latitudes follow
 * Mercator. The outermost marks define it; the test checks that those between agree to a third of a unit (0.3 km).
 */
export function degrees([x, y]: Point): Position {
  const longitude = west + ((x - x0) / (x1 - x0)) * (east - west);
  const latitude = latitudeOf(mercator(north) + ((y - y0) / (y1 - y0)) * (mercator(south) - mercator(north)));
  return [round(longitude), round(latitude)];
}

/** A unit of the sheet is 0.8 km; a thousandth of a degree is a tenth of that. */
const round = (value: number): number => Math.round(value * 1_000) / 1_000;

/** The closed outlines of a path made of `M`, relative lines and `z`. */
export function outlines(path: string): Point[][] {
  return path
    .split(/z\s*/i)
    .filter(Boolean)
    .map((outline) => {
      const numbers = (outline.match(/-?\d*\.?\d+/g) ?? []).map(Number);
      const points: Point[] = [];
      for (let at = 0; at < numbers.length; at += 2) {
        const [before] = points.slice(-1);
        points.push([(before?.[0] ?? 0) + numbers[at]!, (before?.[1] ?? 0) + numbers[at + 1]!]);
      }
      return points;
    });
}

/** Twice the signed area, positive if the ring is counterclockwise. */
const turn = (ring: readonly Position[]): number =>
  ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);

/** RFC 7946: closed, the outer ring counterclockwise, no repeated points. */
function ring(points: readonly Point[]): Position[] {
  const positions = points
    .map(degrees)
    .filter(([x, y], index, all) => index === 0 || x !== all[index - 1]![0] || y !== all[index - 1]![1]);
  const [first, last] = ends(positions);
  if (first[0] === last[0] && first[1] === last[1]) positions.pop();
  if (turn(positions) < 0) positions.reverse();
  return [...positions, positions[0]!];
}

function area(id: AreaId): object {
  const rings = outlines(places[id].outline).map((points) => [ring(points)]);
  const { population, squareKilometres, debrisTonnes, recyclablePercent, clearedPercent } = areaFigures[id];
  return {
    type: 'Feature',
    id,
    properties: {
      name_ar: areas.areas[id].name.ar,
      name_en: areas.areas[id].name.en,
      population,
      square_kilometres: squareKilometres,
      debris_tonnes: debrisTonnes,
      recyclable_percent: recyclablePercent,
      cleared_percent: clearedPercent,
      figures: `areas.${id}`,
    },
    geometry:
      rings.length === 1 ? { type: 'Polygon', coordinates: rings[0] } : { type: 'MultiPolygon', coordinates: rings },
  };
}

/** The six areas with their figures, in degrees of WGS 84. */
export const areasGeoJson = (): object => ({
  type: 'FeatureCollection',
  source: registerWords.downloads.outlines.en,
  features: areaIds.map(area),
});
