import { colour, dash, line } from '../kit/geometry.ts';
import { hatch } from '../kit/sheet.tsx';
import { around, bothSides, centre } from './layout.ts';

const casing =
  'M-128 -52 H128 C150 -76 168 -74 184 -72 H232 V-88 H250 V88 H232 V72 H184 C152 76 136 66 122 56 L86 56 V74 C88 88 100 96 108 104 H-108 C-100 96 -88 88 -86 74 V56 L-122 56 C-136 62 -150 62 -168 60 C-236 52 -236 -52 -168 -60 C-150 -62 -140 -62 -128 -52 Z';
const cavity =
  'M-112 -34 H112 C122 -54 142 -56 172 -52 H250 V52 H172 C142 56 122 54 112 36 L68 36 V74 C70 90 84 98 88 104 H-88 C-84 98 -70 90 -68 74 V36 L-112 36 C-124 46 -144 46 -164 42 C-212 34 -212 -34 -164 -42 C-144 -46 -122 -46 -112 -34 Z';

/** Volute, impeller and the water in them. */
export function Hydraulics({ id }: { id: string }) {
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path d={around(casing)} fill={colour.steelSoft} strokeWidth={line.cut} />
      <path d={around(casing)} fill={hatch(id, 'steel')} stroke="none" />
      <path d={around(cavity)} fill={colour.waterSoft} strokeWidth={line.outline} />
      <path
        d={around('M-108 -28 H108 V-18 C64 -16 40 -2 26 24 Q0 44 -26 24 C-40 -2 -64 -16 -108 -18 Z')}
        fill={colour.accent}
        strokeWidth={line.outline}
      />
      <path
        d={bothSides('M108 20 C82 20 62 32 58 66 H66 V42 C70 32 84 30 108 30 Z')}
        fill={colour.accent}
        strokeWidth={line.outline}
      />
      <path d={bothSides('M100 -16 C96 0 92 12 90 20 M76 -12 C70 4 62 20 60 34')} strokeWidth={line.dimension} />
      <path
        d={around('M62 4 C62 -18 92 -18 92 4 C92 26 62 26 62 4 Z')}
        strokeWidth={line.dimension}
        strokeDasharray={dash.ghost}
      />
      <path
        d={around('M0 128 V60 M-34 128 V70 C-34 40 -60 14 -104 4 M34 128 V70 C34 44 40 26 56 14 M128 4 H214')}
        stroke={colour.water}
        strokeWidth={line.cut}
      />
      <path
        d={around('M0 52 L-6 66 L6 66 Z M-112 2 L-98 -3 L-100 9 Z M228 4 L212 -3 L212 11 Z')}
        fill={colour.water}
        stroke="none"
      />
    </g>
  );
}

/** Motor, shaft, bearings, and the oil barrier that keeps the water out of them. */
export function Motor({ id }: { id: string }) {
  const plates = 'M-132 -66 H132 V-52 H-132 Z M-124 -138 H124 V-122 H-124 Z';
  const walls = bothSides('M124 -138 V-352 H108 V-138 Z M94 -66 V-122 H80 V-66 Z');
  const cap = around('M-124 -352 V-366 C-124 -392 -100 -398 -72 -400 H72 C100 -398 124 -392 124 -366 V-352 Z');
  const stator = bothSides('M54 -292 H106 V-176 H54 Z');
  const windings = bothSides(
    'M60 -292 V-308 C60 -326 100 -326 100 -308 V-292 Z M60 -176 V-160 C60 -146 100 -146 100 -160 V-176 Z',
  );
  const rotor = bothSides('M17 -288 H49 V-180 H17 Z');
  const lamination = bothSides(Array.from({ length: 7 }, (_, i) => `M17 ${-276 + i * 14} H49`).join(' '));
  const bearings = bothSides('M17 -352 H48 V-326 H17 Z M17 -122 H52 V-150 H17 Z');
  const crosses = bothSides('M17 -352 L48 -326 M48 -352 L17 -326 M17 -122 L52 -150 M52 -122 L17 -150');
  const seals = bothSides('M17 -66 H34 V-78 H17 Z M17 -122 H34 V-108 H17 Z');
  const bolts = bothSides('M108 -66 V-76 H120 V-66 Z M104 -352 V-342 H92 V-352 Z');
  const [x, y] = centre;
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path d={around('M-108 -352 H108 V-138 H-108 Z')} fill={colour.paper} strokeWidth={line.dimension} />
      <path d={around('M-80 -122 H80 V-66 H-80 Z')} fill={colour.sand} strokeWidth={line.dimension} />
      <path d={windings} fill={colour.accent} strokeWidth={line.behind} />
      <path d={stator} fill={colour.steel} strokeWidth={line.outline} />
      <path d={stator} fill={hatch(id, 'steel')} stroke="none" />
      <path d={rotor} fill={colour.steelSoft} strokeWidth={line.outline} />
      <path d={lamination} strokeWidth={line.fine} />
      <path d={cap + walls + around(plates)} fill={colour.steelSoft} strokeWidth={line.outline} />
      <path d={cap + walls + around(plates)} fill={hatch(id, 'steel')} stroke="none" />
      <path d={bearings} fill={colour.paper} strokeWidth={line.behind} />
      <path d={crosses} strokeWidth={line.dimension} />
      <path d={seals} fill={colour.accent} strokeWidth={line.dimension} />
      <path d={around('M-17 -362 H17 V-28 H-17 Z')} fill={colour.paper} strokeWidth={line.outline} />
      <path d={around('M-12 26 L0 46 L12 26 Z')} fill={colour.steel} strokeWidth={line.behind} />
      <path d={bolts} fill={colour.paper} strokeWidth={line.dimension} />
      <path
        d={around(
          'M-22 -400 V-412 C-22 -444 22 -444 22 -412 V-400 H12 V-412 C12 -428 -12 -428 -12 -412 V-400 Z M64 -400 V-418 H88 V-400 Z',
        )}
        fill={colour.paper}
        strokeWidth={line.outline}
      />
      <path
        d={`M${x} ${y - 468}V${y + 132}`}
        stroke={colour.ink2}
        strokeWidth={line.dimension}
        strokeDasharray={dash.axis}
      />
    </g>
  );
}
