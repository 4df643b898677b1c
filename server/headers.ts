import { filmOrigins } from '../app/content/films.ts';
import type { Language } from '../app/content/text.ts';

export type Headers = Record<string, string | string[]>;

/** For responses without content. */
const bare = `default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'`;

/** On every response; browsers apply only these to what a page loads, so that a visit doesn't pay for others. */
const onAll = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** On everything that a browser displays as a document. */
export const commonHeaders = {
  ...onAll,
  'strict-transport-security': 'max-age=63072000',
  'content-security-policy': bare,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

interface PolicyOptions {
  /** The source of the page's inline script: its hash. Without one, no script runs. */
  script?: string;
  mailOrigin?: string | undefined;
}

/** The content security policy of a page: this site's own files, and the start script by its hash. */
export function contentPolicy({ script, mailOrigin }: PolicyOptions): string {
  const films = filmOrigins();
  const mail = mailOrigin ? ` ${mailOrigin}` : '';
  return [
    `default-src 'none'`,
    script ? `script-src 'self' '${script}'` : `script-src 'none'`,
    `style-src 'self'`,
    `img-src 'self'`,
    ["media-src 'self'", ...films.media].join(' '),
    `font-src 'self'`,
    `connect-src 'self'${mail}`,
    // The map, which loads when the visitor asks for it.
    ['frame-src https://www.openstreetmap.org', ...films.frame].join(' '),
    `manifest-src 'self'`,
    `form-action 'self'${mail}`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    // Nothing writes HTML from strings.
    `trusted-types 'none'`,
  ].join(';');
}

/** Of a page in this language, prerendered or rendered for one request. `no-transform`: proxies must not rewrite it. */
export const pageHeaders = (language: Language, policy: string, caching: 'no-cache' | 'no-store') => ({
  ...commonHeaders,
  'content-type': 'text/html; charset=utf-8',
  'content-language': language,
  'content-security-policy': policy,
  'cache-control': `${caching}, no-transform`,
  vary: 'Accept-Language, Cookie, Accept-Encoding',
});

/** Files that other sites may show or read. */
const isPublic = (address: string): boolean => /^\/(data|documents|drawings|guides|media)\/|^\/icon/.test(address);

export const isOpenData = (address: string): boolean => address.startsWith('/data/');

/** Lets any site read the open data. */
export const openDataHeaders = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** Assets have a hash in their name. Pages share drawings; within a visit each is fetched once. */
function cachingOf(address: string): string {
  if (address.startsWith('/assets/')) return 'max-age=31536000, immutable';
  return /^\/(drawings\/|icon\.svg)/.test(address) ? 'max-age=600' : 'no-cache';
}

/** Of a file opened as a document: no scripts. Browsers add styles to pictures, films and documents. */
function filePolicy(type: string): string {
  // Pages load many of these, so theirs are the shortest policies that block everything in them.
  if (/^(font|text\/(css|javascript))/.test(type)) return `default-src 'none';sandbox`;
  if (type === 'image/svg+xml') return `default-src 'none';sandbox;style-src 'unsafe-inline';font-src data:`;
  const shown = /^(image|video|application\/pdf)/.test(type);
  return shown ? `${bare};style-src 'unsafe-inline';font-src data:;img-src 'self';media-src 'self'` : bare;
}

/** Of a file with an address of its own. */
export const fileHeaders = (address: string, type: string) => ({
  ...(/^(text\/plain|application\/xml)/.test(type) ? commonHeaders : onAll),
  'content-type': type,
  'content-security-policy': filePolicy(type),
  'cache-control': cachingOf(address),
  vary: 'Accept-Encoding',
  ...(isPublic(address) ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
  ...(isOpenData(address) ? openDataHeaders : {}),
});
