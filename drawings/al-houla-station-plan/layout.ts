/** Sheet units per metre. */
export const u = 36;

export interface Layout {
  pumps: number;
  pitch: number;
  /** Sump, hall and side rooms, as sheet coordinates of their inner faces. */
  sump: { left: number; right: number; top: number; bottom: number };
  hall: { left: number; right: number; top: number; bottom: number };
  rooms: { right: number; middle: number };
  inlet: number;
  manifold: number;
  axis: (index: number) => number;
}

/** The sump grows with the number of pumps and moves everything on its right. */
export function layOut(pumps: number): Layout {
  const pitch = Math.min(96, 620 / pumps);
  const left = 392;
  const right = left + pumps * pitch + 12;
  return {
    pumps,
    pitch,
    sump: { left, right, top: 196, bottom: 372 },
    hall: { left: left - 14, right: right + 16, top: 182, bottom: 574 },
    rooms: { right: right + 300, middle: 384 },
    inlet: 284,
    manifold: 508,
    axis: (index) => Math.round(left + 6 + (index + 0.5) * pitch),
  };
}
