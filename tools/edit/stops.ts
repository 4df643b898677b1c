/** Tab stops in the shown page: everything that a click opens is reached with Tab and opened with Enter too. */
import type { Target } from './target.ts';

/** What the browser stops at by itself. */
const native = 'a[href],button,input,select,textarea,summary,iframe';

export class Stops {
  private readonly targetAt: (from: Element) => Target | undefined;
  private readonly added: Element[] = [];
  private readonly all = new Set<Element>();
  constructor(targetAt: (from: Element) => Target | undefined) {
    this.targetAt = targetAt;
    for (const from of document.body.querySelectorAll('*')) {
      const target = from.localName === 'option' ? undefined : targetAt(from);
      // A target that means something else when it is asked itself is reached by its own words.
      if (target) this.all.add(same(targetAt(target.element), target) ? target.element : from);
    }
    for (const element of this.all) if (!element.matches(`${native},[tabindex]`)) this.added.push(element);
  }

  /** While links are followed, the page has its own stops only. */
  set(on: boolean): void {
    for (const element of this.added)
      if (on) element.setAttribute('tabindex', '0');
      else element.removeAttribute('tabindex');
  }

  /** What Enter opens at the element that has the focus. */
  at = (element: EventTarget | null): Target | undefined =>
    element instanceof Element && this.all.has(element) ? this.targetAt(element) : undefined;

  /** Returns the focus to where a form was opened from; after a save that is another element of a reloaded page. */
  focus(target: Omit<Target, 'element'>): void {
    for (const element of this.all)
      if (same(this.targetAt(element), target) && element instanceof HTMLElement) {
        element.focus();
        return;
      }
  }
}

const nameOf = ({ texts, figure, drawing, picture, office }: Omit<Target, 'element'>): string =>
  JSON.stringify([texts, figure ?? drawing, picture, office]);

const same = (one: Target | undefined, other: Omit<Target, 'element'>): boolean =>
  one !== undefined && nameOf(one) === nameOf(other);
