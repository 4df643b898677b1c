/**
 * The service worker, installed only for offline reading (OF-1). Pages come from the network first, so that a new
 * release is visible at once; offline they come from the copy. It fetches and stores nothing by itself.
 */
import { newestCopy, notKeptPage, offlinePage } from './offline-copies.ts';

declare const self: {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  location: Location;
  addEventListener(type: 'install' | 'activate' | 'fetch', listener: (event: WorkerEvent) => void): void;
};

interface WorkerEvent extends Event {
  request: Request;
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}

/** Milliseconds until a slow connection gets the stored page. */
const patience = 8_000;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return;
  // download.ts fetches these to renew the copy, so the old copy must not answer.
  if (request.cache === 'no-cache' && request.destination === '') return;
  if (request.mode === 'navigate') event.respondWith(page(request, url));
  // Names with a hash: a stored file is always current.
  else if (url.pathname.startsWith('/assets/')) event.respondWith(kept(url).then((found) => found ?? fetch(request)));
  else if (!request.headers.has('range'))
    event.respondWith(fetch(request).catch(async (error) => (await kept(url)) ?? Promise.reject(error)));
});

const kept = async (url: URL): Promise<Response | undefined> => (await newestCopy())?.match(url.pathname);

async function page(request: Request, url: URL): Promise<Response> {
  const answer = fetch(request);
  const slow = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const first = await Promise.race([answer.catch(() => undefined), slow]);
  // A page without a copy waits for the network.
  return (
    first ??
    (await offlinePage(url)) ??
    // A guide opens like a page.
    (url.pathname.endsWith('.pdf') ? await kept(url) : undefined) ??
    answer.catch(async (error) => (await notKeptPage(url)) ?? Promise.reject(error))
  );
}
