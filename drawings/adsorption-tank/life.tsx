import { person } from '../kit/entourage.ts';
import { colour, line, type Point, round, seeded } from '../kit/geometry.ts';
import { stamp } from '../kit/stamp.ts';
import { aeration, crest, ground, samplingPoints, settling, u } from './layout.ts';

/** Sludge flocs: soft ragged outlines in hundredths of their size. */
const flocs = [
  'm-50 4c-4-20 14-24 20-38 14-18 34-6 44-16 20-6 22 18 36 22 8 18-12 22-10 40-12 20-30 6-42 20-22 8-22-14-36-14-16-2-10-10-12-14z',
  'm-46-8c2-22 26-14 34-32 18-12 26 8 46 2 20 8 6 26 16 42-2 22-24 14-30 34-16 14-28-4-44 2-20-4-10-22-22-28-6-8-2-14 0-20z',
];

const floc = (index: number, at: Point, size: number): string => stamp(flocs[index % 2]!, at, Math.round(size) / 100);

/** Air: header, drop pipes and diffusers on the floor, with rising bubbles; and the blower that feeds them. */
export function Air() {
  const { left, right, water, floor } = aeration;
  const count = 13;
  const step = (right - left - 80) / (count - 1);
  const diffusers = Array.from({ length: count }, (_, i) => Math.round(left + 40 + i * step));
  const random = seeded(3);
  const bubbles = diffusers
    .flatMap((x) =>
      Array.from({ length: 9 }, (_, i) => {
        const y = Math.round(floor - 34 - i * 21 - random() * 12);
        return y > water + 8 ? `M${Math.round(x + (random() - 0.5) * (10 + i * 5))} ${y}h.1` : '';
      }),
    )
    .join('');
  const drops = [diffusers[2]!, diffusers[6]!, diffusers[10]!];
  const air = `M112 ${crest - 26}H${drops[2]}${drops.map((x) => `M${x} ${crest - 26}V${floor - 14}`).join('')}`;
  return (
    <g strokeLinejoin="round" strokeLinecap="butt">
      <path d={air} stroke={colour.ink} strokeWidth="9" />
      <path d={air} stroke={colour.steelSoft} strokeWidth="6" />
      <path d={`M${left + 16} ${floor - 14}H${right - 16}`} stroke={colour.ink} strokeWidth="7" />
      <path d={`M${left + 17} ${floor - 14}H${right - 17}`} stroke={colour.steelSoft} strokeWidth="4.4" />
      <path
        d={diffusers.map((x) => `M${x - 16} ${floor - 22}c0-9 32-9 32 0v5h-32z`).join('')}
        fill={colour.steel}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <path
        d={diffusers.map((x) => `M${x} ${floor - 10}v10`).join('')}
        stroke={colour.ink}
        strokeWidth={line.outline}
      />
      <g strokeLinecap="round">
        <path d={bubbles} stroke={colour.water} strokeWidth="7.4" />
        <path d={bubbles} stroke={colour.paper} strokeWidth="4.8" />
      </g>
    </g>
  );
}

/** The blower on its plinth, with hood and silencer. */
export function Blower() {
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path d={`M18 ${ground}v-14h120v14z`} fill={colour.concrete} strokeWidth={line.outline} />
      <path d={`M28 ${ground - 14}v-58h64v58z`} fill={colour.accent} strokeWidth={line.outline} />
      <path
        d={`M36 ${ground - 28}h48m-48-10h48m-48-10h48`}
        stroke={colour.paper}
        strokeOpacity=".7"
        strokeWidth={line.fine}
      />
      <path
        d={`M92 ${ground - 24}h12v-14h-12zM104 ${ground - 14}v-26c0-22 34-22 34 0v26z`}
        fill={colour.steelSoft}
        strokeWidth={line.outline}
      />
      <path d={`M44 ${ground - 72}v-24h28v24zm-6-24h40l-8-12h-24z`} fill={colour.paper} strokeWidth={line.behind} />
      <path
        d={`M112 ${crest - 21}v${ground - crest - 32}h10v-${ground - crest - 32}`}
        fill={colour.steelSoft}
        strokeWidth={line.behind}
      />
    </g>
  );
}

/** Flocs in suspension, sinking, and settled; the mixing rolls between the drop pipes. */
export function Sludge() {
  const { left, right, water, floor } = aeration;
  const s = settling;
  const random = seeded(14);
  const suspended = Array.from({ length: 66 }, (_, i) =>
    floc(
      i,
      [
        Math.round(left + 24 + random() * (right - left - 48)),
        Math.round(water + 26 + random() * (floor - water - 70)),
      ],
      [13, 18, 24][i % 3]!,
    ),
  );
  const sinking = Array.from({ length: 34 }, (_, i) => {
    const t = random() ** 0.7;
    const half = 40 + (1 - Math.max(0, t - 0.5) * 2) * 130;
    return floc(
      i,
      [Math.round(s.centre + (random() * 2 - 1) * half), Math.round(s.water + 60 + t * (s.floor - s.water - 90))],
      [11, 15][i % 2]!,
    );
  });
  const blanket = `M${s.left + 40} ${s.wall + 8}q60-8 120 4t120-2 96-2L${s.centre + 56} ${s.floor}h-112z`;
  const rolls = [0.17, 0.5, 0.83].map((t) => {
    const x = Math.round(left + t * (right - left));
    return `M${x - 46} ${floor - 70}c-40-50-30-120 20-126m34 0c50 6 62 80 20 126m-82-8l8 10 6-12m78 4l-12 6-4-13`;
  });
  return (
    <g strokeLinejoin="round">
      <path d={blanket} fill={colour.sand} stroke={colour.ink} strokeWidth={line.fine} />
      <path d={suspended.join('') + sinking.join('')} fill={colour.sand} stroke={colour.ink} strokeWidth={line.fine} />
      <path d={rolls.join('')} stroke={colour.water} strokeWidth={line.behind} />
    </g>
  );
}

/** The walkway over the aeration tank, a person taking a sample, and the sampling points as accent diamonds. */
export function Sampling() {
  const { left, right } = aeration;
  const [, [x, y]] = samplingPoints;
  const posts = Array.from(
    { length: 12 },
    (_, i) => `M${Math.round(left - 10 + ((right - left + 20) * i) / 11)} ${crest - 6}v-46`,
  );
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path
        d={`M${left - 10} ${crest - 52}H${right + 10}M${left - 10} ${crest - 30}H${right + 10}${posts.join('')}`}
        strokeWidth={line.dimension}
      />
      <path
        d={`M${left - 24} ${crest - 8}h${right - left + 48}v8H${left - 24}z`}
        fill={colour.steelSoft}
        strokeWidth={line.behind}
      />
      <path
        d={
          person([x - 19, crest - 8], u, 'reaching') +
          person([906, crest - 8], u, 'walking') +
          person([1216, crest - 14], u)
        }
        fill={colour.ink}
        stroke="none"
      />
      <path d={`M${x} ${crest - 84}V${y - 24}`} strokeWidth={line.behind} />
      <path d={`M${x - 7} ${y - 4}v-14l4-4v-5h6v5l4 4v14z`} fill={colour.paper} strokeWidth={line.behind} />
      <path
        d={samplingPoints.map(([px, py]) => `M${px} ${round(py + 1)}l9 9-9 9-9-9z`).join('')}
        fill={colour.accent}
        strokeWidth={line.behind}
      />
    </g>
  );
}
