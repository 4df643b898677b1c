import { circle, colour, line } from '../kit/geometry.ts';

const trailerAxles = [196, 256, 316, 376];
const tractorAxles = [1122, 1186, 1322];

/** Tractor with a gooseneck trailer; drives to the right. x positions are those of the sheet. */
export function LowLoader({ ground }: { ground: number }) {
  const wheel = (r: number) => (x: number) => circle(x, ground - r, r);
  const hub = (r: number) => (x: number) => circle(x, ground - r, r * 0.46);
  const y = ground;
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      {/* Bed, gooseneck, rear deck and ramps */}
      <path
        d={`M132 ${y - 78}h292l34 26h498l46-62h206v22h-186l-44 62h-536l-34-26h-276z`}
        fill={colour.steelSoft}
        strokeWidth={line.outline}
      />
      <path
        d={`M132 ${y - 78}l-34-64h12l42 64M470 ${y - 46}h470m-430 0v-5m90 5v-5m90 5v-5m90 5v-5m90 5v-5`}
        strokeWidth={line.dimension}
      />
      <path d={trailerAxles.map((x) => `M${x - 28} ${y - 58}q28-14 56 0`).join('')} strokeWidth={line.dimension} />
      {/* Tractor: chassis, cab, bonnet-less front, exhaust, tank */}
      <path d={`M1086 ${y - 62}h296v18h-296z`} fill={colour.steel} strokeWidth={line.behind} />
      <path
        d={`M1214 ${y - 62}v-132q0-14 14-16l94-4q18 0 26 16l34 66q8 16 8 34v36z`}
        fill={colour.accent}
        strokeWidth={line.outline}
      />
      <path d={`M1262 ${y - 194}l58-3q10 0 15 9l27 52h-100z`} fill={colour.paper} strokeWidth={line.behind} />
      <path d={`M1204 ${y - 62}v-150h9v150M1230 ${y - 120}h24m102 30h26m-26 12h26`} strokeWidth={line.dimension} />
      <path d={`M1232 ${y - 58}h52v26h-52z`} fill={colour.paper} strokeWidth={line.behind} />
      <path d={`M1376 ${y - 62}h16v26h-30`} strokeWidth={line.outline} />
      <path
        d={trailerAxles.map(wheel(24)).join('') + tractorAxles.map(wheel(28)).join('')}
        fill={colour.ink}
        stroke="none"
      />
      <path
        d={trailerAxles.map(hub(24)).join('') + tractorAxles.map(hub(28)).join('')}
        fill={colour.paper}
        strokeWidth={line.dimension}
      />
      {/* Chains that hold the load */}
      <path
        d={`M474 ${y - 50}l44-50M900 ${y - 50}l-40-50M640 ${y - 50}l-30-46M756 ${y - 50}l30-46`}
        stroke={colour.ink}
        strokeWidth={line.behind}
        strokeDasharray="4 2.4"
      />
    </g>
  );
}
