/** Everything in `dist/` that has an address, with its final headers: all but films and large documents in memory. */
import { hash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import mime from 'mime';
import { type Language, languages } from '../app/content/text.ts';
import { knownQuery } from '../app/document/known-path.ts';
import { contentPolicy, fileHeaders, type Headers, pageHeaders } from './headers.ts';
import type { PageIndex } from './page-index.ts';

export type Encoding = 'br' | 'gzip';

export interface ServedFile {
  path: string;
  size: number;
  etag: string;
  headers: Headers;
  br?: Buffer | undefined;
  gzip?: Buffer | undefined;
  /** Undefined for a large file without a compressed form, which is read from the disk. */
  identity?: Buffer | undefined;
}

/** Films and documents above this size are read from the disk. */
const small = 128 * 1024;

function readFile(path: string, headers: Headers): ServedFile {
  const compressed = (ending: string) => (existsSync(path + ending) ? readFileSync(path + ending) : undefined);
  const [br, gzip] = [compressed('.br'), compressed('.gz')];
  const content = readFileSync(path);
  const size = content.length;
  const etag = `"${hash('sha256', content, 'base64url').slice(0, 16)}"`;
  const identity = gzip || size <= small ? content : undefined;
  return { path, size, etag, headers: { ...headers, etag }, br, gzip, identity };
}

/** Texts are UTF-8. */
function typeOf(name: string): string {
  const type = mime.getType(name) ?? 'application/octet-stream';
  return /^(text\/|application\/xml)/.test(type) ? `${type}; charset=utf-8` : type;
}

export type Files = Map<string, ServedFile>;

/** Files by address: all except pages and what the build writes for itself. */
export function readFiles(dist: string): Files {
  const files: Files = new Map();
  for (const entry of globSync(['**/*', '.well-known/*'], { cwd: dist, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const address = path.slice(dist.length).replaceAll('\\', '/');
    if (/^\/(pages|\.vite)\/|\.(br|gz)$|^\/\.built-from$/.test(address)) continue;
    files.set(address, readFile(path, fileHeaders(address, typeOf(address))));
  }
  return files;
}

/** Every prerendered page. */
export function readPages(dist: string, mailOrigin?: string) {
  const index: PageIndex = JSON.parse(readFileSync(join(dist, 'pages/index.json'), 'utf8'));
  const policy = contentPolicy({ script: index.script, mailOrigin });
  const pages = new Map<string, ServedFile>();
  const add = (path: string, query: string, language: Language, file: string, caching: 'no-cache' | 'no-store') =>
    pages.set(`${path}?${query}#${language}`, readFile(join(dist, file), pageHeaders(language, policy, caching)));
  for (const { path, query, language, file } of index.pages)
    add(path, query, language, file, path === '404' ? 'no-store' : 'no-cache');
  for (const language of languages) add('429', '', language, index.answers.tooMuch[language], 'no-store');
  return {
    parts: index.answers,
    /** @param path a known path, `404` or `429`; unknown parameters of the query are ignored */
    page(path: string, search: string, language: Language): ServedFile {
      const page = pages.get(`${path}?${search && knownQuery(path, search)}#${language}`);
      if (!page) throw new Error(`dist/ has no page for ${path} (${language}); build again`);
      return page;
    },
    /** For a page rendered for one request. */
    headersOf: (language: Language) => pageHeaders(language, policy, 'no-store'),
  };
}
