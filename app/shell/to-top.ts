/** What lies below the button: something that is pressed, something that is read, or nothing. */
function below(button: Element): 'control' | 'text' | undefined {
  const { left, top, right, bottom } = button.getBoundingClientRect();
  let found: 'text' | undefined;
  for (const x of [left, (left + right) / 2, right])
    for (const y of [top, (top + bottom) / 2, bottom]) {
      const under = document.elementsFromPoint(x, y).find((element) => !button.parentElement!.contains(element));
      if (under?.closest('a, button, input, select, textarea, summary, label')) return 'control';
      if (under?.matches('p, li, dd, dt, td, th, span, b, h1, h2, h3')) found = 'text';
    }
  return found;
}

/** Milliseconds without scrolling after which the page is at rest. */
const rest = 200;

/**
 * SH-9, on a phone: the back-to-top button is away while the page scrolls down, and comes back on scrolling up, or at
 * rest where nothing is read below it; it never lies over a control.
 */
export function enhance(element: HTMLElement): void {
  const button = element.querySelector('.to-top')!;
  let last = scrollY;
  let up = false;
  let timer = 0;
  const settle = () => {
    const under = below(button);
    button.toggleAttribute('data-away', under === 'control' || (under === 'text' && !up));
  };
  addEventListener('scroll', () => {
    up = scrollY < last;
    last = scrollY;
    if (up) settle();
    else button.toggleAttribute('data-away', true);
    clearTimeout(timer);
    timer = window.setTimeout(settle, rest);
  });
}
