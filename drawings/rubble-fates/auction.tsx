import { person } from '../kit/entourage.ts';
import { colour, line, polyline, seeded } from '../kit/geometry.ts';
import { Rubble } from '../kit/rubble.tsx';
import { Tippers } from '../kit/tipper.tsx';
import { ground, unitsPerMetre } from './layout.ts';

const fence = { from: 560, to: 1054, height: 29, bay: 26 };

function Fence() {
  const { from, to, height, bay } = fence;
  const count = Math.floor((to - from) / bay);
  const posts = Array.from({ length: count + 1 }, (_, n) => `M${from + n * bay} ${ground}v${-height}`).join('');
  const mesh = Array.from(
    { length: count * 3 },
    (_, n) => `M${from + n * (bay / 3)} ${ground - 3}l${bay / 3}-23m${-bay / 3} 0l${bay / 3} 23`,
  ).join('');
  return (
    <g stroke={colour.ink2}>
      <path d={mesh} strokeWidth={line.texture} strokeOpacity=".7" />
      <path d={`${posts}M${from} ${ground - 26}h${count * bay}m0 23h${-count * bay}`} strokeWidth={line.dimension} />
    </g>
  );
}

/** A sorted lot of bars, as a tangle. */
function barsIn(x: number, y: number, width: number, count: number, seed: number): string {
  const random = seeded(seed);
  return Array.from({ length: count }, () => {
    const at = x + random() * width;
    return polyline([at, y], [at + (random() - 0.5) * 30, y - 8 - random() * 20]);
  }).join('');
}

/** The state's auction: a fenced area with sorted lots, sold and carted off. */
export function Auction() {
  const crowd: [number, 'standing' | 'walking' | 'reaching'][] = [
    [866, 'standing'],
    [880, 'reaching'],
    [896, 'standing'],
    [912, 'standing'],
  ];
  const flags = [706, 792].map((x) => `M${x} ${ground}v-66h19v14h-19`).join('');
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <Fence />
      <path d={`M566 ${ground}v-92h76v92m-76-42h76`} fill={colour.paper} strokeWidth={line.outline} />
      <path d={gavel} fill={colour.accent} strokeWidth={line.dimension} />
      <path d={`M610 ${ground - 68}l16 16`} strokeWidth={line.ground} />
      <path d={`M584 ${ground - 49}h26v-4h-26z`} fill={colour.ink} strokeWidth={line.fine} />
      <path d={flags} fill={colour.paper} strokeWidth={line.behind} />
      <Rubble
        from={650}
        to={752}
        ground={ground}
        profile={(t) => 54 * Math.max(0, 1 - Math.abs(t - 0.5) * 2)}
        size={14}
        seed={11}
        width={line.texture}
      />
      <path
        d={barsIn(764, ground - 22, 66, 24, 5)}
        stroke={colour.accent}
        strokeWidth={line.outline}
        strokeLinecap="round"
      />
      <path d={`M756 ${ground - 26}h84l-9 26h-66z`} fill={colour.paper} strokeWidth={line.cut} />
      <path d={`M776 ${ground - 26}l3 26m19-26v26m22-26l-3 26`} strokeWidth={line.dimension} />
      <path d={`M842 ${ground}h14v-9h-14z`} fill={colour.concrete} strokeWidth={line.dimension} />
      <path
        d={
          crowd.map(([x, pose]) => person([x, ground], unitsPerMetre, pose, -1)).join('') +
          person([849, ground - 9], unitsPerMetre, 'reaching')
        }
        fill={colour.ink}
        stroke="none"
      />
      <Tippers list={[{ at: [932, ground], load: 'rubble' }]} unitsPerMetre={unitsPerMetre} />
    </g>
  );
}

/** The head of the auctioneer's hammer on the sign. */
const gavel = `M590 ${ground - 66}l18-18 11 11-18 18z`;
