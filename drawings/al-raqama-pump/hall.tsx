import { cypress } from '../kit/entourage.ts';
import { circle, colour, line, round } from '../kit/geometry.ts';
import { flange, Pipe } from '../kit/pipe.tsx';
import { hatch } from '../kit/sheet.tsx';
import { stamp } from '../kit/stamp.ts';
import { earthMarks } from '../kit/terrain.ts';
import { axis, floor, height, manifoldY, nozzle, riser, slab, u, wallAt, water } from './layout.ts';

/** Basin below, slab with its opening, outer wall with corbel and window, the ground outside. */
export function Building({ id }: { id: string }) {
  const open = 44;
  const trees = [cypress([1440, floor + 20], u, 5.4), cypress([1512, floor + 20], u, 4.2)];
  return (
    <g strokeLinejoin="round">
      <path d={`M${wallAt + 40} ${floor + 18}H1610V${height + 10}H${wallAt + 40}z`} fill={colour.paper2} />
      <path
        d={earthMarks([1290, 1420, 1540].map((x) => [x, floor + 18]))}
        stroke={colour.ink2}
        strokeWidth={line.fine}
      />
      <path d={`M${wallAt + 40} ${floor + 18}H1610`} stroke={colour.ink} strokeWidth={line.ground} />
      <path d={`M-10 ${water}H${wallAt - 60}V${height + 10}H-10z`} fill={colour.waterSoft} />
      <path d={`M-10 ${water}H${wallAt - 60}`} stroke={colour.water} strokeWidth={line.outline} />
      <path
        d={`M60 ${water + 18}h90m-60 16h80M${axis + 150} ${water + 22}h100m-70 16h90M250 ${water + 90}h90M${axis + 330} ${water + 110}h110M120 ${water + 140}h80`}
        stroke={colour.water}
        strokeWidth={line.dimension}
      />
      <path
        d={`M${wallAt + 16} 350h14v130h-14z`}
        fill={colour.steelSoft}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <path
        d={`M-10 ${floor}H${axis - open}V${slab}H-10zM${axis + open} ${floor}H${wallAt}V480h40V${height + 10}H${wallAt - 60}V${slab}H${axis + open}zM${wallAt} -10V350h40V-10zM${wallAt} 40h-34v18l34 30z`}
        fill={hatch(id, 'concrete')}
        stroke={colour.ink}
        strokeWidth={line.cut}
      />
      <path d={`M${wallAt - 30} 40v-22h18v22z`} fill={colour.steel} stroke={colour.ink} strokeWidth={line.behind} />
      <path
        d={trees.map((tree) => tree.outline).join('')}
        fill={colour.green}
        fillOpacity=".6"
        stroke={colour.ink}
        strokeWidth={line.fine}
      />
    </g>
  );
}

/** Delivery: check valve, bend on its support, riser with the isolating valve, up to the manifold. */
export function Delivery() {
  const check = axis + 204;
  const gate = 372;
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path d={`M${riser - 50} ${floor}v-10h26v-34h48v34h26v10z`} fill={colour.steelSoft} strokeWidth={line.outline} />
      <Pipe d={`M${axis + 100} ${nozzle}H${riser - 50}q50 0 50-50V${manifoldY + 40}`} width={48} edge={line.outline} />
      <path
        d={`M${check - 70} ${nozzle - 36}h20q14-34 50-34t50 34h20v72h-140z`}
        fill={colour.steelSoft}
        strokeWidth={line.cut}
      />
      <path
        d={`M${check - 34} ${nozzle - 60}h68v-10h-68zM${check + 8} ${nozzle - 30}l54-38`}
        fill={colour.paper}
        strokeWidth={line.outline}
      />
      <path d={`M${check + 48} ${nozzle - 78}h30v22h-30z`} fill={colour.accent} strokeWidth={line.behind} />
      <path d={circle(check + 8, nozzle - 30, 8)} fill={colour.paper} strokeWidth={line.outline} />
      <path d={`M${check - 30} ${nozzle + 14}h56m-14-8l14 8-14 8`} strokeWidth={line.behind} />
      <path
        d={stamp('m-46-62h92v14h-18c14 30 14 66 0 96h18v14h-92v-14h18c-14-30-14-66 0-96h-18z', [riser, gate], 1)}
        fill={colour.steelSoft}
        strokeWidth={line.cut}
      />
      <path
        d={`M${riser + 36} ${gate - 18}h30v36h-30zm30 8h34v20h-34z`}
        fill={colour.paper}
        strokeWidth={line.outline}
      />
      <path
        d={`M${riser + 100} ${gate - 46}h10v92h-10zM${riser + 110} ${gate - 4}h16v8h-16z`}
        fill={colour.accent}
        strokeWidth={line.behind}
      />
      <path
        d={
          flange([check - 78, nozzle], 84, 'x', 7) +
          flange([check + 78, nozzle], 84, 'x', 7) +
          flange([riser, gate + 70], 84, 'y', 7) +
          flange([riser, gate - 70], 84, 'y', 7)
        }
        fill={colour.paper}
        strokeWidth={line.behind}
      />
    </g>
  );
}

/** The wall bracket below the manifold. */
export function Bracket({ millimetres }: { millimetres: number }) {
  const r = round((millimetres / 2000) * u);
  const seat = manifoldY + r + 8;
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path
        d={`M${riser + 76} ${seat + 16}h36L${wallAt} ${seat + 88}v32z`}
        fill={colour.steel}
        strokeWidth={line.outline}
      />
      <path d={`M${riser - 84} ${seat}H${wallAt}v16H${riser - 84}z`} fill={colour.steel} strokeWidth={line.outline} />
      <path
        d={`M${riser - r - 6} ${seat}q4-30 18-44l14 14-2 30zm${2 * r + 12} 0q-4-30-18-44l-14 14 2 30z`}
        fill={colour.concrete}
        strokeWidth={line.outline}
      />
    </g>
  );
}

/** The manifold in cross-section, above its riser. */
export function Manifold({ millimetres, id }: { millimetres: number; id: string }) {
  const r = round((millimetres / 2000) * u);
  const y = manifoldY;
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path d={circle(riser, y, r)} fill={colour.steelSoft} strokeWidth={line.cut} />
      <path d={circle(riser, y, r)} fill={hatch(id, 'steel')} stroke="none" />
      <path d={circle(riser, y, round(r - 6))} fill={colour.water} strokeWidth={line.outline} />
      <path d={`M${riser} ${y}m-16-16l32 32m0-32l-32 32`} stroke={colour.paper} strokeWidth={line.cut} />
    </g>
  );
}

/** Switchgear against the back of the hall. */
export function Cabinet() {
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path d={`M40 ${floor}v-196h150v196zM115 ${floor}v-196`} fill={colour.paper} strokeWidth={line.outline} />
      <path
        d={`M34 ${floor - 196}h162v-8h-162zM34 ${floor}h162v-10h-162z`}
        fill={colour.steel}
        strokeWidth={line.behind}
      />
      <path d={`M54 ${floor - 170}h46v26h-46zm76 0h46v26h-46z`} fill={colour.waterSoft} strokeWidth={line.behind} />
      <path
        d={
          circle(64, floor - 122, 5) +
          circle(84, floor - 122, 5) +
          circle(140, floor - 122, 5) +
          circle(160, floor - 122, 5)
        }
        fill={colour.accent}
        strokeWidth={line.dimension}
      />
      <path
        d={`M106 ${floor - 100}v26m18-26v26M56 ${floor - 40}h46m-46 8h46m-46 8h46m28-16h46m-46 8h46m-46 8h46`}
        strokeWidth={line.dimension}
      />
    </g>
  );
}
