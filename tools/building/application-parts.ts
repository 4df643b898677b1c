import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StartParts } from '../../app/start/document-head.tsx';
import { distDirectory } from '../paths.ts';

/** A piece of Vite's manifest. */
interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** The modules of a route, see `app/routes.ts`. */
export interface RouteSources {
  sources: readonly string[];
  kept?: readonly string[];
}

const entry = 'app/start/client.tsx';

/** What the client build came to, read from its manifest. */
export function readApplication() {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(distDirectory, '.vite/manifest.json'), 'utf8'));

  /** A chunk and all that it imports at once, each once, the chunk first. */
  function withImports(key: string, seen = new Set<Chunk>()): Set<Chunk> {
    const chunk = manifest[key];
    if (chunk && !seen.has(chunk)) {
      seen.add(chunk);
      for (const imported of chunk.imports ?? []) withImports(imported, seen);
    }
    return seen;
  }

  /** The address of the site's style sheet, wherever the bundler put it. */
  function sheet(): string {
    const sheets = new Set([...withImports(entry)].flatMap((chunk) => chunk.css ?? []));
    const [only] = sheets;
    if (!only || sheets.size > 1) throw new Error(`The application has ${sheets.size} style sheets instead of one`);
    return `/${only}`;
  }

  return {
    sheet,
    /** What a page's start fetches: the entry first, then what it and the page's modules import. */
    parts({ sources, kept = [] }: RouteSources): StartParts {
      const chunks = withImports(entry);
      for (const source of sources) withImports(source, chunks);
      const beside = (...keys: string[]) => {
        const late = new Set<Chunk>();
        for (const key of keys) withImports(key, late);
        return [...late].filter((chunk) => !chunks.has(chunk)).map(({ file }) => `/${file}`);
      };
      return {
        app: [...chunks].map(({ file }) => `/${file}`),
        sheet: [sheet()],
        search: beside('app/search/search-dialog.tsx'),
        viewer: beside('app/media/viewer.tsx'),
        more: beside('app/shell/more-menu-full.tsx'),
        offline: beside('app/offline/offline-dialog.tsx'),
        kept: beside(...kept),
      };
    },
  };
}
