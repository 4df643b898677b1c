import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import type { Language } from '../content/text.ts';
import { type Answer, AnswerContext } from '../document/answer.ts';
import { PartRendererContext } from '../document/fixed-part.tsx';
import { LanguageProvider } from '../language/provider.tsx';
import { Document } from '../root.tsx';
import type { DocumentHead } from './document-head.tsx';
import { loadPage } from './page-code.ts';
import { TooMuch } from './too-much.tsx';

/**
 * One page as complete HTML.
 * @param address path and query, for example `/projects?status=completed`; @param answer what the server adds for the one request at hand
 * @throws where React had to give up on a part, or put a part behind a script
 */
export async function renderPage(
  address: string,
  language: Language,
  { head, answer }: { head?: DocumentHead; answer?: Answer } = {},
): Promise<string> {
  await loadPage(new URL(address, 'http://site').pathname);
  const page = (
    <StaticRouter location={address}>
      <LanguageProvider initial={language}>
        <AnswerContext value={answer}>
          <PartRendererContext value={answer && renderPart}>
            <Document head={head} />
          </PartRendererContext>
        </AnswerContext>
      </LanguageProvider>
    </StaticRouter>
  );
  const html = renderToString(page);
  return html.includes(leftOut) ? renderPatiently(page, `${address} (${language})`) : `<!DOCTYPE html>${html}`;
}

/** @returns nothing where the part's code has not come yet; where it fails it does so in its place on the page too, and is noticed */
function renderPart(part: ReactElement, language: Language): string | undefined {
  try {
    const html = renderToString(<LanguageProvider initial={language}>{part}</LanguageProvider>);
    return html.includes(leftOut) ? undefined : html;
  } catch {
    return undefined;
  }
}

/** Stands in the HTML in the place of a part whose code has not come yet, or that failed. */
const leftOut = '<!--$!-->';

/**
 * The same HTML, waiting for what a part still has to load. That makes it a stream, which costs twice the time: most of it goes into
 * small pieces of bytes that nobody reads one by one.
 * @param name of the page, for errors
 */
async function renderPatiently(page: ReactNode, name: string): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(page, {
    onError: (error) => {
      errors.push(error);
    },
    // Large boundaries would be moved into hidden blocks that need a script to appear.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await new Response(prelude as ReadableStream).text();
  if (errors.length > 0) throw new Error(`${name} failed to render`, { cause: errors[0] });
  if (/<div hidden id="S:|<template id="[BP]:/.test(html)) throw new Error(`${name} has parts behind a script`);
  return html;
}

/** @returns the page for a question that is one too many */
export const renderTooMuch = (language: Language, sheet: string): string =>
  `<!DOCTYPE html>${renderToString(<TooMuch language={language} sheet={sheet} />)}`;

export { registerRows, tellPages } from '../register/rows.ts';
