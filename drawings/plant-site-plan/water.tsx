import { circle, colour, line, polygon, polyline } from '../kit/geometry.ts';
import { hatch } from '../kit/sheet.tsx';
import { nozzles } from './layout.ts';

const tank = { x: 604, y: 486, r: 44 };
const main = 388;

/** Dust control: tank and pump, ring main, misting nozzles with their range, and the basin for run-off. */
export function Water({ id }: { id: string }) {
  const branches = nozzles.map(([x, y]) => polyline([x, main], [x, y])).join('');
  const drops = nozzles
    .map(([x, y]) =>
      [0, 1, 2, 3, 4, 5]
        .map((n) => `M${Math.round(x + Math.cos(n * 1.047) * 22)} ${Math.round(y + Math.sin(n * 1.047) * 22)}h.1`)
        .join(''),
    )
    .join('');
  return (
    <g>
      <path
        d={`M${nozzles[0]![0]} ${main}H1256M${tank.x} ${tank.y - tank.r}V${main}`}
        stroke={colour.water}
        strokeWidth={line.cut}
      />
      <path d={branches} stroke={colour.water} strokeWidth={line.behind} strokeDasharray="9 3.5" />
      <path
        d={nozzles.map(([x, y]) => circle(x, y, 36)).join('')}
        fill={colour.water}
        fillOpacity=".1"
        stroke={colour.water}
        strokeWidth={line.dimension}
        strokeDasharray="6 5"
      />
      <path d={drops} stroke={colour.water} strokeWidth="4" strokeLinecap="round" />
      <path
        d={nozzles.map(([x, y]) => circle(x, y, 7)).join('')}
        fill={colour.water}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path d={circle(tank.x, tank.y, tank.r)} fill={colour.waterSoft} stroke={colour.ink} strokeWidth={line.outline} />
      <path
        d={circle(tank.x, tank.y, tank.r - 7)}
        fill={hatch(id, 'water')}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path
        d={`M${tank.x + 62} ${tank.y - 26}h46v52h-46zm-18 26h18`}
        fill={colour.concrete}
        stroke={colour.ink}
        strokeWidth={line.outline}
      />
      <path d="M760 458h190v104H760z" fill={colour.waterSoft} stroke={colour.ink} strokeWidth={line.outline} />
      <path d="M776 474h158v72H776z" fill={hatch(id, 'water')} stroke={colour.ink} strokeWidth={line.dimension} />
      <path
        d="M760 458l16 16m158 72l16 16m0-104l-16 16m-158 72l-16 16"
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path
        d={`M1024 520H970M760 520H${tank.x + 108}`}
        stroke={colour.water}
        strokeWidth={line.behind}
        strokeDasharray="9 3.5"
      />
      <path
        d={
          polygon([954, 520], [972, 514], [972, 526]) +
          polygon([tank.x + 112, 520], [tank.x + 130, 514], [tank.x + 130, 526])
        }
        fill={colour.water}
      />
    </g>
  );
}
