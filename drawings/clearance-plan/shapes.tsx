import { circle, colour, line } from '../kit/geometry.ts';

/** Width and height of a truck in sheet units; its rear end is at 0/0 on the ground. */
export const truckSize = [88, 36] as const;

const wheels = circle(17, -6, 6) + circle(31, -6, 6) + circle(71, -6, 6);

/** A loaded tipper. Few strokes, because it is inline in the page. */
export const TruckShape = ({ paint }: { paint: string }) => (
  <g stroke={colour.ink} strokeLinejoin="round" strokeWidth={line.behind}>
    <path d="M5-27q7-9 15-5 8-6 15-1 10-2 17 6z" fill={colour.paper2} />
    <path d="M4-10l-2-17h53l2-5h6l-3 22zM14-24v11m10-11v11m10-11v11m10-11v11" fill={paint} />
    <path d="M62-8v-23q0-3 3-3h9q4 0 5 4l4 10v12z" fill={colour.paper} />
    <path d={wheels} fill={colour.ink} />
  </g>
);

/** A truck that may be needed in addition: a dashed outline. */
export const GhostTruck = () => (
  <path
    d={`M4-10l-2-17h53l2-5h6l-3 22zM62-8v-23q0-3 3-3h9q4 0 5 4l4 10v12z${wheels}`}
    stroke={colour.ink}
    strokeWidth={line.behind}
    strokeDasharray="3 2.5"
  />
);
