import { clearBusy, setBusy } from '../ui/busy.ts';
import { timeoutMs, withTimeout } from '../ui/with-timeout.ts';

/** Imports a script, or links a style sheet and waits for it. */
function importFile(file: string): Promise<unknown> {
  if (!file.endsWith('.css')) return import(file);
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: file });
  document.head.append(link);
  return new Promise((resolve, fail) => Object.assign(link, { onload: resolve, onerror: fail }));
}

/** `enhance` of an enhancement, or of React with an island's component; it returns false if it can't. */
type Enhance = (element: HTMLElement, island: unknown) => unknown;

async function run(element: HTMLElement): Promise<void> {
  const [module, island] = await Promise.all(element.dataset.files!.split(' ').map(importFile));
  const ready = (module as { enhance: Enhance }).enhance(element, island);
  element.dataset.state = ready === false ? 'failed' : 'ready';
}

const running = new WeakMap<HTMLElement, Promise<void>>();

/** Starts an enhancement or island, once. Code that takes longer than 15 seconds has failed until it comes. */
function start(element: HTMLElement): Promise<void> {
  const started =
    running.get(element) ??
    withTimeout(run(element), new Error(), timeoutMs).catch(() => {
      element.dataset.state = 'failed';
    });
  running.set(element, started);
  return started;
}

/** Repeats a press once its code is there or has failed. */
async function hold(event: Event, control: HTMLElement, module: HTMLElement, form: Element | null): Promise<void> {
  event.preventDefault();
  const busy = form ?? control;
  if (!setBusy(busy)) return;
  await start(module);
  clearBusy(busy);
  const { activeElement } = document;
  // Not if the visitor has gone on to another control; a form is sent all the same. Safari focuses nothing pressed.
  if (form || activeElement === control || activeElement === document.body) control.click();
}

function press(event: MouseEvent): void {
  const control = (event.target as Element).closest<HTMLAnchorElement | HTMLButtonElement>('[data-opens], button');
  if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const dialog = document.getElementById(control.dataset.opens ?? '');
  const module = dialog ?? control.closest<HTMLElement>('[data-enhance]');
  const form = control.type === 'submit' ? control.closest('form') : null;
  // The browser says what a form lacks.
  if (!module || form?.matches(':invalid')) return;
  const { state } = module.dataset;
  if (!state) void hold(event, control, module, form);
  else if (dialog && state === 'ready') {
    event.preventDefault();
    dialog.dispatchEvent(new CustomEvent('open', { detail: control }));
  }
  // SH-11: nothing native can take its place.
  else if (state === 'failed' && control.type === 'button') document.getElementById('failure')!.hidden = false;
}

/** Starts the dialog of a history entry, which opens itself (ui/use-dialog.ts). */
function reopen(): void {
  const dialog = document.getElementById(history.state?.dialog);
  if (dialog) void start(dialog);
}

/** Called in the head, before any element is there. See README.md. */
export function startModules(): void {
  addEventListener('click', press);
  for (const type of ['focusin', 'pointerover'])
    addEventListener(type, ({ target }) => {
      const element = (target as Element).closest<HTMLElement>('[data-enhance]');
      if (element) void start(element);
    });
  addEventListener('popstate', reopen);
  addEventListener('load', () => {
    reopen();
    for (const element of document.querySelectorAll<HTMLElement>('[data-when]')) void start(element);
  });
}
