import { pageNames } from '../app/content/shared/pages.ts';
import type { Language } from '../app/content/text.ts';
import { nearestPath } from '../app/start/known-path.ts';
import { slots } from '../app/start/slots.ts';

/** Text for HTML, in elements and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The path as people read it: percent signs decoded where they form text. The browser shows it the same way. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Fills the not-found page for one request (NF-1, NF-3). */
export function fillNotFound(
  html: string,
  request: { path: string; address: string; agent: string; language: Language },
): string {
  const readable = readablePath(request.path);
  const nearest = nearestPath(readable);
  // Links keep the path as it was sent, everything else shows it readable. One slash only: two would lead to another host.
  const values: Record<string, string> = {
    [`href="/${slots.path}`]: `href="${escapeHtml(request.path.replace(/^[/\\]+/, '/'))}`,
    [`/${slots.path}`]: escapeHtml(readable),
    [slots.address]: escapeHtml(request.address),
    [slots.agent]: escapeHtml(request.agent.slice(0, 50)),
    [slots.nearestPath]: nearest,
    [slots.nearestName]: escapeHtml(pageNames[nearest][request.language]),
  };
  return html.replace(new RegExp(Object.keys(values).join('|'), 'g'), (found) => values[found]!);
}
