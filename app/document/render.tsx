import { renderToString } from 'react-dom/server';
import { isPagePath } from '../content/shared/pages.ts';
import type { Language } from '../content/text.ts';
import { type ModuleFiles, ModuleFilesContext } from '../islands/island.tsx';
import { LanguageProvider } from '../language/provider.tsx';
import { ShownFigures } from '../rich-text/shown-figures.ts';
import { type Built, notFound, routes } from '../routes.ts';
import { Document } from './document.tsx';
import type { DocumentHead } from './document-head.tsx';
import { type Answer, RequestContext, requestFor } from './request.ts';
import { TooMuch } from './too-much.tsx';

interface RenderOptions {
  head?: DocumentHead | undefined;
  /** The files of each module. Without them, pages have no scripts. */
  modules?: ModuleFiles | undefined;
  answer?: Answer | undefined;
  built?: Built | undefined;
  /** Receives the ids of the figures that the page shows. */
  figures?: Set<string> | undefined;
}

/** React's marker for a component that threw or suspended. */
const missingPart = '<!--$!-->';

/**
 * Renders one page as a complete HTML document.
 * @param address path and query, for example `/projects?status=completed`
 * @throws if a component of the page throws or suspends
 */
export async function renderPage(
  address: string,
  language: Language,
  { head, modules, answer, built = {}, figures }: RenderOptions = {},
): Promise<string> {
  const request = requestFor(address, answer);
  const { path } = request;
  const { Page, loader } = await (isPagePath(path) ? routes[path] : notFound).load();
  const data = await loader?.(built);
  const html = renderToString(
    <RequestContext value={request}>
      <LanguageProvider language={language}>
        <ModuleFilesContext value={modules}>
          <ShownFigures value={figures}>
            <Document head={head}>
              <Page data={data} />
            </Document>
          </ShownFigures>
        </ModuleFilesContext>
      </LanguageProvider>
    </RequestContext>,
  );
  if (html.includes(missingPart)) throw new Error(`${address} (${language}) has a part that did not render`);
  return `<!DOCTYPE html>${html}`;
}

/** @returns the page of a 429 response */
export const renderTooMuch = (language: Language, sheet: string): string =>
  `<!DOCTYPE html>${renderToString(<TooMuch language={language} sheet={sheet} />)}`;

export { registerRows } from '../register/rows.ts';
