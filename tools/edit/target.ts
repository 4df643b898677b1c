/** What a click on a page means: the innermost text, figure, drawing or fact of the office under it. */

export interface Target {
  element: Element;
  texts: readonly number[];
  figure?: string;
  /** The name of a drawing, or the address of a photo in its place. */
  drawing?: string;
  /** The place of the content that shows it, where a photo can stand. */
  picture?: number;
  /** The address that a mail or telephone link leads to. */
  office?: string;
}

/** How far above the click a lone figure or drawing is taken as what was meant: a unit beside its number, a sheet's number under its picture. */
const near = 4;

type Shown = Pick<Target, 'drawing' | 'picture'>;

function drawingOf(element: Element, textsOf: TextsOf, pictureOf: PictureOf): Shown {
  const image = element.localName === 'picture' ? element.querySelector('img') : element;
  if (image?.localName !== 'img') return {};
  const source = image.getAttribute('src') ?? '';
  const drawing = /\/drawings\/([\w-]+)/.exec(source)?.[1];
  if (drawing) return { drawing, picture: pictureOf(image) };
  const photo = /\/photos\/[\w.-]+/.exec(source)?.[0];
  // A photo's place is that of its description.
  return photo ? { drawing: photo, picture: textsOf(image)[0] } : {};
}

/** The places of the texts that stand in an element itself. */
type TextsOf = (element: Element) => readonly number[];
/** The place of the name of the drawing that an image shows. */
type PictureOf = (image: Element) => number | undefined;

const rowFigure = (element: Element): string | undefined => {
  const id = element.closest('tr[id],li[id],article[id]')?.id;
  return id && /^[a-z]\w*(\.\w+)+$/i.test(id) ? id : undefined;
};

const saysSomething = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === 3 && (node.nodeValue ?? '').trim() !== '');

function lone(from: Element, selector: string): Element | undefined {
  let above: Element | null = from;
  for (let step = 0; above && above.localName !== 'body' && step < near; step++, above = above.parentElement) {
    const found = above.querySelectorAll(selector);
    if (found.length === 1) return found[0];
    if (found.length > 1) return undefined;
  }
  return undefined;
}

/** A piece of a text that a formula or a raised letter cuts in two, or a unit beside the words that name its value. */
function loneText(from: Element, textsOf: TextsOf): number | undefined {
  let above: Element | null = from;
  for (let step = 0; above && above.localName !== 'body' && step < near; step++, above = above.parentElement) {
    const found = new Set([...above.querySelectorAll('*')].flatMap(textsOf));
    if (found.size === 1) return [...found][0];
    if (found.size > 1) return undefined;
  }
  return undefined;
}

export function targetOf(from: Element, textsOf: TextsOf, pictureOf: PictureOf = () => undefined): Target | undefined {
  const link = from.closest('a[href^="mailto:"],a[href^="tel:"]');
  const office = link?.getAttribute('href') ?? undefined;
  for (let element: Element | null = from; element && element.localName !== 'body'; element = element.parentElement) {
    const texts = textsOf(element);
    const figure =
      element.closest('[data-figure]')?.getAttribute('data-figure') ??
      element.closest('[data-unit]')?.getAttribute('data-unit') ??
      undefined;
    const shown = drawingOf(element, textsOf, pictureOf);
    if (office && texts.length === 0) break;
    if (texts.length > 0 || figure || shown.drawing) return { element, texts, figure, ...shown };
    if (element === from && saysSomething(element)) {
      const beside = lone(element, '[data-figure]')?.getAttribute('data-figure') ?? rowFigure(element);
      if (beside) return { element, texts, figure: beside };
      const picture = lone(element, 'img[src*="/drawings/"]');
      if (picture) return { element: picture, texts, ...drawingOf(picture, textsOf, pictureOf) };
    }
  }
  const words = saysSomething(from) ? loneText(from, textsOf) : undefined;
  if (words !== undefined) return { element: from, texts: [words] };
  return office ? { element: link!, texts: [], office } : undefined;
}
