import type { DrawingProps } from '../kit/drawing.ts';
import { colour, dash, line } from '../kit/geometry.ts';
import { Label } from '../kit/label.tsx';
import { Pipe } from '../kit/pipe.tsx';
import { hatch } from '../kit/sheet.tsx';
import { stamp } from '../kit/stamp.ts';

/** Inner faces of the sump, its floor, the ground, and the end of its level lines. */
export const sump = { left: 96, right: 404, ground: 236, floor: 786, signs: 540 } as const;

const [highest, stop] = [384, 700];

/** The start level of pump `index` of `pumps`: the first is the lowest. */
export const startLevel = (index: number, pumps: number): number =>
  Math.round(highest + (pumps - 1 - index) * Math.min(36, 190 / Math.max(1, pumps - 1)));

/** The sump in section with the water between stop and start, two of the pumps, the probe and the floats. */
export function Sump({ pumps, id }: { pumps: number; id: string }) {
  const { left, right, ground, floor } = sump;
  const water = startLevel(1, pumps) + 8;
  const axes = [left + 96, left + 212];
  const edge = `q-9 76 0 152t0 152 0 152 0 164`;
  const beside = `M${right + 22} ${ground}H560${edge}H${right + 22}z`;
  const put = (shape: string): string => axes.map((x) => stamp(shape, [x, floor - 6], 1)).join('');
  return (
    <g strokeLinejoin="round">
      <path d={`M-10 ${ground}H${left - 22}V${floor + 70}H-10z${beside}`} fill={colour.paper2} />
      <path d={`M${left - 22} ${floor + 20}H${right + 22}V${floor + 70}H${left - 22}z`} fill={colour.paper2} />
      <path d={`M560 ${ground}${edge}`} stroke={colour.ink} strokeWidth={line.dimension} />
      <path
        d={`M-10 ${ground}H${left - 22}M${right + 22} ${ground}H560`}
        stroke={colour.ink}
        strokeWidth={line.ground}
      />
      <path d={`M${left} ${water}H${right}V${floor}H${left}z`} fill={colour.waterSoft} />
      <path d={`M${left} ${water}H${right}`} stroke={colour.water} strokeWidth={line.outline} />
      <path
        d={`M${left + 24} ${water + 16}h60m-30 14h60M${right - 90} ${water + 40}h56m-90 90h60M${left + 20} ${water + 120}h40`}
        stroke={colour.water}
        strokeWidth={line.dimension}
      />
      <Pipe d="M-10 296H86" width={40} fill={colour.concrete} />
      <path d={`M${left} 300q40 6 46 ${water - 306}`} stroke={colour.water} strokeWidth={line.cut} />
      <Pipe d={axes.map((x) => `M${x} ${floor - 90}V176`).join('')} width={18} />
      <path
        d={put('m-26 0h52v-14l8-20h-68l8 20zm-8-34h68v-12h-68zm12-12v-84c0-12 44-12 44 0v84z')}
        fill={colour.accent}
        stroke={colour.ink}
        strokeWidth={line.outline}
      />
      <path
        d={put('m-14-66h28m-28-14h28m-28-14h28')}
        stroke={colour.paper}
        strokeOpacity=".7"
        strokeWidth={line.fine}
      />
      <path
        d={`M${left - 22} ${ground}H${left}V276h-22zM${left - 22} 316H${left}V${floor}H${right}V${ground}h22V${floor + 22}H${left - 22}z`}
        fill={hatch(id, 'concrete')}
        stroke={colour.ink}
        strokeWidth={line.cut}
      />
      <path
        d={`M${left - 22} ${ground - 14}H${left + 74}v14H${left - 22}zM${left + 234} ${ground - 14}H${right + 22}v14H${left + 234}zM${left + 116} ${ground - 14}h76v14h-76z`}
        fill={hatch(id, 'concrete')}
        stroke={colour.ink}
        strokeWidth={line.outline}
      />
      <Sensors />
    </g>
  );
}

function Sensors() {
  const { right, ground, floor } = sump;
  const probe = right - 26;
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path d={`M${probe} ${ground - 30}V${floor - 46}`} strokeWidth={line.behind} />
      <path d={`M${probe - 6} ${floor - 46}h12v34l-6 8-6-8z`} fill={colour.paper} strokeWidth={line.behind} />
      <path d={`M${probe - 16} ${ground - 42}h32v28h-32z`} fill={colour.accent} strokeWidth={line.behind} />
    </g>
  );
}

type LevelsProps = Pick<DrawingProps, 'language' | 'labels'> & { pumps: number };

/** Level lines through the sump's wall, with labels. */
export function Levels({ pumps, language, labels }: LevelsProps) {
  const starts = Array.from({ length: pumps }, (_, i) => startLevel(i, pumps));
  const sign = (y: number): string => `M${sump.right + 40} ${y}l-8-11h16z`;
  const words: [number, string, string | undefined][] = [
    ...starts.map((y, i): [number, string, undefined] => [y, `${labels.start} ${i + 1}`, undefined]),
    [stop, labels.stop ?? '', undefined],
  ];
  return (
    <g>
      <path
        d={words.map(([y]) => `M${sump.left} ${y}H${sump.signs}`).join('')}
        stroke={colour.ink}
        strokeWidth={line.dimension}
        strokeDasharray={dash.hidden}
      />
      <path
        d={words.map(([y]) => sign(y)).join('')}
        fill={colour.paper}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      {words.map(([y, word, fill]) => (
        <Label key={word} at={[sump.right + 58, y - 7]} size={16} weight={600} language={language} fill={fill}>
          {word}
        </Label>
      ))}
    </g>
  );
}
