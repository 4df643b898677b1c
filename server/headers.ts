import { filmOrigins } from '../app/content/films.ts';
import { readPreload } from './settings.ts';

/** For responses without content. */
const bare = `default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'`;

/** On pages and on every response rendered for one request; pages add their own content security policy. */
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
 * On files that pages load, about forty in a visit of five pages: only the headers that browsers apply to
 * subresources.
 */
export const fileHeaders = {
  'x-content-type-options': commonHeaders['x-content-type-options'],
  'cross-origin-resource-policy': commonHeaders['cross-origin-resource-policy'],
  'strict-transport-security': commonHeaders['strict-transport-security'],
} as const;

/** Files that a browser displays as a document. */
export const isDocument = (type: string): boolean => /^(text\/plain|application\/xml)/.test(type);

/** The map frame, which loads when the visitor asks for it. */
const frameHosts = 'https://www.openstreetmap.org';

interface PolicyOptions {
  /** Sources for the page's inline script: its hash. Without one, no script runs. */
  script?: string;
  /** Sources for the page's inline styles. */
  styles?: readonly string[];
  mailOrigin?: string | undefined;
}

/** The content security policy of a page: this site's own files and inline parts by hash. */
export function contentPolicy({ script, styles = [], mailOrigin }: PolicyOptions): string {
  const films = filmOrigins();
  const mail = mailOrigin ? ` ${mailOrigin}` : '';
  return [
    `default-src 'none'`,
    script ? `script-src 'self' '${script}'` : `script-src 'none'`,
    ["style-src 'self'", ...styles.map((style) => `'${style}'`)].join(' '),
    `img-src 'self'`,
    `media-src ${["'self'", ...films.media].join(' ')}`,
    `font-src 'self'`,
    `connect-src 'self'${mail}`,
    `frame-src ${[frameHosts, ...films.frame].join(' ')}`,
    `manifest-src 'self'`,
    `form-action 'self'${mail}`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    // Nothing writes HTML from strings.
    `trusted-types 'none'`,
  ].join(';');
}

/**
 * For a file opened as a document: no scripts. Images, films and documents keep the styles that they contain or that
 * browsers add to them.
 */
export function filePolicy(type: string): string {
  // Pages load several drawings, so this is the shortest policy that blocks everything in them.
  if (type === 'image/svg+xml') return `default-src 'none';sandbox;style-src 'unsafe-inline';font-src data:`;
  const shown = /^(image|video|application\/pdf)/.test(type);
  return shown ? `${bare};style-src 'unsafe-inline';font-src data:;img-src 'self';media-src 'self'` : bare;
}
