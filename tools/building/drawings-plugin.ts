import type { Plugin } from 'vite';
import { type DrawingSizes, parseDrawingFile } from '../../app/media/drawing-file.ts';
import { cached } from './cache.ts';
import { bundleCode, type Drawings, drawingsSource, loadDrawings } from './load-code.ts';

const id = 'virtual:drawing-sizes';

/**
 * `virtual:drawing-sizes`: what pages need to know of drawings without importing them, measured once per version of
 * their code, in seconds. `npm run dev` renders the files on request.
 */
export const drawingsPlugin = (): Plugin => ({
  name: 'drawings',
  resolveId: { filter: { id: new RegExp(`^${id}$`) }, handler: () => `\0${id}` },
  load: {
    filter: { id: new RegExp(`^\\0${id}$`) },
    handler: async () => {
      // The measuring code is part of the key; changing it changes no drawing.
      const sizes = await cached('drawing-sizes', (await bundleCode(drawingsSource)) + measure, async () =>
        Buffer.from(JSON.stringify(measure(await loadDrawings()))),
      );
      return `export const drawingSizes = ${sizes}`;
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

/** Width and height of every view, and the sheet number; the same in both languages. */
function measure({ drawingNames, drawingSize, phones, sheetNumber, stripViews }: Drawings): DrawingSizes {
  return Object.fromEntries(
    drawingNames.map((name) => {
      const strips = stripViews(name).map((view) => drawingSize(name, view));
      return [
        name,
        {
          sheet: drawingSize(name, 'sheet'),
          card: drawingSize(name, 'card'),
          number: sheetNumber(name),
          ...(name in phones && { phone: drawingSize(name, 'phone') }),
          ...(strips.length > 0 && { strips }),
        },
      ];
    }),
  );
}
