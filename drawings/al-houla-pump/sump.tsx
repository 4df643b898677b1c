import { circle, colour, line } from '../kit/geometry.ts';
import { flange, Pipe } from '../kit/pipe.tsx';
import { hatch } from '../kit/sheet.tsx';
import { bore, centre, delivery, floor, height, riser, slab, water } from './layout.ts';

const [cx, cy] = centre;

/** Water, floor and slab; the opening in the slab is as wide as the pump. */
export function Sump({ id }: { id: string }) {
  const benching = `M-10 ${floor - 70}L240 ${floor}H-10z`;
  return (
    <g strokeLinejoin="round">
      <path d={`M-10 ${water}h1620V${floor}H-10z`} fill={colour.waterSoft} />
      <path d={`M-10 ${water}h1620`} stroke={colour.water} strokeWidth={line.outline} />
      <path
        d={`M60 ${water + 16}h80m-50 14h60M1180 ${water + 16}h120m-80 14h90M330 ${water + 60}h50m700 90h120m-200 110h90M130 ${water + 170}h110m1080 30h140M1460 ${water + 60}h90`}
        stroke={colour.water}
        strokeWidth={line.dimension}
      />
      <path
        d={`M-10 ${floor}h1620V${height + 10}H-10z${benching}`}
        fill={hatch(id, 'concrete')}
        stroke={colour.ink}
        strokeWidth={line.cut}
      />
      <path
        d={`M-10 ${slab.top}H396V${slab.bottom}H-10zM724 ${slab.top}H${riser - 62}V${slab.bottom}H724zM${riser + 62} ${slab.top}H1610V${slab.bottom}H${riser + 62}z`}
        fill={hatch(id, 'concrete')}
        stroke={colour.ink}
        strokeWidth={line.cut}
      />
      <path
        d={`M396 ${slab.top + 8}h14v-8h-14zM724 ${slab.top + 8}h-14v-8h14z`}
        fill={colour.steel}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
    </g>
  );
}

/** The foot bend, the guide rails and the lifting chain of the pump. */
export function Foot() {
  const face = cx + 250;
  const links = Array.from({ length: 23 }, (_, i) => `M${cx - 3} ${cy - 438 - i * 11}h6v-8h-6z`);
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path
        d={`M${face + 24} ${floor}l24-84h80l52 84zM${face + 6} ${floor}v-16h200v16z`}
        fill={colour.steelSoft}
        strokeWidth={line.outline}
      />
      <path
        d={`M${face + 30} ${floor - 16}v-10h12v10zm140 0v-10h12v10z`}
        fill={colour.paper}
        strokeWidth={line.dimension}
      />
      <Pipe
        d={`M${face + 16} ${cy}h${riser - face - 116}q100 0 100-100V${delivery + 100}q0-100 100-100H1610`}
        width={bore + 16}
        edge={line.cut}
      />
      <path d={`M${face} ${cy - 90}h18v180h-18zm0-14h30v14h-30z`} fill={colour.steel} strokeWidth={line.outline} />
      <path
        d={`M${face + 34} ${slab.bottom}V${cy - 104}h8V${slab.bottom}zm22 0V${cy - 84}h8V${slab.bottom}z`}
        fill={colour.paper}
        strokeWidth={line.dimension}
      />
      <path d={links.join('')} strokeWidth={line.dimension} />
      <path d={`M${cx + 76} ${cy - 418}v-16c0-60 66-40 66-110V-10`} strokeWidth="6" />
      <path d={`M${cx + 76} ${cy - 418}v-16c0-60 66-40 66-110V-10`} stroke={colour.accent} strokeWidth="3" />
      <path
        d={flange([riser, 440], bore + 54, 'y', 7) + flange([riser, 300], bore + 54, 'y', 7)}
        fill={colour.paper}
        strokeWidth={line.behind}
      />
    </g>
  );
}

/** Check valve with its flap and isolating valve with its wedge, both cut open. */
export function Valves({ id }: { id: string }) {
  const [check, gate] = [1150, 1370];
  const r = bore / 2;
  const top = delivery - r;
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path
        d={`M${check - 90} ${top - 12}h40l24-34h70l46 34V${top + bore + 12}h-180z`}
        fill={colour.steelSoft}
        strokeWidth={line.outline}
      />
      <path
        d={`M${check - 90} ${top - 12}h40l24-34h70l46 34V${top + bore + 12}h-180z`}
        fill={hatch(id, 'steel')}
        stroke="none"
      />
      <path
        d={`M${check - 90} ${top}h52l20-30h52l32 30h24V${top + bore}h-180z`}
        fill={colour.waterSoft}
        strokeWidth={line.behind}
      />
      <path
        d={`M${check - 24} ${top + bore - 16}h14v16h-14zm0-${bore - 16}h14v12h-14z`}
        fill={colour.steel}
        strokeWidth={line.behind}
      />
      <path d={`M${check - 12} ${top - 10}l66 62-10 10-62-58z`} fill={colour.accent} strokeWidth={line.outline} />
      <path d={circle(check - 6, top - 8, 7)} fill={colour.paper} strokeWidth={line.behind} />
      <path
        d={`M${gate - 80} ${top - 12}h36v-34h88v34h36V${top + bore + 12}h-160z`}
        fill={colour.steelSoft}
        strokeWidth={line.outline}
      />
      <path
        d={`M${gate - 80} ${top - 12}h36v-34h88v34h36V${top + bore + 12}h-160z`}
        fill={hatch(id, 'steel')}
        stroke="none"
      />
      <path
        d={`M${gate - 80} ${top}h52v-34h56v34h52V${top + bore}h-160z`}
        fill={colour.waterSoft}
        strokeWidth={line.behind}
      />
      <path d={`M${gate - 22} ${top - 34}h44l-8 52h-28z`} fill={colour.accent} strokeWidth={line.outline} />
      <path d={`M${gate - 5} ${top - 34}V${top - 76}h10V${top - 34}z`} fill={colour.paper} strokeWidth={line.behind} />
      <path
        d={`M${gate - 26} ${top - 46}l12-20h28l12 20zM${gate - 46} ${top - 76}h92v-9h-92z`}
        fill={colour.paper}
        strokeWidth={line.outline}
      />
      <path
        d={[check - 98, check + 98, gate - 88, gate + 88].map((x) => flange([x, delivery], bore + 54, 'x', 8)).join('')}
        fill={colour.paper}
        strokeWidth={line.behind}
      />
      <path d={`M1470 ${delivery}h90m-20-8l24 8-24 8`} stroke={colour.paper} strokeWidth={line.cut} />
    </g>
  );
}
