import { useEffect, useState } from 'react';
import type { Language } from '../content/text.ts';
import { drawingFile } from './drawing-file.ts';

/**
 * A drawing as an element of the page, so that its balloons answer and its labels keep a legible size.
 * @returns `undefined` while it loads, `null` for a photo and if the file could not be loaded
 */
export function useInlineDrawing(name: string | null, language: Language): SVGSVGElement | null | undefined {
  const [drawing, setDrawing] = useState<SVGSVGElement | null>();
  useEffect(() => {
    if (name === null) {
      setDrawing(null);
      return;
    }
    const request = new XMLHttpRequest();
    // The page's policy forbids parsing markup from a string.
    request.responseType = 'document';
    request.onload = () => setDrawing(readDrawing(request.responseXML));
    request.onerror = () => setDrawing(null);
    request.open('GET', drawingFile(name, language, 'inline'));
    request.send();
    return () => request.abort();
  }, [name, language]);
  return drawing;
}

function readDrawing(file: Document | null): SVGSVGElement | null {
  const svg = file && document.importNode(file.documentElement, true);
  if (!(svg instanceof SVGSVGElement)) return null;
  keepLegible(svg);
  return svg;
}

/** At every scale, letters and numbers are legible as far as there is room. The stage sets `--letter`. */
function keepLegible(svg: SVGSVGElement): void {
  for (const text of svg.querySelectorAll('text')) {
    const size = Number(text.getAttribute('font-size'));
    const balloon = text.closest<SVGGElement>('.balloon, .large-balloon');
    // A balloon grows with its number.
    if (balloon) balloon.style.setProperty('--number', String(size));
    else if (size) text.style.fontSize = `max(${size}px, calc(1px * var(--letter)))`;
  }
}

/** Units of paper around the ink. */
const margin = 20;

/** Crops a drawing in the page to its ink. @returns its size in units of the sheet */
export function cropToInk(svg: SVGSVGElement): { width: number; height: number } {
  const sheet = svg.viewBox.baseVal;
  const ink = svg.getBBox();
  const left = Math.max(sheet.x, ink.x - margin);
  const top = Math.max(sheet.y, ink.y - margin);
  const width = Math.min(sheet.x + sheet.width, ink.x + ink.width + margin) - left;
  const height = Math.min(sheet.y + sheet.height, ink.y + ink.height + margin) - top;
  svg.setAttribute('viewBox', `${left} ${top} ${width} ${height}`);
  return { width, height };
}

/** The parts of a drawing with this number: a balloon and its leader each. */
export const numbered = (svg: SVGSVGElement, number: number): SVGGElement[] =>
  [...svg.querySelectorAll<SVGGElement>('.numbered')].filter((part) => part.textContent === String(number));
