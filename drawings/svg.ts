/**
 * A drawing as a file, for pages, picture links and the viewer: it has no style sheet, so colours are values and fonts
 * are embedded.
 */
import type { Language } from '../app/content/text.ts';
import { cutStill, cutToView } from './crop.ts';
import { fontStyles } from './embedded-fonts.ts';
import type { Box, DrawingFacts, DrawingRequest, FileView, PublicFacts, StripView, View } from './kit/drawing.ts';
import { palettes, resolveSwatch } from './kit/palette.ts';
import { balloonsOf } from './label-areas.ts';
import { drawingMarkup, drawingNames, factsOf, findDrawing, stripMarkup } from './markup.tsx';
import { breakSides, foldForPhone, phoneSize } from './phone-strips.ts';
import { type Element, element, readSvg, textOf, walk, writeSvg } from './svg-tree.ts';

export { drawingMarkup, drawingNames, factsOf };

const isStrip = (view: FileView): view is StripView => view.startsWith('strip-');

/**
 * Width and height of a view in sheet units.
 * @throws for the phone view of a drawing without one
 */
export function drawingSize(name: string, view: View | StripView | 'phone'): [width: number, height: number] {
  if (view === 'phone') return phoneSize(phoneOf(name).phone!);
  const { width, height } = drawn(name, 'en', view).attributes;
  return [Number(width), Number(height)];
}

/** The strip views of a drawing; most have none. */
export const stripViews = (name: string): StripView[] =>
  (findDrawing(name).strips ?? []).map((_, index): StripView => `strip-${index + 1}`);

/** What pages need to know of a drawing, measured on its sheets. @throws Error for an unknown name */
export function publicFacts(name: string): PublicFacts {
  const { flow = false, phone, opening, title } = factsOf(name);
  const sheets = { ltr: drawn(name, 'en', 'sheet'), rtl: drawn(name, 'ar', 'sheet') };
  const [left, top] = sheets.ltr.attributes.viewBox!.split(' ').map(Number) as [number, number];
  const fromCorner = ({ x, y, ...size }: Box): Box => ({ x: x - left, y: y - top, ...size });
  const strips = stripViews(name).map((view) => drawingSize(name, view));
  return {
    number: findDrawing(name).content.sheet,
    flow,
    sheet: drawingSize(name, 'sheet'),
    card: drawingSize(name, 'card'),
    ...(phone && { phone: phoneSize(phone) }),
    ...(strips.length > 0 && { strips }),
    ...(opening && { opening }),
    ...(title && { title: { ltr: fromCorner(title.ltr), rtl: fromCorner(title.rtl) } }),
    balloons: { ltr: balloonsOf(sheets.ltr), rtl: balloonsOf(sheets.rtl) },
  };
}

/** A picture without text, for films. */
export function wordless(markup: string): string {
  const svg = readSvg(markup);
  for (const part of walk(svg)) {
    for (const [key, value] of Object.entries(part.attributes)) part.attributes[key] = resolveSwatch(value, 'paper');
    part.children = part.children.filter((child) => !('name' in child && /^(title|desc|text)$/.test(child.name)));
    // Only for small screens, not for films.
    if (part.attributes.class === 'callout') delete part.attributes.class;
  }
  return writeSvg(svg);
}

/** @throws for a drawing without a phone view */
function phoneOf(name: string): DrawingFacts {
  const facts = factsOf(name);
  if (!facts.phone) throw new Error(`drawings/${name}/drawing.tsx has no strips for a phone`);
  return facts;
}

function drawn(name: string, language: Language, view: FileView): Element {
  if (view === 'still') return still(name);
  if (view === 'card' && factsOf(name).brokenCard) {
    const card = readSvg(drawingMarkup(name, language, view));
    breakSides(card);
    return card;
  }
  if (view === 'phone') return foldForPhone(readSvg(drawingMarkup(name, language, 'sheet')), phoneOf(name), language);
  if (view === 'inline') return readSvg(drawingMarkup(name, language, 'sheet'));
  return readSvg(isStrip(view) ? stripMarkup(name, language, view) : drawingMarkup(name, language, view));
}

/** The drawing as a tree in the colours of its ground. */
export function drawingTree({ name, language, view, ground }: DrawingRequest): Element {
  const svg = drawn(name, language, view);
  for (const part of walk(svg)) {
    for (const [key, value] of Object.entries(part.attributes)) part.attributes[key] = resolveSwatch(value, ground);
    if (part.name === 'text') part.attributes.fill ??= palettes[ground].ink;
  }
  return svg;
}

/**
 * From 720 px on, pages show a whole sheet (with `#clear`) with labels of at least 11 px. The media query measures the
 * picture's own width. The kit's text sizes are enlarged (kit/label.tsx, kit/balloon.tsx); `tablet.test.ts` checks that
 * they fit.
 */
export const grown = { sizes: ['13.3', '16', '19'], label: 24.5, balloon: 1.85 } as const;

/** The same on a small laptop, up to the width at which the smallest label as drawn has 11 px. */
const between = { label: 18.5, balloon: 1.3, width: 1323 };

const small = `text:is(${grown.sizes.map((size) => `[font-size="${size}"]`).join()}):not(.balloon *)`;
const laptop =
  `@media (min-width:1000px) and (max-width:${between.width}px){:is(#clear,#plain):target~${small},:is(#clear,#plain):target~* ${small}{font-size:${between.label}px}` +
  `#clear:target~* .balloon{transform:scale(${between.balloon});transform-box:fill-box;transform-origin:50% 50%}}`;
const tablet =
  `@media (max-width:999px){:is(#clear,#plain):target~${small},:is(#clear,#plain):target~* ${small}{font-size:${grown.label}px}` +
  `#clear:target~* .balloon{transform:scale(${grown.balloon});transform-box:fill-box;transform-origin:50% 50%}}` +
  // On a phone 4 px are illegible.
  '@media (max-width:559px){:is(#clear,#plain):target~:is(text,.callout,.numbered,.key,.mark),:is(#clear,#plain):target~* :is(text,.callout,.numbered,.key,.mark){display:none}}';

const namespace = 'http://www.w3.org/2000/svg';

/** A sheet without a legend is shown without numbers. */
const plain = '#plain:target~.numbered,#plain:target~* .numbered{display:none}';

/**
 * A drawing as a file: namespace, fonts, and a ground that `#clear` or `#plain` in its address hides.
 * @throws Error for an unknown name
 */
export async function drawingSvg(request: DrawingRequest): Promise<string> {
  const sheet = request.view === 'sheet';
  const svg = drawingTree(request);
  // A phone shows a unit in about half a pixel, and no page shows a close-up larger than it is drawn.
  const coarse = /^(phone|card|still|strip-)/.test(request.view) && Number(svg.attributes.width) > 700;
  if (request.view === 'inline') {
    svg.attributes.xmlns = namespace;
    return writeSvg(svg, 1);
  }
  if (!sheet && request.view !== 'phone') closeUp(svg);
  const { paper } = palettes[request.ground];
  Object.assign(svg.attributes, {
    xmlns: namespace,
    'xml:lang': request.language,
    'font-family': "Sheet,'IBM Plex Sans Arabic',Arial,sans-serif",
  });
  const all = [...walk(svg)].filter(({ name }) => name === 'text');
  // The numbers of a strip are in the phone's own font: one for them would be a sixth of the file.
  const texts = isStrip(request.view) && all.every((text) => /^\d+$/.test(textOf(text))) ? [] : all;
  const fonts = await fontStyles(
    texts.map((text) => ({
      mono: text.attributes.class === 'mono',
      bold: /^[67]00$/.test(text.attributes['font-weight'] ?? ''),
      characters: textOf(text),
    })),
  );
  const labelled = sheet && texts.length > 0;
  const styles = element('style', {}, [
    {
      type: 'text',
      value: `${fonts}#clear:target,#plain:target~#clear{display:none}${labelled ? tablet + laptop + plain : ''}`,
    },
  ]);
  const [x, y, width, height] = svg.attributes.viewBox!.split(' ');
  const aim = element('g', { id: 'plain' });
  const ground = element('path', { id: 'clear', d: `M${x} ${y}h${width}v${height}H${x}z`, fill: paper });
  // Title and description first: browsers use the first title.
  svg.children.splice(sheet || request.view === 'phone' ? 2 : 1, 0, styles, aim, ground);
  return writeSvg(svg, coarse ? 0 : 1);
}

/** Removes the description: pages show it as alternative text, and the sheet has it when opened on its own. */
function closeUp(svg: Element): void {
  cutToView(svg);
  const [title] = svg.children.splice(0, 2) as Element[];
  svg.children.unshift(title!);
  svg.attributes['aria-labelledby'] = title!.attributes.id!;
}

/** @throws Error for a drawing without a film */
function still(name: string): Element {
  const part = factsOf(name).still;
  if (!part) throw new Error(`drawings/${name}/drawing.tsx has no still`);
  const title = readSvg(drawingMarkup(name, 'en', 'card')).children.slice(0, 2);
  const svg = cutStill(readSvg(drawingMarkup(name, 'en', 'sheet')), part);
  svg.children.splice(0, 2, ...title);
  return svg;
}
