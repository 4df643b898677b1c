/**
 * The only script of a page until an island is used: bundled, inline in the head, its hash in the policy
 * (tools/building/start-script.ts). See README.md.
 */
import type { Language } from '../content/text.ts';
import { addToDraft, draftKey, readDraft } from '../forms/stored-draft.ts';
import { submitForm } from '../ui/submit-form.ts';
import { islandOf, loadIsland } from './load-island.ts';
import { completeLink, settleLanguage } from './page-language.ts';
import { cancelPress, holdPress } from './pressed-control.ts';

const root = document.documentElement;
// Read before a translator can change it.
const language = root.lang as Language;
// In browsers older than tools/oldest-browsers.ts the page works as without scripts.
// Shows controls that need scripts (.scripted).
if ('findLast' in []) root.className = 'js';
if (document.currentScript!.dataset.missing) console.error('No page at', location.pathname);

const navigation = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;

/** Milliseconds after which the page shows without a style sheet that does not come. */
const patience = 3_000;
setTimeout(() => {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  if (!link || link.sheet) return;
  // It goes on loading, but no longer holds back the page.
  link.media = 'not all';
  link.onload = () => {
    link.media = '';
  };
}, patience);

/** Listens before the page's own listeners do. */
const on = <Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void): void =>
  addEventListener(type, listener, true);

/** The open menu of the header. A dialog above it leaves it open. */
const openMenu = (): HTMLDetailsElement | null =>
  document.querySelector('dialog[open]') ? null : document.querySelector('header [open]');

const formsWithDraft = () => document.querySelectorAll<HTMLFormElement>('form[data-draft]');

/** Opens the fold around a link's target: Safari before 18.4 and Firefox before 139 leave it closed. */
function openFold(): void {
  const target = document.querySelector('details:not([open]) :target');
  if (!target) return;
  target.closest('details')!.open = true;
  target.scrollIntoView();
}

/** A reload, and Forward, open an overlay again (app/media/history-entry.ts). */
const reopen = (): void => document.querySelector<HTMLElement>(history.state?.open)?.click();

function start(): void {
  on('click', (event) => {
    const target = event.target as Element;
    cancelPress();
    const menu = openMenu();
    if (menu && (target.closest('a') || !menu.contains(target))) menu.open = false;
    const control = target.closest<HTMLElement>('a[href], button, summary');
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (control.matches('[data-opens], [data-island] [type=button]')) holdPress(event, control, () => control.click());
    else if (control.matches('[data-island] summary')) loadIsland(islandOf(control)!);
    else if (control instanceof HTMLAnchorElement) completeLink(control, language);
  });

  on('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const island = islandOf(form);
    // React may have rendered the form again.
    holdPress(event, form, () => submitForm(form.isConnected ? form : island!));
  });

  // From the first letter, until the hydrated form does so itself.
  on('input', ({ target }) => {
    const { form } = target as HTMLInputElement;
    if (form?.dataset.draft && islandOf(form)?.dataset.state !== 'ready') addToDraft(form);
  });

  on('keydown', ({ key }) => {
    const menu = key === 'Escape' && openMenu();
    if (!menu) return;
    menu.querySelector('summary')!.focus();
    menu.open = false;
  });

  on('focusin', ({ target }) => {
    const control = target as HTMLInputElement;
    cancelPress(control);
    const island = islandOf(control);
    if (island && (control.form || control.localName === 'summary')) loadIsland(island);
  });

  // The menu of the header is ready when it is pressed.
  on('pointerover', ({ target }) => {
    const summary = (target as Element).closest('header [data-island] summary');
    if (summary) loadIsland(islandOf(summary)!);
  });

  // After the overlay that this entry was left for has closed.
  on('popstate', () => setTimeout(reopen));

  on('hashchange', openFold);

  on('load', () => {
    openFold();
    reopen();
    // When the page is idle. Safari has no requestIdleCallback.
    (window.requestIdleCallback ?? setTimeout)(() => {
      for (const island of document.querySelectorAll<HTMLElement>('[data-island][data-when=load]')) loadIsland(island);
    });
    for (const form of formsWithDraft()) if (readDraft(draftKey(form))[0]) loadIsland(islandOf(form)!);
  });
}

on('pageshow', ({ persisted }) => persisted && settleLanguage(language, true));
if (!settleLanguage(language, navigation?.type === 'back_forward') && root.className) start();
