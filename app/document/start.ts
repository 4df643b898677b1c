/** The only script of a page until a control is used: bundled, inline in the head, its hash in the policy. */
import type { Language } from '../content/text.ts';
import { restoreDraft, saveDraft } from '../forms/stored-draft.ts';
import { startModules } from '../islands/start-modules.ts';
import { completeLink, settleLanguage } from '../language/page-language.ts';

// Before a translator can change it.
const language = document.documentElement.lang as Language;
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

// After three seconds the page shows without a style sheet that does not come; it goes on loading.
setTimeout(() => {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  if (link && !link.sheet) Object.assign(link, { media: 'not all', onload: () => (link.media = '') });
}, 3_000);

/** Opens the fold around a link's target: Safari before 18.4 and Firefox before 139 leave it closed. */
function openFold(): void {
  const target = document.querySelector('details:not([open]) :target');
  if (!target) return;
  target.closest('details')!.open = true;
  target.scrollIntoView();
}

function start(): void {
  // Shows controls that need scripts (.scripted).
  document.documentElement.className = 'js';
  startModules();
  addEventListener('click', ({ target }) => {
    const control = (target as Element).closest('a[href], [data-print]');
    if (control instanceof HTMLAnchorElement) completeLink(control, language);
    else if (control) print();
  });
  addEventListener('input', ({ target }) => {
    const { form } = target as HTMLInputElement;
    if (form?.dataset.draft) saveDraft(form, target as Element);
  });
  addEventListener('DOMContentLoaded', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>('[data-draft]')) restoreDraft(form);
  });
  for (const type of ['load', 'hashchange']) addEventListener(type, openFold);
}

if (document.currentScript!.dataset.missing) console.error('No page at', location.pathname);
addEventListener('pageshow', ({ persisted }) => persisted && settleLanguage(language, true));
// In browsers older than tools/oldest-browsers.ts the page works as without scripts.
if (!settleLanguage(language, navigation?.type === 'back_forward') && 'findLast' in []) start();
