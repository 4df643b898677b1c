/**
 * The service worker. Visited pages can be read without a line, each in the language it was visited in; on a good line all pages
 * of the current language are fetched ahead. Pages come from the network first, so a new release is never hidden; files whose name
 * carries their hash come from the store first, so an open page of the old release keeps working.
 */

import { clientsClaim } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { privacy } from '../content/figures.ts';
import { languages as siteLanguages } from '../content/text.ts';

declare const self: ServiceWorkerGlobalScope;

interface ServiceWorkerGlobalScope {
  skipWaiting(): Promise<void>;
  location: Location;
  addEventListener(
    type: 'message',
    listener: (event: MessageEvent & { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
}

const pages = 'pages';
/** Seconds after which a slow line gets the stored page. */
const patience = 8;
const kept = { maxEntries: 150, maxAgeSeconds: privacy.offlinePageDays * 86_400 };
const expiration = new CacheExpiration(pages, kept);

self.skipWaiting();
clientsClaim();

/** One address holds a page in two languages; the store keeps them apart. */
const keyOf = (url: URL, language: string): string => `${url.origin}${url.pathname}?language=${language}`;

/** Stores a page under the language it is in. Anything but a whole page is left alone. */
async function keep(url: URL, response: Response): Promise<void> {
  const language = response.headers.get('content-language');
  if (response.status !== 200 || !language || url.searchParams.has('q')) return;
  const key = keyOf(url, language);
  await (await caches.open(pages)).put(key, response);
  await expiration.updateTimestamp(key);
  await expiration.expireEntries();
}

/** The stored page: in the stated language, else in the one read last, else in any; for an unknown address the home page. */
async function stored(url: URL): Promise<Response | undefined> {
  const store = await caches.open(pages);
  const known = await store.keys();
  const latest = known.at(-1) ? new URL(known.at(-1)!.url).searchParams.get('language') : null;
  const languages = [url.searchParams.get('lang'), latest, ...siteLanguages].filter((language) => language !== null);
  for (const address of [url, new URL('/', url)]) {
    for (const language of languages) {
      const page = await store.match(keyOf(address, language));
      if (page) return page;
    }
  }
  return undefined;
}

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
  async ({ request, url, event }) => {
    const answer = fetch(request).then((response) => {
      event.waitUntil(keep(url, response.clone()));
      return response;
    });
    const slow = new Promise<undefined>((resolve) => setTimeout(resolve, patience * 1_000));
    const first = await Promise.race([answer.catch(() => undefined), slow]);
    return first ?? (await stored(url)) ?? answer;
  },
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'files',
    plugins: [new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: privacy.offlinePageDays * 86_400 })],
  }),
);
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && /^\/drawings\/|^\/media\/[^.]+\.(webp|png|jpg)$|^\/icon\.svg$/.test(url.pathname),
  new StaleWhileRevalidate({ cacheName: 'pictures', plugins: [new ExpirationPlugin({ maxEntries: 200 })] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/search-(ar|en)\.json$/.test(url.pathname),
  new NetworkFirst({ cacheName: 'search', networkTimeoutSeconds: patience }),
);

/** Whether the stored page is of today; an older one is fetched anew. */
async function isFresh(url: URL, language: string): Promise<boolean> {
  const page = await (await caches.open(pages)).match(keyOf(url, language));
  const day = 86_400_000;
  return page !== undefined && Date.now() - Date.parse(page.headers.get('date') ?? '') < day;
}

/** The page tells what may be fetched ahead: one after the other, and no more once one fails. */
self.addEventListener('message', (event) => {
  const { type, paths, language } = (event.data ?? {}) as { type?: string; paths?: string[]; language?: string };
  if (type !== 'keep' || !paths || !language) return;
  event.waitUntil(
    (async () => {
      for (const path of paths) {
        const url = new URL(path, self.location.origin);
        if (await isFresh(url, language)) continue;
        const response = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => undefined);
        if (!response?.ok) return;
        await keep(url, response);
      }
    })(),
  );
});
