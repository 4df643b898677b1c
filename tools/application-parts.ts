import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distDirectory } from './paths.ts';

/** A piece of Vite's manifest. */
interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
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

  return {
    /** Everything the application needs to start on one page: the entry first, then what it and the page's modules import. */
    parts(sources: readonly string[]): string[] {
      const parts = withImports(entry);
      for (const source of sources) withImports(source, parts);
      return [...parts].map((chunk) => `/${chunk.file}`);
    },

    /** The address of the site's style sheet, wherever the bundler put it. */
    sheet(): string {
      const sheets = new Set([...withImports(entry)].flatMap((chunk) => chunk.css ?? []));
      const [sheet] = sheets;
      if (!sheet || sheets.size > 1) throw new Error(`The application has ${sheets.size} style sheets instead of one`);
      return `/${sheet}`;
    },
  };
}
