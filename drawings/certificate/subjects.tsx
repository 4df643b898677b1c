import { colour, dash, line, type Point, polygon, round } from '../kit/geometry.ts';
import { hatch } from '../kit/sheet.tsx';

/** Water under a sluice gate: contraction, hydraulic jump, tailwater, and the energy line above it. 1000 units wide. */
export function HydraulicJump({ at: [x, y], id }: { at: Point; id: string }) {
  const p = (dx: number, dy: number): string => `${round(x + dx)} ${round(y + dy)}`;
  const surface = `M${p(0, -190)}H${round(x + 250)}V${round(y - 62)}C${p(300, -44)} ${p(340, -40)} ${p(470, -38)}C${p(520, -40)} ${p(540, -120)} ${p(610, -126)}S${p(700, -132)} ${p(760, -130)}H${round(x + 1000)}`;
  return (
    <g strokeLinejoin="round">
      <path d={`${surface}V${y}H${x}z`} fill={colour.waterSoft} />
      <path d={surface} stroke={colour.water} strokeWidth={line.cut} />
      <path
        d={`M${p(486, -40)}c30-20 20-54 58-62m-30 44c20-8 24-34 52-36m-24 44c24-4 40-26 60-24m-126 60c40 8 80-14 120-4m30-40c-20 12-44 12-60 20`}
        stroke={colour.water}
        strokeWidth={line.behind}
        strokeLinecap="round"
      />
      <path
        d={`M${p(40, -150)}h90m-60 34h110m-140 40h130m-90 36h140M${p(320, -20)}h120M${p(700, -96)}h120m-60 34h150m-210 34h130`}
        stroke={colour.water}
        strokeWidth={line.dimension}
      />
      <path
        d={polygon([x + 244, y - 250], [x + 266, y - 250], [x + 266, y - 62], [x + 250, y - 56], [x + 244, y - 62])}
        fill={colour.steel}
        stroke={colour.ink}
        strokeWidth={line.outline}
      />
      <path
        d={`M${p(210, -250)}h90v-12h-90zm45-12v-34m-22 0h44`}
        fill={colour.accent}
        stroke={colour.ink}
        strokeWidth={line.outline}
      />
      <path d={`M${x} ${y}h1000v34h-1000z`} fill={hatch(id, 'concrete')} stroke={colour.ink} strokeWidth={line.cut} />
      <path
        d={`M${p(0, -206)}H${round(x + 460)}L${p(640, -152)}H${round(x + 1000)}`}
        stroke={colour.accent}
        strokeWidth={line.behind}
        strokeDasharray={dash.hidden}
      />
      <path
        d={`M${p(120, -190)}l-10-15h20zm740 60l-10-15h20z`}
        fill={colour.paper}
        stroke={colour.water}
        strokeWidth={line.behind}
      />
    </g>
  );
}

/** A reinforced beam on two supports under an even load, and its bending moment below. 640 units wide. */
export function LoadedBeam({ at: [x, y], id }: { at: Point; id: string }) {
  const arrows = Array.from({ length: 14 }, (_, i) => `M${round(x + 14 + i * 47)} ${y - 74}v56l-5-13h10l-5 13`);
  const stirrups = Array.from({ length: 25 }, (_, i) => {
    const t = (i + 0.5) / 25;
    const dense = 0.5 - 0.5 * Math.cos(Math.PI * t);
    return `M${round(x + 18 + dense * 604)} ${y + 12}v72`;
  });
  const cracks = [0.32, 0.42, 0.5, 0.58, 0.68].map(
    (t, i) => `M${round(x + t * 640)} ${y + 96}l${[4, -2, 2, -3, -4][i]}-18 -3-14 4-12`,
  );
  const moment = Array.from({ length: 11 }, (_, i) => {
    const t = (i + 1) / 12;
    return `M${round(x + 40 + t * 560)} ${y + 240}v${round(4 * t * (1 - t) * 130)}`;
  });
  return (
    <g strokeLinejoin="round">
      <path d={`M${x + 14} ${y - 74}h611${arrows.join('')}`} stroke={colour.ink} strokeWidth={line.behind} />
      <path d={`M${x} ${y}h640v96h-640z`} fill={hatch(id, 'concrete')} stroke={colour.ink} strokeWidth={line.cut} />
      <path d={stirrups.join('')} stroke={colour.accent} strokeWidth={line.dimension} />
      <path
        d={`M${x + 12} ${y + 12}h616M${x + 12} ${y + 84}h616`}
        stroke={colour.accent}
        strokeWidth={line.ground}
        strokeLinecap="round"
      />
      <path d={cracks.join('')} stroke={colour.ink} strokeWidth={line.fine} />
      <path
        d={`M${x + 40} ${y + 97}l-22 36h44zm560 0l-22 36h44z`}
        fill={colour.paper}
        stroke={colour.ink}
        strokeWidth={line.outline}
      />
      <path
        d={`M${x + 4} ${y + 133}h72m488 0h72M${x + 580} ${y + 141}h8m10 0h8m10 0h8`}
        stroke={colour.ink}
        strokeWidth={line.outline}
      />
      <path
        d={`M${x + 40} ${y + 240}q280 260 560 0z`}
        fill={colour.accentSoft}
        fillOpacity=".7"
        stroke={colour.ink}
        strokeWidth={line.outline}
      />
      <path d={moment.join('')} stroke={colour.ink} strokeWidth={line.fine} />
      <path d={`M${x} ${y + 240}h640`} stroke={colour.ink} strokeWidth={line.outline} />
      <path
        d={`M${x + 40} ${y + 150}v84m560-84v84m-280-84v226`}
        stroke={colour.ink2}
        strokeWidth={line.fine}
        strokeDasharray={dash.axis}
      />
    </g>
  );
}
