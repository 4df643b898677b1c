import type { IncomingMessage } from 'node:http';

/** Where Google shows a translation of the site: `https://www-example-org.translate.goog`. */
function translatedOrigin(siteOrigin: string): string {
  const { protocol, hostname } = new URL(siteOrigin);
  return `${protocol}//${hostname.replaceAll('-', '--').replaceAll('.', '-')}.translate.goog`;
}

/**
 * Whether a post comes from the site's own pages, or from Google's translation of them
 * (docs/decisions/0019-translated-pages.md). Current browsers send `Sec-Fetch-Site`; older ones send `Origin`,
 * which is compared with the configured site and never with `Host`, which the client chooses. A request without both
 * is accepted, because every browser that another site could misuse sends at least one.
 * @returns `crossOrigin` if the configured site posts from another host, so that its pages need the CORS header to
 * read the response
 */
export function judgeOrigin({ headers }: IncomingMessage, siteOrigin: string) {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site === 'same-origin' || site === 'none') return { allowed: true };
  if (origin === undefined) return { allowed: site === undefined };
  if (origin === siteOrigin) return { allowed: true, crossOrigin: origin };
  return { allowed: origin === translatedOrigin(siteOrigin) };
}
