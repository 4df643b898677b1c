import { colour, line, type Point } from './geometry.ts';
import { stamp } from './stamp.ts';

/** Houses of a Syrian village in elevation, in centimetres: walls, openings, and the objects on the flat roof. */
const houses = {
  one: {
    walls: 'm-400 90v-440h800v440z',
    openings: 'm-300-40h110v-130h-110zm230 80h100v-210h-100zm220-80h110v-130h-110z',
    roof: 'm-430-350h860v-36h-860zm90-36v-50h120v50m-120-50c0-70 120-70 120 0z',
  },
  two: {
    walls: 'm-450 100v-780h900v780z',
    openings:
      'm-350-40h120v-140h-120zm240 80h110v-220h-110zm220-80h140v-140h-140zm-460-350h120v-140h-120zm240 0h120v-140h-120zm240 0h120v-200h-120z',
    roof: 'm-480-680h960v-36h-960zm560-36v-170h280v170m-700 0v-40h150v40m-150-40c0-80 150-80 150 0z',
  },
  three: {
    walls: 'm-380 90v-1070h760v1070z',
    openings:
      'm-280-40h120v-140h-120zm220 80h120v-220h-120zm220-80h120v-140h-120zm-440-340h120v-140h-120zm220 0h120v-140h-120zm220 0h120v-140h-120zm-440-340h120v-140h-120zm220 0h120v-140h-120zm220 0h120v-140h-120z',
    roof: 'm-410-980h820v-36h-820zm120-36v-130h220v130m60 0v-50h140v50m-140-50c0-80 140-80 140 0z',
  },
} as const;

export interface House {
  at: Point;
  kind: keyof typeof houses;
  facing?: 1 | -1;
}

/** A row of houses at `unitsPerMetre`. */
export function Houses({ places, unitsPerMetre }: { places: readonly House[]; unitsPerMetre: number }) {
  const k = unitsPerMetre / 100;
  const all = (part: 'walls' | 'openings' | 'roof'): string =>
    places.map(({ at, kind, facing = 1 }) => stamp(houses[kind][part], at, k * facing, k)).join('');
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path d={all('walls')} fill={colour.paper} strokeWidth={line.outline} />
      <path d={all('openings')} fill={colour.steelSoft} strokeWidth={line.fine} />
      <path d={all('roof')} fill={colour.concrete} strokeWidth={line.behind} />
    </g>
  );
}

/** A small mosque: prayer hall with dome, minaret beside it. */
export function Mosque({ at, unitsPerMetre }: { at: Point; unitsPerMetre: number }) {
  const put = (shape: string): string => stamp(shape, at, unitsPerMetre / 100);
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path
        d={put(
          'm-500 100v-620h760v620zm130-620v-90h500v90zm630 620v-1360h170v1360zm-30-1360h230v-40h-230zm50-40v-220h130v220z',
        )}
        fill={colour.paper}
        strokeWidth={line.outline}
      />
      <path
        d={put(
          'm-350-610c-20-150 90-300 230-340 140 40 250 190 230 340zm630-950c0-110 60-130 65-210 5 80 65 100 65 210z',
        )}
        fill={colour.steelSoft}
        strokeWidth={line.behind}
      />
      <path
        d={put(
          'm-420 40v-240c0-60 40-100 70-120 30 20 70 60 70 120v240m130 0v-240c0-60 40-100 70-120 30 20 70 60 70 120v240m130 0v-240c0-60 40-100 70-120 30 20 70 60 70 120v240',
        )}
        strokeWidth={line.dimension}
      />
    </g>
  );
}

/** Olive trees: round crown, short trunk, by foot and height in metres. */
export function Olives({
  places,
  unitsPerMetre,
}: {
  places: readonly (readonly [Point, number])[];
  unitsPerMetre: number;
}) {
  const crown = 'm-6-30c-26 4-44-12-38-32-16-22 2-46 24-42 14-18 46-12 50 8 22 4 30 30 14 44 0 18-24 28-38 22z';
  const trunk = 'c2-12-4-18-2-30m2 10l12-18';
  const scale = (metres: number): number => (metres * unitsPerMetre) / 112;
  return (
    <g strokeLinecap="round">
      <path
        d={places.map(([at, m]) => stamp(trunk, at, scale(m))).join('')}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <path
        d={places.map(([at, m]) => stamp(crown, at, scale(m))).join('')}
        fill={colour.green}
        fillOpacity=".65"
        stroke={colour.ink}
        strokeWidth={line.texture}
      />
    </g>
  );
}
