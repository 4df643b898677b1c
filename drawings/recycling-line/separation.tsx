import { circle, colour, line, type Point, polygon, polyline, round, seeded } from '../kit/geometry.ts';
import { Fall } from '../kit/material.tsx';
import { rock } from '../kit/rocks.ts';
import { ground, magnet, mainBelt, screen } from './layout.ts';

const beltFall = (Math.atan2(mainBelt[1][1] - mainBelt[0][1], mainBelt[1][0] - mainBelt[0][0]) * 180) / Math.PI;

/** The overband magnet in its gantry, the bars it lifts off the belt, and their container. */
export function Magnet({ shift }: { shift: number }) {
  const [x, y] = magnet;
  const random = seeded(21);
  const scrap = Array.from({ length: 22 }, () => {
    const at = 662 + random() * 84;
    return polyline([at, 524], [at + (random() - 0.5) * 34, 508 - random() * 14]);
  }).join('');
  return (
    <g stroke={colour.ink}>
      <path
        d={`M650 252h136M656 252V${ground}M780 252V${ground}M656 266l34-14M780 266l-34-14`}
        strokeWidth={line.outline}
      />
      <path d="M684 252l-4 94M752 252l4 66" stroke={colour.ink2} strokeWidth={line.dimension} strokeDasharray="3 2" />
      <g transform={`rotate(${round(beltFall)} ${x} ${y})`}>
        <rect x={x - 56} y={y - 21} width="112" height="42" rx="21" fill={colour.paper} strokeWidth={line.cut} />
        <path d={circle(x - 35, y, 14) + circle(x + 35, y, 14)} fill={colour.steelSoft} strokeWidth={line.behind} />
        <path d={`M${x - 19} ${y - 13}h38v26h-38z`} fill={colour.accent} strokeWidth={line.behind} />
        <path d={`M${x - 8} ${y + 7}v-8a8 8 0 0 1 16 0v8`} stroke={colour.paper} strokeWidth="4" />
      </g>
      <path
        d={polyline([676, 378], [692, 372]) + polyline([698, 384], [716, 376])}
        stroke={colour.accent}
        strokeWidth={line.outline}
        strokeLinecap="round"
      />
      <Fall from={[700, 402]} to={[706, 520]} size={11} shift={shift} steel />
      <path d={scrap} stroke={colour.accent} strokeWidth={line.outline} strokeLinecap="round" />
      <path d={`M652 518h106l-9 ${ground - 524}h-88z`} fill={colour.paper} strokeWidth={line.cut} />
      <path d="M674 520l5 34M694 520l2 34M714 520v34M734 520l-4 34" strokeWidth={line.dimension} />
    </g>
  );
}

const fall = (screen.fall * Math.PI) / 180;
/** A point in the screen box: `u` along its decks, `v` down through them. */
const inBox = (u: number, v: number): Point => [
  screen.corner[0] + u * Math.cos(fall) - v * Math.sin(fall),
  screen.corner[1] + u * Math.sin(fall) + v * Math.cos(fall),
];

const spring = (px: number, py: number) =>
  polyline([px, py], [px + 6, py + 4], [px - 6, py + 9], [px + 6, py + 14], [px, py + 19]);

/** Legs and springs of the screen, behind the heap of fines. */
export function ScreenStand() {
  return (
    <g stroke={colour.ink}>
      <path
        d={`M912 490V${ground}M926 490V${ground}M1080 516V${ground}M1094 516V${ground}M906 490h26M1074 516h26`}
        strokeWidth={line.outline}
      />
      <path d={spring(913, 470) + spring(925, 470) + spring(1081, 496) + spring(1093, 496)} strokeWidth={line.behind} />
    </g>
  );
}

const decks = [0.26, 0.52, 0.78];
/** Distance between the stones on the decks, and their movement in styles/drawing.css. */
const deckPitch = 20;

/** The vibrating screen: three decks, coarse to fine, on springs; each fraction leaves by its own chute. */
export function TripleDeckScreen({ shake, shift }: { shake: Point; shift: number }) {
  const { width, depth } = screen;
  const stones = decks
    .flatMap((deck, n) =>
      Array.from({ length: 8 - n }, (_, i) =>
        rock(n, inBox(16 + (i + ((shift * 2) % 1)) * deckPitch, depth * deck - [6, 4.5, 3][n]!), [12, 9, 5][n]!),
      ),
    )
    .join('');
  return (
    <g stroke={colour.ink}>
      <g transform={shake[0] || shake[1] ? `translate(${round(shake[0])} ${round(shake[1])})` : undefined}>
        <path
          d={polygon(inBox(0, 0), inBox(width, 0), inBox(width, depth), inBox(16, depth))}
          fill={colour.paper}
          strokeWidth={line.cut}
        />
        {decks.map((deck, n) => (
          <path
            key={deck}
            d={polyline(inBox(8 + n * 3, depth * deck), inBox(width - 4 + (2 - n) * 10, depth * deck))}
            strokeWidth={line.cut}
            strokeDasharray={['12 7', '7 5', '3.4 3'][n]}
          />
        ))}
        <path d={stones} fill={colour.sand} strokeWidth={line.fine} />
        <path d={circle(...inBox(width * 0.5, -16), 15)} fill={colour.steelSoft} strokeWidth={line.behind} />
        <path
          d={
            polyline(inBox(width * 0.5 - 24, 0), inBox(width * 0.5 - 13, -9)) +
            polyline(inBox(width * 0.5 + 24, 0), inBox(width * 0.5 + 13, -9))
          }
          strokeWidth={line.outline}
        />
      </g>
      <path d="M952 496l8 22h22l6-18M1020 512l8 12h22l6-10" strokeWidth={line.behind} />
      <path d="M888 338h34l18 36-12 8-20-28h-20z" fill={colour.paper} fillOpacity=".9" strokeWidth={line.behind} />
    </g>
  );
}
