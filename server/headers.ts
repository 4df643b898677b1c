import { filmOrigins } from '../app/content/films.ts';
import { readPreload } from './settings.ts';

/** For answers that show nothing. */
const bare = `default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'`;

/** On pages and on every answer made for one request; pages bring a content security policy of their own. */
export const commonHeaders = {
  'content-security-policy': bare,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': `max-age=63072000${readPreload(process.env) ? ';includeSubDomains;preload' : ''}`,
  'x-frame-options': 'DENY',
} as const;

/**
 * On files that pages consist of, some forty in a visit that reads five pages: what a browser heeds on them. What else a document may do,
 * a picture opened on its own may not by its policy.
 */
export const fileHeaders = {
  'x-content-type-options': commonHeaders['x-content-type-options'],
  'cross-origin-resource-policy': commonHeaders['cross-origin-resource-policy'],
  'strict-transport-security': commonHeaders['strict-transport-security'],
} as const;

/** What a browser opens by itself, as a document: lists for search engines, and texts. */
export const isDocument = (type: string): boolean => /^(text\/plain|application\/xml)/.test(type);

/** Frames the visitor may ask for by a click: the map. */
const frameHosts = 'https://www.openstreetmap.org';

type PolicyOptions = Partial<Record<'style' | 'script' | 'mailOrigin', string>>;

/**
 * The content security policy of a page: nothing but this site's own files and the two inline parts it knows by hash.
 * @param style hash of the page's inline styles; a page without any has only the style sheet
 * @param script hash of the page's inline script; a page without one runs no script at all
 */
export function contentPolicy({ style, script, mailOrigin }: PolicyOptions): string {
  const films = filmOrigins();
  const mail = mailOrigin ? ` ${mailOrigin}` : '';
  return [
    `default-src 'none'`,
    script ? `script-src 'self' '${script}'` : `script-src 'none'`,
    style ? `style-src 'self' '${style}'` : `style-src 'self'`,
    `img-src 'self'`,
    `media-src ${["'self'", ...films.media].join(' ')}`,
    `font-src 'self'`,
    `connect-src 'self'${mail}`,
    `frame-src ${[frameHosts, ...films.frame].join(' ')}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `form-action 'self'${mail}`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    // The only one: the address of the service worker. Nothing here writes HTML from text.
    `trusted-types service-worker`,
  ].join(';');
}

/**
 * For a file, opened on its own: it can do nothing. The service worker may fetch. Pictures, films and documents keep the styles
 * that drawings bring along and that browsers put around what they show.
 */
export function filePolicy(type: string): string {
  if (type.includes('javascript')) return `${bare};connect-src 'self'`;
  // A page shows several: the shortest policy that lets a drawing do nothing.
  if (type === 'image/svg+xml') return `default-src 'none';sandbox;style-src 'unsafe-inline';font-src data:`;
  const shown = /^(image|video|application\/pdf)/.test(type);
  return shown ? `${bare};style-src 'unsafe-inline';font-src data:;img-src 'self';media-src 'self'` : bare;
}
