/**
 * Repairs addresses mangled in transit: encoded twice, followed by a sentence's punctuation, or changed by an
 * application that appends parameters. Every step is linear in the address's length.
 */
import { languages } from '../app/content/text.ts';

/** Longer addresses are left alone. */
const longest = 2_000;

/** Free-text parameters, whose punctuation belongs to the value. */
const freeText: readonly string[] = ['q', 'term'];

/** Characters that a messenger, a sentence or an editor leaves after an address. */
const strayMark = /[\s\p{Cf}.,:;!?)\]}>"'*`~_،؛؟»”’…-]/u;

/**
 * The page or file that a mangled path means.
 * @param path as requested, without its query
 * @param search the query as requested, with its question mark, or ''
 * @param find the canonical spelling of an existing path
 * @returns path, query and fragment, or undefined if nothing fits
 */
export function repairAddress(
  path: string,
  search: string,
  find: (path: string) => string | undefined,
): string | undefined {
  if (path.length + search.length > longest) return undefined;
  const text = readable(path).replace(/^\/*https?:\/+[^/]*/i, '');
  // The path ends at the first character that no address of this site contains; spaces may come from a wrapped line.
  const end = text.search(/[^\w\s/.~-]/);
  const head = end < 0 ? text : text.slice(0, end);
  const tail = end < 0 ? '' : text.slice(end);
  // Without a path it is the home page, unless other words follow.
  const isHome = withoutEnd(tail) === '' || /^[?&;#]/.test(tail);
  const paths = candidates(head).filter((path) => path !== '' || isHome);
  const found = paths.map((path) => find(`/${path}`)).find(Boolean);
  return found && found + remainder(tail, search);
}

/**
 * Decodes percent signs (up to twice), normalises compatibility forms, removes invisible characters and replaces
 * typographic hyphens.
 */
function readable(path: string): string {
  let text = decode(path);
  if (/%[0-9a-f]{2}/i.test(text)) text = decode(text);
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll('\\', '/');
}

/** Decodes valid UTF-8 and keeps the rest. */
function decode(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run;
    }
  });
}

/** The paths that a text may mean, closest first, without a leading slash. */
function candidates(head: string): string[] {
  const segments = head
    .split('/')
    .map((segment) => segment.trim())
    .filter((segment) => segment !== '' && segment !== '.');
  const joined = segments.join('/');
  const whole = withoutEnd(joined.replace(/\s+/g, ''));
  return [
    whole,
    withoutEnd(joined.split(/\s/, 1)[0]!),
    whole.replace(/(?:(?:^|\/)index)?\.(?:html?|php|aspx?)$/i, ''),
    withoutEnd(joined.replace(/[\s_]+/g, '-')),
    // A link without `https://` leads to `/www.example.org/about`.
    segments.length > 1 && segments[0]!.includes('.') ? withoutEnd(segments.slice(1).join('/')) : whole,
  ];
}

/** Query and fragment that ended up in the path, and the actual query. */
function remainder(tail: string, search: string): string {
  const [before = '', fragment = ''] = tail.split('#', 2);
  const own = /^[?&;]/.test(before) && before.includes('=') ? encodeURI(before.slice(1)) : '';
  const query = [own, search.slice(1)].filter(Boolean).join('&');
  const anchor = /^[\w-]+/.exec(fragment)?.[0];
  return (query && repairQuery(`?${query}`)) + (anchor ? `#${anchor}` : '');
}

/**
 * Repairs a mangled query: `?amp;lang=en`, `?lang=EN`, `?lang=en?fbclid=1`, `?by=tonnes&t=5000).`
 * @param search with its question mark, or ''
 * @returns the same text if nothing is wrong
 */
export function repairQuery(search: string): string {
  if (search.length < 2 || search.length > longest) return search;
  const pairs = search
    .replace(/^\?+/, '')
    .split('&')
    .flatMap(separated)
    .map((pair) => pair.replace(/^(?:\?|amp(?:;|%3b))+/i, ''));
  const last = pairs.length - 1;
  const query = pairs.map((pair, index) => repairPair(pair, index === last)).join('&');
  return query && `?${query}`;
}

const nameOf = (pair: string): string => pair.split('=', 1)[0]!;

/** A second question mark starts another parameter, except in free text. */
const separated = (pair: string): string[] =>
  freeText.includes(nameOf(pair))
    ? [pair]
    : pair
        .split(/(?:\?|%3f)(?=[a-z_]+(?:=|%3d))/i)
        .map((part, index) => (index > 0 ? part.replace(/%3d/i, '=') : part));

function repairPair(pair: string, isLast: boolean): string {
  const name = nameOf(pair);
  const value = pair.slice(name.length + 1);
  if (name.toLowerCase() === 'lang') {
    const stated = /^\W*([a-z]+)/i.exec(decode(value).replace(/\p{Cf}/gu, ''))?.[1]?.toLowerCase();
    const language = languages.find((known) => known === stated);
    if (language) return `lang=${language}`;
  }
  if (!isLast || value === '' || freeText.includes(name)) return pair;
  const shown = decode(value.replaceAll('+', '%20'));
  const proper = withoutEnd(shown);
  return proper === shown ? pair : `${name}=${encodeURIComponent(proper)}`;
}

/** Removes stray characters from the end. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && strayMark.test(text[end - 1]!)) end--;
  return text.slice(0, end);
}
