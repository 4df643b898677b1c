/** SH-4, in milliseconds: a mouse that rests opens More, one that has left closes it, typed letters are forgotten. */
export const delays = { open: 100, close: 300, typed: 1_000 } as const;

/** Without marks, so that a plain Alef finds one with Hamza. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/**
 * SH-4, SH-5: a menu of the header is a `details`, which a press opens and closes without this. Adds arrow keys and
 * type-ahead; Escape, a press elsewhere, a followed link and Tab beyond its end close it. More also opens for a mouse
 * that rests on it (`data-rests`).
 */
export function enhance(element: HTMLElement): void {
  const menu = element.querySelector('details')!;
  const summary = menu.querySelector('summary')!;
  const links = [...menu.querySelectorAll('a')];
  /** `held`: what a press or a key has done under the mouse stays until it leaves. */
  let mouse: 'away' | 'waits' | 'opened' | 'held' = 'away';
  let timer: ReturnType<typeof setTimeout>;
  let typing: ReturnType<typeof setTimeout>;
  let typed = '';
  const show = (open: boolean) => {
    clearTimeout(timer);
    if (mouse !== 'away') mouse = 'held';
    menu.open = open;
  };

  const rest = () => {
    if (!('rests' in menu.dataset)) return;
    if (mouse === 'opened') clearTimeout(timer);
    if (mouse !== 'away') return;
    mouse = menu.open ? 'held' : 'waits';
    if (mouse === 'held') return;
    timer = setTimeout(() => {
      mouse = 'opened';
      menu.open = true;
    }, delays.open);
  };
  menu.addEventListener('pointermove', ({ pointerType }) => pointerType === 'mouse' && rest());
  // A mouse that came before this code, and rests.
  if (matchMedia('(hover: hover)').matches && menu.matches(':hover')) rest();
  menu.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'mouse') return;
    clearTimeout(timer);
    if (mouse !== 'opened') mouse = 'away';
    else
      timer = setTimeout(() => {
        mouse = 'away';
        menu.open = false;
      }, delays.close);
  });
  summary.addEventListener('click', (event) => {
    // A press keeps open what resting has opened.
    if (mouse === 'opened') event.preventDefault();
    show(menu.open);
  });

  const closes = (target: EventTarget | null) =>
    menu.open && target instanceof Element && !target.closest('dialog') && !menu.contains(target);
  menu.addEventListener('focusout', ({ relatedTarget }) => closes(relatedTarget) && show(false));
  addEventListener('click', ({ target }) => {
    // Before a page is left: Back from the cache would show the menu open.
    if (closes(target) || links.some((link) => link.contains(target as Element))) show(false);
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open || document.querySelector('dialog[open]')) return;
    show(false);
    summary.focus();
  });

  menu.addEventListener('keydown', (event) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    const go = (index: number) => {
      event.preventDefault();
      show(true);
      links.at(index % links.length)!.focus();
    };
    if (key === 'ArrowDown') return go(at + 1);
    if (key === 'ArrowUp') return go(Math.max(at, 0) - 1);
    if (!menu.open) return;
    if (key === 'Home') return go(0);
    if (key === 'End') return go(-1);
    // A space on the summary is a press.
    if (key.length > 1 || (key === ' ' && !typed)) return;
    clearTimeout(typing);
    typing = setTimeout(() => (typed = ''), delays.typed);
    typed += plain(key) || ' ';
    // One letter again and again goes from one link to the next.
    const wanted = typed.replaceAll(typed[0]!, '') ? typed : typed[0]!;
    const from = at + (wanted.length > 1 ? 0 : 1);
    const next = [...links.slice(Math.max(from, 0)), ...links].find((link) =>
      plain(link.textContent!).startsWith(wanted),
    );
    if (next) go(links.indexOf(next));
  });
}
