/**
 * Runs inside the page preview: removes the marks from its texts before they are visible, remembers which element came from which place
 * of the content, and tells the panel what was clicked or opened with Enter.
 */
import { unmark } from './marks.ts';
import { TabStops } from './tab-stops.ts';
import { type Target, targetOf } from './target.ts';

const numbers = new WeakMap<Element, number[]>();
const pictures = new WeakMap<Element, number>();
const remember = (element: Element, found: number[]) =>
  numbers.set(element, [...new Set([...(numbers.get(element) ?? []), ...found])]);
/** Attributes whose address carries the mark of a drawing's place. */
const addresses = /^(src|srcset|href|imagesrcset)$/;

function clean(root: Node): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { text, numbers: found } = unmark(node.nodeValue ?? '');
    if (found.length === 0) continue;
    node.nodeValue = text;
    if (node.parentElement) remember(node.parentElement, found);
  }
  for (const element of root instanceof Element ? [root, ...root.querySelectorAll('*')] : []) {
    for (const { name, value } of element.attributes) {
      const { text, numbers: found } = unmark(value);
      if (found.length === 0) continue;
      element.setAttribute(name, text);
      if (addresses.test(name)) pictures.set(element, found[0]!);
      else remember(element, found);
    }
  }
}
clean(document.documentElement);

/** Applies the styles for reduced motion: what moves is hard to click. */
function stopMotion(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-reduced-motion'))
      rule.media.mediaText = rule.conditionText.includes('no-preference') ? 'not all' : 'all';
    if (rule instanceof CSSGroupingRule) stopMotion(rule.cssRules);
  }
}
for (const sheet of document.styleSheets) stopMotion(sheet.cssRules);

const style = document.createElement('style');
style.textContent =
  '.edit-here{outline:2px dashed var(--color-accent)!important;outline-offset:2px!important;cursor:pointer!important}.edit-open,:focus-visible{outline:3px solid var(--color-accent)!important;outline-offset:2px!important}';
document.head.append(style);

const targetAt = (from: EventTarget | null) =>
  from instanceof Element
    ? targetOf(
        from,
        (element) => numbers.get(element) ?? [],
        (image) => pictures.get(image),
      )
    : undefined;
/** The element that is seen under the mouse: the link of a card covers everything in it with a pseudo-element. */
const seenAt = ({ clientX: x, clientY: y, target }: MouseEvent): EventTarget | null => {
  const holds = ({ left, right, top, bottom }: DOMRect) => left <= x && x <= right && top <= y && y <= bottom;
  return document.elementsFromPoint(x, y).find((element) => [...element.getClientRects()].some(holds)) ?? target;
};
const stops = new TabStops(targetAt);
stops.set(true);

const tell = (message: object) => parent.postMessage(message, location.origin);

let browse = false;
let hovered: Element | undefined;
let opened: Element | undefined;
addEventListener('message', ({ data, source }) => {
  if (source !== parent) return;
  if (data?.edit === 'browse') {
    browse = data.on;
    stops.set(!browse);
  }
  if (data?.edit === 'focus') {
    stops.focus(data.target);
    tell({ edit: 'focused' });
  }
});
document.addEventListener('pointermove', (event) => {
  const target = browse ? undefined : targetAt(seenAt(event))?.element;
  if (target === hovered) return;
  hovered?.classList.remove('edit-here');
  target?.classList.add('edit-here');
  hovered = target;
});

function open({ element, ...target }: Target, clicked: Element): void {
  opened?.classList.remove('edit-open');
  opened = element;
  opened.classList.add('edit-open');
  const form = opened.closest('form[method="post"]') !== null;
  const said = (clicked.textContent ?? '').slice(0, 400);
  tell({ edit: 'open', ...target, form, said, language: document.documentElement.lang });
}

document.addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (browse) {
      // The panel navigates both previews.
      if (!link || new URL(link.href).origin !== location.origin) return;
      event.preventDefault();
      tell({ edit: 'go', path: new URL(link.href).pathname });
      return;
    }
    // A click by keyboard has no position.
    const clicked = event.detail === 0 ? event.target : seenAt(event);
    const target = targetAt(clicked);
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    open(target, clicked as Element);
  },
  true,
);
document.addEventListener(
  'keydown',
  (event) => {
    if (event.key === 'Escape') tell({ edit: 'leave' });
    const target = browse || event.key !== 'Enter' ? undefined : stops.at(event.target);
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    open(target, event.target as Element);
  },
  true,
);
// Clicks are handled from here on.
document.documentElement.dataset.edit = 'ready';
tell({ edit: 'ready' });
