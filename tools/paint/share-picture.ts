/** A page's share picture: a part of its drawing, and the office's mark. Messengers set title and lead beside it. */
import { office } from '../../app/content/office.ts';
import type { Language } from '../../app/content/text.ts';
import { isRightToLeft } from '../../app/language/detect.ts';
import { shareSize } from '../../app/sections/share-picture.ts';
import type { DrawingFacts } from '../../drawings/kit/drawing.ts';
import { type Element, element } from '../../drawings/svg-tree.ts';
import { iconSvg } from '../building/icon-svg.ts';
import { token } from '../building/tokens.ts';

const { width, height } = shareSize;
/** The strip below the drawing with the mark, in pixels. */
const strip = 96;
const tall = height - strip;

const box = (x: number, y: number, across: number, down: number) => ({
  x: String(x),
  y: String(y),
  width: String(across),
  height: String(down),
});

/** @param sheet the drawing in the picture's language and in its colours on paper; it is modified */
export function sharePicture(sheet: Element, { flow, share = {} }: DrawingFacts, language: Language): Element {
  const arabic = isRightToLeft(language);
  const [left = 0, above = 0, across = 0, down = 0] = sheet.attributes.viewBox!.split(' ').map(Number);
  // By default the largest part in the picture's proportion, from the ground up.
  const shown = Math.min(share.width ?? across, (down * width) / tall);
  const x = share.x === undefined ? left + across / 2 : flow && arabic ? 1600 - share.x : share.x;
  const view = [x - shown / 2, (share.bottom ?? above + down) - (shown * tall) / width, shown, (shown * tall) / width];
  Object.assign(sheet.attributes, box(0, 0, width, tall), { viewBox: view.join(' '), overflow: 'hidden' });
  const icon = iconSvg();
  Object.assign(icon.attributes, box(arabic ? width - 112 : 48, tall + 20, 64, 64));
  const name = { x: String(arabic ? width - 132 : 132), y: String(tall + 64), 'font-size': '32', 'font-weight': '600' };
  const direction = arabic ? 'rtl' : 'ltr';
  return element('svg', { width: String(width), height: String(height), viewBox: `0 0 ${width} ${height}` }, [
    element('path', { d: `M0 0H${width}V${height}H0z`, fill: token('paper') }),
    sheet,
    element('path', { d: `M0 ${tall}H${width}v8H0z`, fill: token('accent') }),
    icon,
    element('text', { ...name, direction, fill: token('ink') }, [{ type: 'text', value: office.name[language] }]),
  ]);
}
