import { person } from '../kit/entourage.ts';
import { colour, line, round } from '../kit/geometry.ts';
import type { Frame } from './frame.ts';
import { court, galleryEdge, heights } from './hall.ts';
import { tread } from './stands.tsx';

/** Behind the cut, on the court: end wall, high windows, goal, scoreboard, players. */
export function Field({ frame }: { frame: Frame }) {
  const { hall, rect, x, z, at, unit } = frame;
  const { field, wing } = hall;
  const middle = (field + wing) / 2;
  const u = (value: number): number => round(value * unit);
  const span = wing - field;
  const windows = Array.from({ length: 9 }, (_, index) =>
    rect(field + 1 + (index * (span - 2)) / 9, 5.2, (span - 2) / 9 - 0.25, 2.6),
  );
  const boards = Array.from(
    { length: Math.floor(span / 0.6) },
    (_, index) => `M${x(field + 0.6 * (index + 0.5))} ${z(0)}v${u(-2.6)}`,
  );
  const net = Array.from({ length: 9 }, (_, index) => `M${x(middle - 1.5 + (index + 1) * 0.3)} ${z(0)}v${u(-2)}`).join(
    '',
  );
  const rows = Array.from({ length: 6 }, (_, index) => `M${x(middle - 1.5)} ${z(0.28 * (index + 1))}h${u(3)}`).join('');
  const players = [
    person(at(middle - 6.4, 0), unit, 'walking', 1),
    person(at(middle - 3.2, 0.35), unit, 'reaching', 1),
    person(at(middle + 0.4, 0), unit, 'standing'),
    person(at(middle + 4.8, 0), unit, 'walking', -1),
    person(at(middle + 8.6, 0), unit, 'standing'),
  ];
  return (
    <g strokeLinejoin="round">
      <path d={rect(field, 0, span, 2.6)} fill={colour.sand} fillOpacity=".35" />
      <path d={`${boards.join('')}M${x(field)} ${z(2.6)}h${u(span)}`} stroke={colour.ink2} strokeWidth={line.texture} />
      <path d={windows.join('')} fill={colour.waterSoft} stroke={colour.ink2} strokeWidth={line.fine} />
      <path d={rect(middle + 5.2, 3.2, 3.6, 1.4)} fill={colour.ink2} stroke={colour.ink} strokeWidth={line.dimension} />
      <path d={rect(middle + 5.5, 3.5, 1.1, 0.8) + rect(middle + 7.4, 3.5, 1.1, 0.8)} fill={colour.paper} />
      <path d={net + rows} stroke={colour.ink2} strokeWidth={line.texture} />
      <path
        d={`M${x(middle - 1.5)} ${z(0)}v${u(-2)}h${u(3)}v${u(2)}`}
        stroke={colour.accent}
        strokeWidth={round(unit * 0.12)}
      />
      <path d={players.join('')} fill={colour.ink} />
      <path
        d={`M${at(middle - 2.3, 2.75)
          .map(round)
          .join(' ')}h.1`}
        stroke={colour.accent}
        strokeWidth={u(0.32)}
        strokeLinecap="round"
      />
      <path
        d={`M${x(middle - court.width / 2)} ${z(0)}h${u(court.width)}`}
        stroke={colour.accent}
        strokeWidth={line.ground}
      />
    </g>
  );
}

/** Entrance foyer: people, the ticket counter, and the upper foyer to the stands. */
export function Foyer({ frame }: { frame: Frame }) {
  const { hall, rect, at, unit } = frame;
  const { stands } = hall;
  const upper = tread(hall.rows - 1);
  return (
    <g strokeLinejoin="round">
      <path
        d={rect(stands - 1.9, 0, 1, 2.2) + rect(stands - 1.9, upper, 1, 2.2)}
        fill={colour.steelSoft}
        stroke={colour.ink2}
        strokeWidth={line.fine}
      />
      <path
        d={rect(stands - 4.6, 0, 1.8, 1.1)}
        fill={colour.accentSoft}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path
        d={rect(galleryEdge + 0.1, upper, 0.07, 1.1)}
        fill={colour.waterSoft}
        stroke={colour.ink}
        strokeWidth={line.fine}
      />
      <path
        d={[0, 1, 2].map((n) => rect(stands + 0.4, 0.05 + n * 0.4, 2.6, 0.3)).join('')}
        fill={colour.accentSoft}
        stroke={colour.ink2}
        strokeWidth={line.fine}
      />
      <path
        d={
          person(at(1.2, 0), unit, 'walking') +
          person(at(2.1, 0), unit, 'walking') +
          person(at(stands - 2.4, 0), unit) +
          person(at(galleryEdge + 0.9, upper), unit) +
          person(at(galleryEdge + 2.2, upper), unit, 'walking')
        }
        fill={colour.ink}
      />
    </g>
  );
}

/** The wing: changing rooms with benches, hooks and showers, and the gallery above with its glass rail. */
export function Wing({ frame }: { frame: Frame }) {
  const { hall, rect, x, z, at, unit } = frame;
  const from = hall.wing + 0.6;
  const to = hall.width - 0.4;
  const wall = from + (to - from) * 0.55;
  const u = (value: number): number => round(value * unit);
  const showers = [1.1, 2.2, 3.2].map((dx) => `M${x(wall + dx)} ${z(3)}v${u(0.6)}m${u(-0.16)} 0h${u(0.32)}`);
  const spray = [1.1, 2.2].map((dx) =>
    [-0.24, -0.08, 0.08, 0.24].map((d) => `M${x(wall + dx + d / 2)} ${z(2.34)}l${u(d)} ${u(1.9)}`).join(''),
  );
  const bench = `M${x(from + 0.8)} ${z(0.46)}h${u(3)}m${u(-2.6)} 0v${u(0.46)}m${u(2.2)} ${u(-0.46)}v${u(0.46)}M${x(from + 0.8)} ${z(1.75)}h${u(3)}`;
  const hooks = Array.from({ length: 7 }, (_, index) => `M${x(from + 1.1 + index * 0.4)} ${z(1.75)}v${u(0.15)}`).join(
    '',
  );
  return (
    <g strokeLinejoin="round">
      <path d={rect(wall, -0.05, 0.24, heights.gallery - 0.35)} fill={colour.ink2} />
      <path
        d={rect(from + 0.3, heights.gallery, 0.07, 1.1)}
        fill={colour.waterSoft}
        stroke={colour.ink}
        strokeWidth={line.fine}
      />
      <path d={bench + hooks} stroke={colour.ink} strokeWidth={line.behind} />
      <path d={showers.join('')} stroke={colour.ink} strokeWidth={line.behind} />
      <path d={spray.join('')} stroke={colour.water} strokeWidth={line.fine} strokeDasharray="5 3" />
      <path
        d={
          person(at(from + 1.6, 0.46), unit, 'seated', -1) +
          person(at(from + 3.3, 0), unit) +
          person(at(wall + 2.2, 0), unit) +
          [1.2, 2, 4.4, 6.3]
            .map((dx, index) => person(at(from + dx, heights.gallery), unit, index === 2 ? 'walking' : 'standing', -1))
            .join('')
        }
        fill={colour.ink}
      />
    </g>
  );
}

/** Air ducts, lamps and the rolled-up dividing curtain under the roof. */
export function Ceiling({ frame }: { frame: Frame }) {
  const { hall, x, z, unit } = frame;
  const ducts = [hall.field - 2.2, hall.wing - 2.2].map((at) => `M${x(at)} ${z(8.3)}h.1`).join('');
  const lamps = Array.from({ length: 5 }, (_, index) => {
    const at = hall.field + 3 + index * 4.4;
    return `M${x(at)} ${z(9.6)}V${z(8.3)}m${round(-0.7 * unit)} 0h${round(1.4 * unit)}`;
  });
  return (
    <g strokeLinecap="round">
      <path d={ducts} stroke={colour.ink} strokeWidth={round(unit * 0.95)} />
      <path d={ducts} stroke={colour.steelSoft} strokeWidth={round(unit * 0.95 - 3)} />
      <path d={lamps.join('')} stroke={colour.ink2} strokeWidth={line.dimension} />
    </g>
  );
}
