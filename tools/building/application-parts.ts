import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import type { notFound } from '../../app/routes.ts';
import type { StartParts } from '../../app/start/document-head.tsx';
import { distDirectory } from '../paths.ts';

const entry = 'app/start/client.tsx';

/** What the client build came to, read from its manifest. */
export function readApplication() {
  const manifest: Manifest = JSON.parse(readFileSync(join(distDirectory, '.vite/manifest.json'), 'utf8'));

  /** The chunks of these modules and all that they import at once, each once, those that import first. */
  function chunksOf(modules: readonly string[], found = new Set<ManifestChunk>()): Set<ManifestChunk> {
    for (const module of modules) {
      const chunk = manifest[module];
      if (!chunk || found.has(chunk)) continue;
      found.add(chunk);
      chunksOf(chunk.imports ?? [], found);
    }
    return found;
  }

  const addresses = (chunks: Set<ManifestChunk>) => [...chunks].map(({ file }) => `/${file}`);

  const sheets = new Set([...chunksOf([entry])].flatMap((chunk) => chunk.css ?? []));
  if (sheets.size !== 1) throw new Error(`The application has ${sheets.size} style sheets instead of one`);
  const sheet = `/${[...sheets][0]}`;

  return {
    /** The address of the site's style sheet, wherever the bundler put it. */
    sheet,
    /** What the start of a route's page fetches: the entry first, then what it and the page's modules import. */
    parts({ sources, kept = [] }: Pick<typeof notFound, 'sources' | 'kept'>): StartParts {
      const app = chunksOf([entry, ...sources]);
      const beside = (...modules: string[]) => addresses(chunksOf(modules).difference(app));
      return {
        app: addresses(app),
        sheet: [sheet],
        search: beside('app/search/search-dialog.tsx'),
        viewer: beside('app/media/viewer.tsx'),
        more: beside('app/shell/more-menu-full.tsx'),
        offline: beside('app/offline/offline-dialog.tsx'),
        kept: beside(...kept),
      };
    },
  };
}
