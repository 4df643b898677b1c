import type { Plugin } from 'vite';
import { parseDrawingFile } from '../../app/media/drawing-file.ts';
import type { PublicFacts } from '../../drawings/kit/drawing.ts';
import { cached } from './cache.ts';
import { bundleCode, type Drawings, drawingsSource, loadDrawings } from './load-code.ts';

const id = 'virtual:drawing-facts';

/**
 * `virtual:drawing-facts`: what pages need to know of drawings without importing them, measured once per version of
 * their code, in seconds. Scripts in the browser get sizes and numbers only: pages are complete without them. `npm run
 * dev` renders the files on request.
 */
export const drawingsPlugin = (): Plugin => ({
  name: 'drawings',
  resolveId: { filter: { id: new RegExp(`^${id}$`) }, handler: () => `\0${id}` },
  load: {
    filter: { id: new RegExp(`^\\0${id}$`) },
    async handler() {
      const made = await cached('drawing-facts', await bundleCode(drawingsSource), async () => {
        const { drawingNames, publicFacts } = await loadDrawings();
        return Buffer.from(JSON.stringify(Object.fromEntries(drawingNames.map((name) => [name, publicFacts(name)]))));
      });
      const facts = Object.entries<PublicFacts>(JSON.parse(made.toString()));
      const browser = this.environment.config.consumer === 'client';
      const told = browser ? facts.map(([name, { number, sheet }]) => [name, { number, sheet }]) : facts;
      return `export const drawingFacts = ${JSON.stringify(Object.fromEntries(told))}`;
    },
  },
  configureServer(server) {
    server.middlewares.use('/drawings/', (request, response, next) => {
      const wanted = parseDrawingFile(`/drawings${request.url!.split('?')[0]}`);
      if (!wanted) return next();
      const drawings = server.ssrLoadModule('/drawings/svg.ts') as Promise<Drawings>;
      drawings
        .then(({ drawingSvg }) => drawingSvg(wanted))
        .then((svg) => response.setHeader('content-type', 'image/svg+xml').end(svg))
        .catch(next);
    });
  },
});
