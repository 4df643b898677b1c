import type { IncomingMessage } from 'node:http';

export interface OriginVerdict {
  allowed: boolean;
  /** The configured site asks from another host than this one: its pages read the answer only with this header. */
  crossOrigin: string | undefined;
}

/**
 * Whether a post comes from the site's own pages. Browsers say so themselves with `Sec-Fetch-Site`; older ones send `Origin`,
 * which is compared with the configured site and never with `Host`, which the sender chooses. A request with neither comes
 * from no page of another site, because every browser that could be misused for one sends at least one of them.
 */
export function judgeOrigin(request: IncomingMessage, siteOrigin: string | undefined): OriginVerdict {
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  if (site === 'same-origin' || site === 'none') return { allowed: true, crossOrigin: undefined };
  if (origin === undefined) return { allowed: site === undefined, crossOrigin: undefined };
  const allowed = siteOrigin !== undefined && origin === siteOrigin;
  return { allowed, crossOrigin: allowed ? origin : undefined };
}
