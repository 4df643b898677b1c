import type { IncomingMessage } from 'node:http';

/**
 * Whether a post comes from the site's own pages. Browsers say so themselves with `Sec-Fetch-Site`; older ones send `Origin`,
 * which is compared with the configured site and never with `Host`, which the sender chooses. A request with neither comes
 * from no page of another site, because every browser that could be misused for one sends at least one of them.
 * @returns `crossOrigin` where the configured site asks from another host than this one: its pages read the answer only with that header
 */
export function judgeOrigin({ headers }: IncomingMessage, siteOrigin: string) {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site === 'same-origin' || site === 'none') return { allowed: true };
  if (origin === undefined) return { allowed: site === undefined };
  return origin === siteOrigin ? { allowed: true, crossOrigin: origin } : { allowed: false };
}
