/** Finds what a click on a page means: the innermost text, figure or drawing. */

export interface Target {
  element: Element;
  texts: readonly number[];
  figure?: string;
  /** The name of a drawing, or the address of the photo that replaces it. */
  drawing?: string;
  /** The number of the place in the content where a photo can replace it. */
  picture?: number;
}

/** How many ancestors are searched for a single figure or drawing: a unit beside its number, a sheet number under its picture. */
const near = 4;

type Shown = Pick<Target, 'drawing' | 'picture'>;

function drawingOf(element: Element, textsOf: TextsOf, pictureOf: PictureOf): Shown {
  const image = element.localName === 'picture' ? element.querySelector('img') : element;
  if (image?.localName !== 'img') return {};
  const source = image.getAttribute('src') ?? '';
  const drawing = /\/drawings\/([\w-]+)/.exec(source)?.[1];
  if (drawing) return { drawing, picture: pictureOf(image) };
  const photo = /\/photos\/[\w.-]+/.exec(source)?.[0];
  // The place of a photo is the place of its description.
  return photo ? { drawing: photo, picture: textsOf(image)[0] } : {};
}

/** The places of an element's own texts. */
type TextsOf = (element: Element) => readonly number[];
/** The place of the drawing name behind an image. */
type PictureOf = (image: Element) => number | undefined;

const rowFigure = (element: Element): string | undefined => {
  const id = element.closest('tr[id],li[id],article[id]')?.id;
  return id && /^[a-z]\w*(\.\w+)+$/i.test(id) ? id : undefined;
};

const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === 3 && (node.nodeValue ?? '').trim() !== '');

/** What the nearest ancestor that has any of it has only once. */
function onlyOne<Found>(from: Element, find: (above: Element) => readonly Found[]): Found | undefined {
  let above: Element | null = from;
  for (let step = 0; above && above.localName !== 'body' && step < near; step++, above = above.parentElement) {
    const found = find(above);
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  }
  return undefined;
}

const onlyElement = (from: Element, selector: string): Element | undefined =>
  onlyOne(from, (above) => [...above.querySelectorAll(selector)]);

export function targetOf(from: Element, textsOf: TextsOf, pictureOf: PictureOf = () => undefined): Target | undefined {
  for (let element: Element | null = from; element && element.localName !== 'body'; element = element.parentElement) {
    const texts = textsOf(element);
    const figure =
      element.closest('[data-figure]')?.getAttribute('data-figure') ??
      element.closest('[data-unit]')?.getAttribute('data-unit') ??
      undefined;
    const shown = drawingOf(element, textsOf, pictureOf);
    if (texts.length > 0 || figure || shown.drawing) return { element, texts, figure, ...shown };
    if (element === from && hasOwnText(element)) {
      const beside = onlyElement(element, '[data-figure]')?.getAttribute('data-figure') ?? rowFigure(element);
      if (beside) return { element, texts, figure: beside };
      const picture = onlyElement(element, 'img[src*="/drawings/"]');
      if (picture) return { element: picture, texts, ...drawingOf(picture, textsOf, pictureOf) };
    }
  }
  // A text that a formula or superscript splits, or the words beside a unit.
  const words = hasOwnText(from)
    ? onlyOne(from, (above) => [...new Set([...above.querySelectorAll('*')].flatMap(textsOf))])
    : undefined;
  return words === undefined ? undefined : { element: from, texts: [words] };
}
