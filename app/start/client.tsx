import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { AnswerContext } from '../document/answer.ts';
import { fallbackLanguage, parseLanguage } from '../language/detect.ts';
import { LanguageProvider } from '../language/provider.tsx';
import { Document } from '../root.tsx';
import { loadPage } from './page-code.ts';
import '../styles/site.css';

/** The document speaks its language already; React takes over what is there. */
const language = parseLanguage(document.documentElement.lang) ?? fallbackLanguage;

/** Rendered by the server for this address, or by the build for every query of it. */
const answer = 'answered' in document.documentElement.dataset ? { kind: 'query' as const } : undefined;

/** Resolves when the whole style sheet is there, or can't be had: then the page keeps the styles it came with. */
const styled = new Promise<void>((resolve) => {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]:not([media])');
  if (!sheet || sheet.sheet) resolve();
  for (const outcome of ['load', 'error']) sheet?.addEventListener(outcome, () => resolve());
});

/** Tells `boot.js` that every part of the page answers now. */
function ready(): void {
  document.documentElement.dataset.app = 'ready';
  dispatchEvent(new Event('app-ready'));
}

let taking = false;

/** Takes the page over; where its code can't be fetched, nothing has changed, and it may be asked again. */
async function takeOver(): Promise<void> {
  if (taking) return;
  taking = true;
  try {
    await Promise.all([loadPage(location.pathname), styled]);
  } catch {
    taking = false;
    dispatchEvent(new Event('app-failed'));
    return;
  }
  hydrateRoot(
    document,
    <BrowserRouter>
      <LanguageProvider initial={language}>
        <AnswerContext value={answer}>
          <Document onReady={ready} />
        </AnswerContext>
      </LanguageProvider>
    </BrowserRouter>,
    { onRecoverableError: (error) => console.error('The page differs from its prerendered form:', error) },
  );
}

addEventListener('app-asked', takeOver);
if (import.meta.env.DEV) takeOver();
