// The only script of a page whose visitor reads. Placed in the head by the prerender, hashed for the policy. See README.md here.
// The prerender puts the languages of the site in the place of __LANGUAGES__, and `patience` of ui/fetch-code.ts in that of __PATIENCE__.
// 1. Language (LA-2, LA-5): stores the setting; where the stored one differs from the document's, because the cookie was
//    lost, it mends the cookie and asks the server again before anything is painted.
// 2. Start: whoever reaches for something that answers in place has the application fetched, all parts in parallel.
// 3. A tap on such a thing is kept until the application is there, and then given to it, once.
// 4. Letters: after the page, not before it.
(() => {
  const name = 'preferred-language';
  const root = document.documentElement;
  const valid = (value) => __LANGUAGES__.includes(value);
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
  // A page that the browser has kept as it was left speaks the language of then.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !stated && !document.cookie.includes(`${name}=${root.lang}`)) location.reload();
  });

  // Menus are `details`, which open by themselves; what closes them is this, whether the application is there or not.
  const closeMenu = ({ key, target }) => {
    const menu = document.querySelector('header details[open]');
    if (!menu) return;
    if (key === 'Escape') menu.firstElementChild.focus();
    else if (key || (menu.contains(target) && !target.closest('[aria-current=page]'))) return;
    menu.open = false;
  };
  for (const type of ['keydown', 'click']) addEventListener(type, closeMenu);

  const { app, sheet, letters, ...parts } = document.currentScript.dataset;
  const all = app.split(' ');
  // A retry is asked for by its click: at the press before it, the notice must not go away under the finger.
  const answering =
    ':is([data-answers], button[type=button], form :is(input, textarea, select, button)):not(#failure *)';
  /** The control, or the form with its button, that waits for the application. */
  let waiting;
  let timer;
  let leaving = false;
  const shown = location.pathname + location.search;
  const until = new AbortController();
  const listen = (types, listener) => {
    for (const type of types) addEventListener(type, listener, { capture: true, signal: until.signal });
  };
  const notice = () => document.getElementById('failure');
  const failed = () => {
    clearTimeout(timer);
    delete root.dataset.app;
    notice().hidden = false;
  };
  // On a line that has stalled nothing fails, and nothing comes: the browser itself can still send a form, or follow a link from a page
  // where nobody can have typed.
  const stalled = () => {
    const [control] = waiting;
    leaving = !!control.submit || (!!control.href && !document.forms[0]);
    notice().hidden = leaving;
    if (!leaving) return;
    // An application that comes now would do it a second time.
    wait();
    if (control.submit) control.submit();
    else location.assign(control.href);
  };
  const wait = (what) => {
    waiting = what;
    clearTimeout(timer);
    if (what) timer = setTimeout(stalled, __PATIENCE__);
  };
  const add = (href) => {
    const link = document.createElement('link');
    link.rel = href === sheet ? 'stylesheet' : 'modulepreload';
    link.href = href;
    document.head.append(link);
  };
  let fetched = false;
  const start = (control) => {
    // What the control itself opens comes along with the application, not after it.
    for (const part of parts[control?.dataset.answers]?.split(' ') ?? []) add(part);
    notice().hidden = true;
    leaving = false;
    if (root.dataset.app) return;
    root.dataset.app = 'loading';
    // A page carries only the styles it was printed with; what opens or follows needs the whole sheet.
    if (!fetched) for (const href of [sheet, ...all]) add(href);
    fetched = true;
    import(all[0]).then(() => {
      if (leaving) delete root.dataset.app;
      else dispatchEvent(new Event('app-asked'));
    }, failed);
  };

  // A finger that comes down may be about to scroll; only its tap is a sign. Mouse and keyboard are clear at once.
  listen(['pointerdown', 'focusin', 'click'], (event) => {
    const control = event.target.closest?.(answering);
    if (control && (event.type !== 'pointerdown' || event.pointerType === 'mouse')) start(control);
  });
  listen(['click'], (event) => {
    if (event.target.closest?.('#failure')) {
      wait(waiting);
      return start(waiting?.[0]);
    }
    // A message that waits to be sent is not taken back by a tap beside it.
    if (!waiting?.[1]) wait();
    const control = event.target.closest?.('a[data-answers], button[type=button]');
    // Menus open by themselves, and so do dialogs where the browser knows how to.
    if (!control || control.commandForElement) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    wait([control]);
  });
  listen(['submit'], (event) => {
    event.preventDefault();
    event.stopPropagation();
    wait([event.target, event.submitter]);
    start();
  });
  listen(['app-failed'], failed);
  listen(['app-ready'], () => {
    until.abort();
    clearTimeout(timer);
    notice().hidden = true;
    const [control, submitter] = waiting ?? [];
    if (control?.requestSubmit) control.requestSubmit(submitter);
    else control?.click();
  });
  // The site's typeface, `family|weight|address` each, the page's own two first, comes after what is read and looked at. It is put on
  // where it is there in time and no line in sight moves by it; else the next page has it at once.
  const faces = letters?.split(',').map((face) => {
    const [family, weight, address] = face.split('|');
    return new FontFace(family, `url(${address})`, { weight, display: 'swap' });
  });
  const putOn = (change = 'add') => {
    for (const face of faces) document.fonts[change](face);
  };
  const places = () =>
    [...document.querySelectorAll('main :not(svg *)')].map((element) => element.getBoundingClientRect());
  const decide = (worn) => {
    root.dataset.letters = worn ? 'own' : 'next';
  };
  // The first frame is painted right after its callback; the browser's own entry of it may come much later.
  let painted = false;
  const frame = requestAnimationFrame;
  frame(() => {
    painted = true;
  });
  const fetchLetters = () => {
    let worn = true;
    setTimeout(() => {
      worn = false;
    }, 1_000);
    const done = () => {
      if (worn) {
        // Before the page is painted, nobody has seen a line of it.
        const before = painted ? places() : [];
        putOn();
        const start = root.dir === 'rtl' ? 'right' : 'left';
        const moved = (place, at) =>
          Math.min(place.top, before[at].top) < innerHeight &&
          (Math.abs(place.top - before[at].top) > 1 || Math.abs(place[start] - before[at][start]) > 4);
        if (before[0] && places().some(moved)) {
          putOn('delete');
          worn = false;
        }
      }
      decide(worn);
    };
    // The third is that of the labels, which a phone sets in its own.
    Promise.all(faces.slice(0, phone ? 2 : 3).map((face) => face.load())).then(done, done);
  };
  const phone = matchMedia('(width < 45rem)').matches;
  // A long page would be held up by being set once more. What has cost a phone 18 kB has cost enough; where pictures are still
  // coming, it may yet, and letters would not be in time. There the next page fetches them.
  const isTooMuch = () =>
    root.scrollHeight > 10 * innerHeight ||
    (phone &&
      ([...document.images].some(
        (image) => !image.complete && image.width && image.getBoundingClientRect().top < innerHeight + 1_250,
      ) ||
        performance.getEntries().reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) > 18_000));
  if (letters) {
    // Whoever comes from another page of the site reads on in them.
    if (document.referrer.startsWith(`${location.origin}/`)) fetchLetters();
    else {
      // The second frame starts when the first is painted: until then the line and the processor are the page's.
      addEventListener('load', () => frame(() => frame(() => (isTooMuch() ? decide() : fetchLetters()))));
    }
    // What changes in place is a next page too.
    addEventListener('page-changed', () => putOn());
  }
  // A page change of the application that a reload has outlived: nobody here can undo it, the server can.
  history.scrollRestoration = 'auto';
  listen(['popstate'], () => {
    if (location.pathname + location.search !== shown) location.reload();
  });
})();
