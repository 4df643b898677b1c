import type { Building } from '../dairy-axonometric/building.ts';
import { broadleaf, lorry, person } from '../kit/entourage.ts';
import { colour, line } from '../kit/geometry.ts';
import type { Metres } from '../kit/metres.ts';

/** Outside: a tanker unloading on the left, silos and trees on the right. */
export function Yard({ scale, building: { length } }: { scale: Metres; building: Building }) {
  const { unit, at, u, x, z } = scale;
  const tanker = lorry(at(-1.9, 0), unit, -1, 'tank');
  const silos = [length + 6.8, length + 10.2];
  const silo = (cx: number): string =>
    `M${x(cx - 1.4)} ${z(0)}v${u(-12)}c0${u(-1.1)} ${u(2.8)}${u(-1.1)} ${u(2.8)} 0v${u(12)}z`;
  const tree = broadleaf(at(-12.4, 0), unit, 9);
  return (
    <g strokeLinejoin="round">
      <path d={tree.crown} fill={colour.green} fillOpacity=".55" stroke={colour.ink} strokeWidth={line.fine} />
      <path d={tree.trunk} stroke={colour.ink} strokeWidth={line.behind} />
      <path d={silos.map(silo).join('')} fill={colour.steelSoft} stroke={colour.ink} strokeWidth={line.outline} />
      <path
        d={silos.map((cx) => `M${x(cx + 0.5)} ${z(0)}v${u(-12.6)}`).join('')}
        stroke={colour.ink}
        strokeOpacity=".3"
        strokeWidth={u(0.5)}
      />
      <path
        d={silos
          .map(
            (cx) =>
              `M${x(cx - 1)} ${z(0)}V${z(12.4)}m${u(0.45)} 0V${z(0)}${`m${u(-0.45)} ${u(-0.6)}h${u(0.45)}`.repeat(20)}`,
          )
          .join('')}
        stroke={colour.ink2}
        strokeWidth={line.fine}
      />
      <path d={tanker.body} fill={colour.paper} stroke={colour.ink} strokeWidth={line.behind} />
      <path d={tanker.detail} fill={colour.steel} />
      <path d={tanker.wheels} fill={colour.ink} />
      <path d={`M${x(-2)} ${z(1.4)}h${u(0.7)}v${u(0.9)}h${u(1.9)}`} stroke={colour.ink} strokeWidth={u(0.3)} />
      <path d={`M${x(-2)} ${z(1.4)}h${u(0.7)}v${u(0.9)}h${u(1.9)}`} stroke={colour.accent} strokeWidth={u(0.3) - 2} />
      <path d={person(at(-1, 0), unit) + person(at(length + 13, 0), unit, 'walking')} fill={colour.ink} />
    </g>
  );
}
