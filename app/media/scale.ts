/** How large the viewer shows a drawing. A scale is CSS pixels a unit of the sheet. */

/** Up to this stage width, in CSS pixels, a drawing opens large and is panned. */
export const phoneWidth = 720;

/** The scale at which a phone opens a drawing: as large as on a desktop. */
const phoneScale = 0.9;

/** Labels are drawn to have room for 24.5 units (drawings/svg.ts); at a smaller scale, 13 px would take more. */
const smallestScale = 13 / 24.5;

/** A tall drawing is shown whole if it keeps this share of the width, else it keeps the width and is panned. */
const keptWidth = 0.9;

export interface Size {
  width: number;
  height: number;
}

/**
 * The scale at which a drawing opens: whole if its labels stay legible, and never smaller than on the page.
 * @param page the scale at which the page shows it
 */
export function drawingScale(stage: Size, drawing: Size, page: number): number {
  const byWidth = stage.width / drawing.width;
  const byHeight = stage.height / drawing.height;
  const fit = byHeight >= keptWidth * byWidth ? Math.min(byWidth, byHeight) : byWidth;
  return Math.max(fit, stage.width < phoneWidth ? phoneScale : smallestScale, page);
}

/** The scale at which a photo is shown whole. */
export const photoScale = (stage: Size, photo: Size): number =>
  Math.min(stage.width / photo.width, stage.height / photo.height);

const zooms = [1, 1.5, 2, 3] as const;
const most = zooms[3];

/** The next zoom step, relative to the scale at which a picture opens. */
export const zoomIn = (zoom: number): number => zooms.find((step) => step > zoom + 0.01) ?? most;
export const zoomOut = (zoom: number): number => zooms.findLast((step) => step < zoom - 0.01) ?? 1;
/** The nearest allowed zoom. */
export const limitZoom = (zoom: number): number => Math.min(most, Math.max(1, zoom));
export const isMost = (zoom: number): boolean => zoom >= most;
