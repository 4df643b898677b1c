// The only script of a page before its visitor does something. Placed in the head by the prerender, hashed for the policy.
// 1. Language (LA-2, LA-5): stores the setting; where the stored one differs from the document's, because the cookie was
//    lost, it mends the cookie and asks the server again before anything is painted.
// 2. Start: at the first sign of interaction it fetches the application and its style sheet, all parts in parallel.
// 3. What is below the first screen is laid out later, see `data-from-top` in site.css.
// 4. A tap on a button that only the application understands is kept, and given to it when it is there.
(() => {
  const name = 'preferred-language';
  const root = document.documentElement;
  const valid = (value) => value === 'ar' || value === 'en';
  const remember = (language) => {
    try {
      localStorage.setItem(name, language);
    } catch {}
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that visitors have.
    document.cookie = `${name}=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
  };
  const stated = new URLSearchParams(location.search).get('lang');
  let stored;
  try {
    stored = localStorage.getItem(name);
  } catch {}
  if (valid(stated) || !valid(stored)) remember(root.lang);
  else if (stored === root.lang) remember(stored);
  else {
    remember(stored);
    const asked = new URL(location.href);
    // Without cookies the server can only learn it from the address.
    if (!document.cookie.includes(`${name}=${stored}`)) asked.searchParams.set('lang', stored);
    location.replace(asked);
    return;
  }
  // A page read from its top is laid out as it comes into view. Going back or to a named place needs every height at once.
  if (performance.getEntriesByType('navigation')[0]?.type === 'navigate' && !location.hash) root.dataset.fromTop = '';
  const { app, sheet } = document.currentScript.dataset;
  const parts = app.split(' ');
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'];
  const start = () => {
    for (const sign of signs) removeEventListener(sign, start, true);
    // Before the visitor is anywhere but at the top, so that nothing above moves.
    setTimeout(() => delete root.dataset.fromTop);
    // A page carries only the styles it was printed with; what opens or follows needs the whole sheet.
    for (const href of [sheet, ...parts]) {
      const link = document.createElement('link');
      link.rel = href === sheet ? 'stylesheet' : 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    import(parts[0]);
  };
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  let tapped;
  const keep = ({ target }) => {
    tapped = target.closest('button[type=button]');
  };
  addEventListener('click', keep, true);
  addEventListener(
    'app-ready',
    () => {
      removeEventListener('click', keep, true);
      // What opens a dialog by itself has done so already.
      if (tapped && !tapped.commandForElement) tapped.click();
    },
    { once: true },
  );
})();
