/** Tab stops in the page preview: everything that opens on a click can be reached with Tab and opened with Enter. */
import type { Target } from './target.ts';

/** Elements that are tab stops without our help. */
const native = 'a[href],button,input,select,textarea,summary,iframe';

export class TabStops {
  private readonly targetAt: (from: Element) => Target | undefined;
  private readonly added: Element[] = [];
  private readonly all = new Set<Element>();
  constructor(targetAt: (from: Element) => Target | undefined) {
    this.targetAt = targetAt;
    for (const from of document.body.querySelectorAll('*')) {
      const target = from.localName === 'option' ? undefined : targetAt(from);
      // Where the target element itself would open something else, the text inside it becomes the stop.
      if (target) this.all.add(same(targetAt(target.element), target) ? target.element : from);
    }
    for (const element of this.all) if (!element.matches(`${native},[tabindex]`)) this.added.push(element);
  }

  /** Off while the office browses: the page then has its own stops only. */
  set(on: boolean): void {
    for (const element of this.added)
      if (on) element.setAttribute('tabindex', '0');
      else element.removeAttribute('tabindex');
  }

  /** What Enter opens on the focused element. */
  at = (element: EventTarget | null): Target | undefined =>
    element instanceof Element && this.all.has(element) ? this.targetAt(element) : undefined;

  /** Moves the focus back to what opened a form. After a save the page is reloaded, so the element is looked up again. */
  focus(target: Omit<Target, 'element'>): void {
    for (const element of this.all)
      if (same(this.targetAt(element), target) && element instanceof HTMLElement) {
        element.focus();
        return;
      }
  }
}

const nameOf = ({ texts, figure, drawing, picture }: Omit<Target, 'element'>): string =>
  JSON.stringify([texts, figure ?? drawing, picture]);

const same = (one: Target | undefined, other: Omit<Target, 'element'>): boolean =>
  one !== undefined && nameOf(one) === nameOf(other);
