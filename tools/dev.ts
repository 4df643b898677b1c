/** `npm run dev`: the site with hot reload. Pages are rendered in the browser; the language comes from `?lang` or the cookie. */
import { createServer } from 'vite';
import { chooseLanguage } from '../app/language/detect.ts';
import { root } from './paths.ts';

const server = await createServer({
  root,
  appType: 'custom',
  server: { port: Number(process.env.PORT ?? 5173), host: process.env.HOST },
  plugins: [
    {
      name: 'pages',
      configureServer(vite) {
        return () =>
          vite.middlewares.use(async (request, response) => {
            const url = new URL(request.originalUrl ?? '/', 'http://site');
            const language = chooseLanguage({
              query: url.searchParams.get('lang'),
              cookie: request.headers.cookie,
              acceptLanguage: request.headers['accept-language'],
            });
            const { renderPage } = await vite.ssrLoadModule('/app/start/server-render.tsx');
            const head = { sheet: '/app/styles/site.css', modules: ['/app/start/client.tsx'] };
            const page = await renderPage(url.pathname + url.search, language, { head });
            const html = await vite.transformIndexHtml(url.pathname, page);
            response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
          });
      },
    },
  ],
});
await server.listen();
server.printUrls();
