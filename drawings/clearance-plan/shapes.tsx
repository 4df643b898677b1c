import { circle, colour, line, polygon } from '../kit/geometry.ts';

/** Each shape stands with its start on the ground at 0/0, as large as its size says. Few strokes: the page carries them in itself. */
export const sizes = { heap: [96, 52], truck: [88, 36], loader: [74, 40], plant: [150, 84] } as const;

const rocks = 'M2 0l7-13 13-3 7-11 13-4 12 6 9-3 12 11 9 3 10 14z';

/** A heap of rubble; with a broken wall in it, where it lies in a street. */
export const HeapShape = ({ wall }: { wall?: boolean }) => (
  <g stroke={colour.ink} strokeLinejoin="round">
    {wall && <path d="M14 0v-46l12-6 4 14 9-2v40zM20-34h9v11h-9z" fill={colour.paper2} strokeWidth={line.behind} />}
    <path d={rocks} fill={colour.paper2} strokeWidth={line.behind} />
    <path
      d="M9-13l11 7 9-4 8 10M29-27l4 10-4 7M42-31l-1 13 12 5 9-15M41-18l-8 1M53-13l-3 13M62-28l6 12-15 3M68-16l9 4 6-8M77-12l-5 12"
      strokeWidth={line.fine}
    />
  </g>
);

const wheels = circle(17, -6, 6) + circle(31, -6, 6) + circle(71, -6, 6);

/** A loaded tipper. */
export const TruckShape = ({ paint }: { paint: string }) => (
  <g stroke={colour.ink} strokeLinejoin="round" strokeWidth={line.behind}>
    <path d="M5-27q7-9 15-5 8-6 15-1 10-2 17 6z" fill={colour.paper2} />
    <path d="M4-10l-2-17h53l2-5h6l-3 22zM14-24v11m10-11v11m10-11v11m10-11v11" fill={paint} />
    <path d="M62-8v-23q0-3 3-3h9q4 0 5 4l4 10v12z" fill={colour.paper} />
    <path d="M68-30h6q2 0 3 2l3 8h-12z" fill={colour.steelSoft} strokeWidth={line.dimension} />
    <path d={wheels} fill={colour.ink} />
  </g>
);

/** What is not there yet: the same machine as an outline of dashes. */
const Ghost = ({ paint, d }: { paint: string; d: string }) => (
  <path d={d} stroke={paint} strokeWidth={line.behind} strokeDasharray="4 3" />
);

export const GhostTruck = ({ paint }: { paint: string }) => (
  <Ghost paint={paint} d={`M4-10l-2-17h53l2-5h6l-3 22zM62-8v-23q0-3 3-3h9q4 0 5 4l4 10v12z${wheels}`} />
);

const tyres = circle(17, -8, 8) + circle(43, -8, 8);

/** A wheel loader. */
export const LoaderShape = ({ paint }: { paint: string }) => (
  <g stroke={colour.ink} strokeLinejoin="round" strokeWidth={line.behind}>
    <path d="M6-9v-14h18l5-14h14l4 14h4v14z" fill={paint} />
    <path d="M30-24l4-10h8l3 10zM57-16l15 3-2 11-12 0z" fill={colour.steelSoft} />
    <path d="M46-16l10-6 4 14" />
    <path d={tyres} fill={colour.ink} />
  </g>
);

export const GhostLoader = ({ paint }: { paint: string }) => (
  <Ghost paint={paint} d={`M6-9v-14h18l5-14h14l4 14h4v14zM57-16l15 3-2 11-12 0z${tyres}`} />
);

/** Hopper, crusher and belt with the heap under its head. */
export const PlantShape = ({ paint }: { paint: string }) => (
  <g stroke={colour.ink} strokeLinejoin="round" strokeWidth={line.behind}>
    <path d="M4-70h44l-8 24H14zM14-70l5 24m7-24v24m12-24l-4 24" fill={colour.steelSoft} />
    <path d="M10 0v-46h46V0z" fill={paint} strokeWidth={line.outline} />
    <path d={circle(33, -23, 15) + circle(33, -23, 5)} fill={colour.steelSoft} fillRule="evenodd" />
    <path d="M50-8l72-52 4 6-70 52zM92 0l4-34 8 34" fill={colour.paper} />
    <path d={polygon([100, 0], [125, -34], [150, 0])} fill={colour.sand} />
  </g>
);

export const GhostPlant = ({ paint }: { paint: string }) => (
  <Ghost paint={paint} d="M4-70h44l-8 24H14zM10 0v-46h46V0zM56-6l68-51 26 57" />
);
