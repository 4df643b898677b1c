/** How large the viewer shows a drawing. A scale is CSS pixels a unit of the sheet. */

/** Up to this stage width, in CSS pixels, a drawing opens large and is panned. */
export const phoneWidth = 720;

/** The scale at which a phone opens a drawing: as large as on a desktop. */
const phoneScale = 0.9;

/** CSS pixels of the smallest legible letter, and the units that labels are drawn to have room for (drawings/svg.ts). */
const [legible, labelRoom] = [13, 24.5];

/** At a smaller scale, legible letters would take more room than a label has. */
const smallestScale = legible / labelRoom;

/** A drawing opens whole if it, on a phone, or its letters keep this share of their size; else it is panned. */
export const keptScale = 0.85;

export interface Size {
  width: number;
  height: number;
}

/**
 * The scale at which a drawing opens: as wide as the stage, with legible labels, and as large as on the page; smaller
 * if it is whole then.
 * @param page the scale at which the page shows it
 */
export function drawingScale(stage: Size, drawing: Size, page: number): number {
  const onPhone = stage.width < phoneWidth;
  const scale = Math.max(stage.width / drawing.width, onPhone ? phoneScale : smallestScale, page);
  const whole = wholeScale(stage, drawing);
  return whole >= keptScale * (onPhone ? scale : smallestScale) ? Math.min(whole, scale) : scale;
}

/** The units of a legible letter at a scale, and those that a label has room for. */
export const letterUnits = (scale: number): [legible: number, roomFor: number] => [
  legible / scale,
  Math.min(legible / scale, labelRoom),
];

/** The scale at which a picture is shown whole. */
export const wholeScale = (stage: Size, picture: Size): number =>
  Math.min(stage.width / picture.width, stage.height / picture.height);

/**
 * The least zoom: shows the whole picture. 1 if it opens whole, or without a strip of its margin.
 * @param scale the scale at which it opens
 */
export function leastZoom(stage: Size, picture: Size, scale: number): number {
  const whole = wholeScale(stage, picture) / scale;
  return whole < 0.98 ? whole : 1;
}

/** Relative to the scale at which a picture opens; 0 stands for its least zoom. */
const zooms = [0, 1, 1.5, 2, 3] as const;
const most = zooms[4];

export const zoomIn = (zoom: number): number => zooms.find((step) => step > zoom + 0.01) ?? most;
export const zoomOut = (zoom: number): number => zooms.findLast((step) => step < zoom - 0.01) ?? 0;
/** The nearest allowed zoom. */
export const limitZoom = (zoom: number, least: number): number => Math.min(most, Math.max(least, zoom));
export const isMost = (zoom: number): boolean => zoom >= most;
