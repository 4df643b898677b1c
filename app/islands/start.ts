/**
 * The only script of a page until a control is used: bundled, inline in the head, its hash in the policy
 * (tools/building/start-script.ts). See README.md.
 */
import type { Language } from '../content/text.ts';
import { restoreDraft, saveDraft } from '../forms/stored-draft.ts';
import { completeLink, settleLanguage } from '../language/page-language.ts';
import { clearBusy, setBusy } from '../ui/busy.ts';
import { loadModule } from './load-module.ts';

const root = document.documentElement;
// Read before a translator can change it.
const language = root.lang as Language;
// In browsers older than tools/oldest-browsers.ts the page works as without scripts.
// Shows controls that need scripts (.scripted).
if ('findLast' in []) root.className = 'js';
if (document.currentScript!.dataset.missing) console.error('No page at', location.pathname);

const navigation = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;

// After three seconds the page shows without a style sheet that does not come; it goes on loading.
setTimeout(() => {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  if (link && !link.sheet) Object.assign(link, { media: 'not all', onload: () => (link.media = '') });
}, 3_000);

/** Listens before the page's own listeners do. */
const on = <Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void): void =>
  addEventListener(type, listener, true);

const enhancementOf = (element: Element) => element.closest<HTMLElement>('[data-enhance]');

/** The control whose press waits for its code: the last one. */
let waiting: Element | undefined;

/** Holds a press back until its code is there or has failed. A press elsewhere meanwhile cancels it, but not a form's. */
async function hold(event: Event, control: HTMLElement, module: HTMLElement, then: (ready: boolean) => void) {
  event.preventDefault();
  event.stopPropagation();
  waiting = control;
  if (!setBusy(control)) return;
  const ready = await loadModule(module);
  clearBusy(control);
  if (waiting === control || control.localName === 'form') then(ready);
}

/** Opens the fold around a link's target: Safari before 18.4 and Firefox before 139 leave it closed. */
function openFold(): void {
  const target = document.querySelector('details:not([open]) :target');
  if (!target) return;
  target.closest('details')!.open = true;
  target.scrollIntoView();
}

/** Loads the dialog of a history entry, which opens itself (ui/use-dialog.ts). */
function reopen(): void {
  const dialog = document.getElementById(history.state?.dialog);
  if (dialog) void loadModule(dialog);
}

function start(): void {
  on('click', (event) => {
    waiting = undefined;
    const control = (event.target as Element).closest<HTMLElement>('a[href], button');
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const dialog = document.getElementById(control.dataset.opens ?? '');
    const enhancement = enhancementOf(control);
    if (dialog && dialog.dataset.state !== 'failed')
      hold(event, control, dialog, (ready) =>
        ready ? dialog.dispatchEvent(new CustomEvent('open', { detail: control })) : control.click(),
      );
    else if (enhancement && !enhancement.dataset.state && control.matches('[type=button]'))
      hold(event, control, enhancement, (ready) => {
        // SH-11: nothing native can take its place.
        if (ready) control.click();
        else document.getElementById('failure')!.hidden = false;
      });
    else if (control instanceof HTMLAnchorElement) completeLink(control, language);
    else if ('print' in control.dataset) print();
  });

  on('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const enhancement = enhancementOf(form);
    // A press of its button, for its validation: `requestSubmit` is missing before Safari 16.
    if (enhancement && !enhancement.dataset.state)
      hold(event, form, enhancement, () => form.querySelector<HTMLElement>('[type=submit]')!.click());
  });

  on('input', ({ target }) => {
    const { form } = target as HTMLInputElement;
    if (form?.dataset.draft) saveDraft(form, target as Element);
  });

  on('focusin', ({ target }) => {
    const control = target as Element;
    if (waiting !== control) waiting = undefined;
    const enhancement = enhancementOf(control);
    if (enhancement) void loadModule(enhancement);
    // From now on React leaves the planner alone, unless it is there already.
    const island = control.closest<HTMLElement>('[data-island]');
    if (island) island.dataset.used = 'true';
  });

  // A menu of the header is ready when it is pressed.
  on('pointerover', ({ target }) => {
    const summary = (target as Element).closest('header summary');
    if (summary) void loadModule(enhancementOf(summary)!);
  });

  on('hashchange', openFold);
  on('popstate', reopen);
  on('DOMContentLoaded', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>('[data-draft]')) restoreDraft(form);
  });
  on('load', () => {
    openFold();
    reopen();
    // Safari has no requestIdleCallback.
    (window.requestIdleCallback ?? setTimeout)(
      () => {
        for (const element of document.querySelectorAll<HTMLElement>('[data-when]')) void loadModule(element);
      },
      { timeout: 2_000 } as IdleRequestOptions & number,
    );
  });
}

on('pageshow', ({ persisted }) => persisted && settleLanguage(language, true));
if (!settleLanguage(language, navigation?.type === 'back_forward') && root.className) start();
