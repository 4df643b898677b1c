/** The phone's view of a sheet: strips with readable numbers and labels, and break lines at cut edges. */
import type { Language } from '../app/content/text.ts';
import { isRightToLeft } from '../app/language/detect.ts';
import { cutToView } from './crop.ts';
import type { DrawingFacts, Strip } from './kit/drawing.ts';
import { colour, line, round } from './kit/geometry.ts';
import { type Element, element, walk } from './svg-tree.ts';

/**
 * Text sizes for strips of 800 units, by the size on the sheet: at 320 px a unit is 0.4 px, so 28 units are 11 px.
 * Wider strips have larger text. Text below the smallest size is left out.
 */
const letterSizes: Record<string, number> = { '19': 28, '24': 30, '30': 34 };
const numberSize = 28;

/** The gap between two strips. */
const gap = 18;

/** The strips of a drawing with a phone view, on the sheet of a language. */
export const stripsOf = ({ phone, flow }: DrawingFacts, language: Language): readonly Strip[] =>
  flow && isRightToLeft(language)
    ? phone!.map(([x, y, width, height]) => [1600 - x - width, y, width, height])
    : phone!;

/** Width and height of the folded drawing. */
export function phoneSize(strips: readonly Strip[]): [width: number, height: number] {
  const heights = strips.map(([, , , height]) => height);
  return [strips[0]![2], heights.reduce((sum, height) => sum + height, 0) + gap * (heights.length - 1)];
}

/** @param sheet the whole drawing of the language; it is modified */
export function foldForPhone(sheet: Element, facts: DrawingFacts, language: Language): Element {
  const [left, , whole] = sheet.attributes.viewBox!.split(' ').map(Number) as [number, number, number, number];
  const strips = stripsOf(facts, language);
  leaveOutWords(sheet, strips, facts.phone!);
  enlargeLetters(sheet, strips[0]![2] / 800);
  const [title, description, ...parts] = sheet.children as Element[];
  const [width, height] = phoneSize(strips);
  let top = 0;
  const windows: Element[] = [];
  const breaks: Element[] = [];
  const single = strips.length === 1;
  if (single) {
    sheet.attributes.viewBox = strips[0]!.join(' ');
    cutToView(sheet);
  }
  for (const [x, y, wide, high] of strips) {
    const place = { y: String(top), width: String(wide), height: String(high), viewBox: `${x} ${y} ${wide} ${high}` };
    windows.push(
      element('svg', place, single ? (sheet.children as Element[]).slice(2) : [element('use', { href: '#sheet' })]),
    );
    if (x > left + 1) breaks.push(...breakLine(0, top, high, 1));
    if (x + wide < left + whole - 1) breaks.push(...breakLine(wide, top, high, -1));
    top += high + gap;
  }
  const shared = single ? [] : [element('defs', {}, [element('g', { id: 'sheet' }, parts)])];
  sheet.children = [title!, description!, ...shared, ...windows, ...breaks];
  Object.assign(sheet.attributes, { viewBox: `0 0 ${width} ${height}`, width: String(width), height: String(height) });
  return sheet;
}

/**
 * Removes text that starts outside every strip, because it would be cut.
 * @param drawn the strips before mirroring: the text of a mirrored drawing, which is turned back, has its place there
 */
function leaveOutWords(part: Element, strips: readonly Strip[], drawn: readonly Strip[]): void {
  part.children = (part.children as Element[]).filter((child) => {
    if (child.name !== 'text' || part.attributes.transform) return true;
    const [at, line] = [Number(child.attributes.x), Number(child.attributes.y)];
    return (child.attributes.transform ? drawn : strips).some(
      ([x, y, width, height]) => at > x && at < x + width && line > y && line < y + height,
    );
  });
  for (const child of part.children as Element[])
    if (child.type === 'element' && !isBalloon(child)) leaveOutWords(child, strips, drawn);
}

/** Enlarges the labels that a phone can show. */
function enlargeLetters(part: Element, scale: number): void {
  part.children = (part.children as Element[]).filter(
    (child) => child.type !== 'element' || (!isSmall(child) && !isSmallMark(child)),
  );
  for (const child of part.children as Element[]) {
    if (child.type !== 'element') continue;
    const { attributes } = child;
    if (isBalloon(child)) enlargeBalloon(child, scale);
    else {
      if (child.name === 'text')
        attributes['font-size'] = String(round(letterSizes[attributes['font-size']!]! * scale));
      enlargeLetters(child, scale);
    }
  }
}

const isSmall = ({ name, attributes }: Element): boolean =>
  name === 'text' && Number(attributes['font-size']) < Math.min(...Object.keys(letterSizes).map(Number));

/** A level, scale bar or callout whose text was removed. */
const isSmallMark = (part: Element): boolean =>
  /^(mark|callout)$/.test(part.attributes.class ?? '') && ![...walk(part)].some(isBalloon);

const isBalloon = ({ attributes }: Element): boolean => /^(large-)?balloon$/.test(attributes.class ?? '');

function enlargeBalloon(balloon: Element, scale: number): void {
  const [circle, text] = balloon.children as [Element, Element];
  const [x, y, size] = [circle.attributes.cx, circle.attributes.cy, text.attributes['font-size']].map(Number) as [
    number,
    number,
    number,
  ];
  const k = round((numberSize * scale) / size);
  // 20 px at 390 px.
  circle.attributes.r = String(round(size * 0.73));
  balloon.attributes.transform = `matrix(${k} 0 0 ${k} ${round(x * (1 - k))} ${round(y * (1 - k))})`;
}

/**
 * Adds break lines if the picture is cut at both sides.
 * @param svg it is modified
 */
export function breakSides(svg: Element): void {
  const [left, top, width, height] = svg.attributes.viewBox!.split(' ').map(Number) as [number, number, number, number];
  svg.children.push(...breakLine(left, top, height, 1), ...breakLine(left + width, top, height, -1));
}

/**
 * A break: a strip of paper with the zigzag of a long break line.
 * @param side 1 at the left of a strip, -1 at its right
 */
function breakLine(x: number, top: number, height: number, side: 1 | -1): Element[] {
  // The zigzag comes half as close to the edge.
  const at = x + side * 20;
  const half = round(height / 2 - 20);
  const edge = `M${at} ${top}v${half}l${-9 * side} 10 ${18 * side} 20 ${-9 * side} 10v${round(height - half - 40)}`;
  return [
    element('path', { d: `${edge}H${x}V${top}z`, fill: colour.paper }),
    element('path', { d: edge, fill: 'none', stroke: colour.ink, 'stroke-width': String(round(line.behind)) }),
  ];
}
