import { circle, colour, dash, line } from '../kit/geometry.ts';
import { Label } from '../kit/label.tsx';

/** Busbar, feeders and motors on the sheet. */
export const board = { left: 736, bus: 300, motor: 668, right: 1572 } as const;

export const feederX = (index: number, pumps: number): number =>
  Math.round(board.left + 62 + index * Math.min(136, 720 / Math.max(1, pumps - 1)));

const each = (pumps: number, shape: (x: number) => string): string =>
  Array.from({ length: pumps }, (_, i) => shape(feederX(i, pumps))).join('');

/** Mains with transformer and main switch. */
export function Supply() {
  const mains = 930;
  const y = 96;
  return (
    <g stroke={colour.ink}>
      <path d={`M${mains} 20V${y - 36}M${mains} ${y + 58}V190M${mains} 252V${board.bus}`} strokeWidth={line.outline} />
      <path d={`M${mains - 26} 20h52m-46 10h40m-34 10h28`} strokeWidth={line.behind} />
      <path
        d={circle(mains, y - 8, 28) + circle(mains, y + 30, 28)}
        fill={colour.paper}
        fillOpacity=".6"
        strokeWidth={line.outline}
      />
      <path d={`M${mains} 252L${mains - 20} 196`} strokeWidth={line.cut} />
      <path d={circle(mains, 190, 4) + circle(mains, 252, 4)} fill={colour.paper} strokeWidth={line.behind} />
    </g>
  );
}

/** One feeder per pump: breaker, contactor with its coil, overload protection, motor. */
export function Feeders({ pumps, withText }: { pumps: number; withText: boolean }) {
  const { bus, motor } = board;
  const last = feederX(pumps - 1, pumps);
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path
        d={`M${board.left - 20} ${bus - 40}H${last + 88}V${motor - 64}H${board.left - 20}z`}
        strokeWidth={line.behind}
        strokeDasharray={dash.axis}
      />
      <path d={`M${board.left} ${bus}H${last + 60}`} strokeWidth="6" />
      <path d={each(pumps, (x) => `M${x} ${bus}v34m0 40v52m0 42v34m0 48V${motor - 36}`)} strokeWidth={line.outline} />
      <path d={each(pumps, (x) => `M${x} ${bus + 74}l-20-38M${x} ${bus + 168}l-20-40`)} strokeWidth={line.cut} />
      <path
        d={each(pumps, (x) => `M${x - 6} ${bus + 28}l12 12m0-12l-12 12M${x} ${bus + 126}a7 7 0 0 1 0 14`)}
        strokeWidth={line.outline}
      />
      <path
        d={each(pumps, (x) => `M${x - 20} ${bus + 202}h40v48h-40z`)}
        fill={colour.paper}
        strokeWidth={line.outline}
      />
      <path d={each(pumps, (x) => `M${x} ${bus + 202}v12h-11v24h11v12`)} strokeWidth={line.behind} />
      <path
        d={each(pumps, (x) => `M${x + 22} ${bus + 134}h40v28h-40z`)}
        fill={colour.accentSoft}
        strokeWidth={line.behind}
      />
      <path d={each(pumps, (x) => `M${x - 11} ${bus + 148}h33`)} strokeWidth={line.behind} strokeDasharray="5 3" />
      <path d={each(pumps, (x) => circle(x, motor, 36))} fill={colour.accent} strokeWidth={line.cut} />
      {withText &&
        Array.from({ length: pumps }, (_, i) => (
          <g key={feederX(i, pumps)} stroke="none">
            <Label
              at={[feederX(i, pumps), motor + 9]}
              size={24}
              weight={600}
              anchor="middle"
              language="en"
              fill={colour.paper}
            >
              M
            </Label>
            <Label at={[feederX(i, pumps), motor + 64]} size={19} weight={600} anchor="middle" language="en">
              {`P${i + 1}`}
            </Label>
          </g>
        ))}
    </g>
  );
}

/** The controller with its display, and the signals: levels in, contactor coils out. */
export function Controller({ pumps, probe }: { pumps: number; probe: readonly [number, number] }) {
  const [x, y] = [598, 400];
  const coil = board.bus + 148;
  const rail = board.bus + 186;
  const outputs = each(pumps, (fx) => `M${fx + 42} ${coil + 14}V${rail}`);
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path
        d={`M${probe[0]} ${probe[1]}V150H${x + 24}V${y}M${x + 92} ${rail}H${feederX(pumps - 1, pumps) + 42}${outputs}`}
        stroke={colour.accent}
        strokeWidth={line.outline}
        strokeDasharray={dash.hidden}
      />
      <path d={`M${x} ${y}h92v150h-92z`} fill={colour.paper} strokeWidth={line.cut} />
      <path d={`M${x + 12} ${y + 14}h68v48h-68z`} fill={colour.waterSoft} strokeWidth={line.behind} />
      <path d={`M${x + 18} ${y + 50}l14-16 12 10 14-22 14 14`} stroke={colour.water} strokeWidth={line.behind} />
      <path
        d={[0, 1, 2, 3, 4].map((i) => `M${x + 14 + i * 14} ${y + 78}h7v7h-7zm0 16h7v7h-7z`).join('')}
        fill={colour.steelSoft}
        strokeWidth={line.fine}
      />
      <path
        d={[0, 1, 2, 3, 4, 5].map((i) => `M${x + 10 + i * 14} ${y + 126}v24`).join('')}
        strokeWidth={line.dimension}
      />
    </g>
  );
}
