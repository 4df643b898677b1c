import { paths } from '../content/shared/pages.ts';

/** What browsers tell of the line; not in every one. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

const worker = '/sw.js';

/** The address of the worker in the form that the content policy demands: the only one this site ever makes. */
function trusted(url: string): string {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  return types ? types.createPolicy('service-worker', { createScriptURL: (asked) => asked }).createScriptURL(url) : url;
}

/**
 * Lets the site be read without a line. Called once React has taken over; never on pages without scripts. On a good and free line
 * the pages of the current language are kept ahead of their visit.
 */
export async function registerOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  try {
    await navigator.serviceWorker.register(trusted(worker));
    const { active } = await navigator.serviceWorker.ready;
    const line = (navigator as { connection?: Line }).connection;
    if (line?.saveData || line?.effectiveType !== '4g') return;
    active?.postMessage({ type: 'keep', paths, language: document.documentElement.lang });
  } catch {
    // Private windows and old browsers have none; the site is only not readable offline.
  }
}
