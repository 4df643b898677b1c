// The only script of a page until an island is used: inline in the head, hashed for the policy, about 1 kB compressed.
// See README.md. The build replaces __LANGUAGES__ and __TIMEOUT__ (milliseconds until an island counts as failed).
(() => {
  if (document.currentScript.dataset.missing) console.error('No page at', location.pathname);

  const root = document.documentElement;
  // Read before a translator can change it.
  const { lang } = root;
  // Shows controls that need scripts (.scripted).
  root.className = 'js';
  const key = 'preferred-language';
  const valid = (value) => __LANGUAGES__.includes(value);
  const on = (type, listener) => addEventListener(type, listener, true);
  const [{ type, serverTiming } = {}] = performance.getEntriesByType('navigation');
  // A service worker's page that is stored in this language only: no reload and no toggle to the other
  // (app/offline/offline-copies.ts).
  const only = serverTiming?.[0]?.name === 'only';
  if (only) root.dataset.only = '';

  // Language (LA-2, LA-5). The address wins, except on history navigation, where the newest choice does. The reload
  // states the language in the address, so a page load reloads at most once.
  const choose = (back) => {
    const url = new URL(location);
    const asked = url.searchParams.get('lang');
    const stated = valid(asked) && asked;
    let choice = stated || lang;
    let reload;
    try {
      const stored = localStorage[key];
      if (valid(stored) && stored !== choice && (back || !stated)) {
        choice = stored;
        reload = !only;
      }
      localStorage[key] = choice;
    } catch {}
    // The sixth character of `https:`; `http:` has none.
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API.
    document.cookie = `${key}=${choice};Path=/;Max-Age=31536000;SameSite=Lax${url.protocol[5] ? ';Secure' : ''}`;
    url.searchParams.set('lang', choice);
    if (reload) location.replace(url);
    return reload;
  };
  on('pageshow', ({ persisted }) => persisted && choose(1));
  // Of the four navigation types, only `back_forward` sorts before c.
  if (choose(type < 'c')) return;

  // A dialog above an open menu leaves the menu open.
  const menu = () => !document.querySelector('dialog[open]') && document.querySelector('header [open]');
  const closest = (element) => element.closest('[data-island]');
  let pending;
  let posted;

  // Resolves when the island is ready or has failed; `data-state` says which.
  const load = (island) =>
    (island.loaded ??= Promise.race([
      Promise.all(island.dataset.files.split(' ').map((file) => import(file))).then(([entry]) => entry.default(island)),
      new Promise((_, fail) => setTimeout(fail, __TIMEOUT__)),
    ]).then(
      (open) => {
        island.dataset.state = 'ready';
        return open;
      },
      () => {
        // Posts to `failed` beside this page, where the server counts it (server/faults.ts).
        // biome-ignore lint/suspicious/noAssignInExpressions: every byte of this script is in every page.
        navigator.sendBeacon((island.dataset.state = 'failed'));
      },
    ));

  // Waits for the island, then repeats the event: a ready island handles it, a failed one leaves it to the browser.
  const hold = async (event, control, act) => {
    const { opens } = control.dataset;
    const island = opens ? document.getElementById(opens) : closest(control);
    const state = () => island.dataset.state;
    if (!island?.dataset.files || state() === 'failed' || (state() && !opens)) return;
    event.preventDefault();
    event.stopPropagation();
    pending = control;
    control.ariaBusy = true;
    const open = await load(island);
    control.ariaBusy = null;
    if (pending !== control) return;
    if (open) open(control);
    else if (state() === 'failed' && control.type === 'button') failure.hidden = false;
    else act();
  };

  on('click', (event) => {
    const { target } = event;
    // A click or the focus elsewhere cancels a pending one, except for a form that waits to be sent.
    if (!pending?.action) pending = 0;
    if (menu() && !menu().contains(target)) menu().open = false;
    const control = target.closest('a[href], button, summary');
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (control.matches('[data-opens], [data-island] [type=button]')) hold(event, control, () => control.click());
    else if (control.matches('[data-island] summary')) load(closest(control));
    else if (control.hreflang || (!navigator.cookieEnabled && control.host === location.host)) {
      // The toggle leads to this page in the other language, at the section being read. Without cookies every link
      // states the language.
      const url = new URL(control.hreflang ? location : control.href);
      url.searchParams.set('lang', control.hreflang || lang);
      if (control.hreflang && scrollY > 160)
        for (const part of document.querySelectorAll('main [id]')) {
          const { top, height } = part.getBoundingClientRect();
          if (height && top < 160) url.hash = part.id;
        }
      control.href = url;
    }
  });
  on('submit', (event) => {
    hold(event, event.target, () => event.target.requestSubmit(event.submitter));
    posted = !event.defaultPrevented;
  });
  // Text typed into a form before hydration becomes a draft in the island's format (app/forms/draft.ts).
  on('pagehide', () => {
    for (const island of document.querySelectorAll('[data-island][data-draft]'))
      try {
        const { draft, state } = island.dataset;
        const typed = [...island.querySelector('form')].filter(
          (control) => control.value !== (control.defaultValue ?? control.value),
        );
        if (typed[0] && !posted && state !== 'ready')
          sessionStorage[draft] = JSON.stringify([
            ...JSON.parse(sessionStorage[draft] || '[]'),
            ...typed.map((control) => [control.name, control.value]),
          ]);
      } catch {}
  });
  on('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu()) return;
    menu().firstElementChild.focus();
    menu().open = false;
  });
  on('focusin', ({ target }) => {
    if (pending !== target && !pending?.action) pending = 0;
    if (closest(target) && target.form) load(closest(target));
  });
  // A reload, and Forward, open an overlay again (app/media/history-entry.ts).
  const reopen = () => document.querySelector(history.state?.open)?.click();
  // After the overlay that this entry was left for has closed.
  on('popstate', () => setTimeout(reopen));
  on('load', () => {
    reopen();
    for (const island of document.querySelectorAll('[data-island]')) {
      let { when, draft } = island.dataset;
      // A draft in this tab hydrates its form at once.
      try {
        when ||= sessionStorage[draft];
      } catch {}
      if (when) load(island);
    }
  });
})();
