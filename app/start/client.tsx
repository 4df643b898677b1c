import { hydrateRoot } from 'react-dom/client';
import { fallbackLanguage, parseLanguage } from '../language/detect.ts';
import { LanguageProvider } from '../language/provider.tsx';
import { Document } from '../root.tsx';
import { AnswerProvider } from './answer.ts';
import { keepJumpsNative, preloadPage } from './navigation.ts';
import { SiteRouter } from './router.tsx';
import '../styles/site.css';

/** The document speaks its language already; React takes over what is there. */
const language = parseLanguage(document.documentElement.lang) ?? fallbackLanguage;

/** Rendered by the server for this address, or by the build for every query of it. */
const answer = 'answered' in document.documentElement.dataset ? { kind: 'query' as const } : undefined;

/** Resolves when the whole style sheet is there, or can't be had: then the page keeps the styles it came with. */
const styled = new Promise<void>((resolve) => {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  if (!sheet || sheet.sheet) resolve();
  for (const outcome of ['load', 'error']) sheet?.addEventListener(outcome, () => resolve());
});

// Not awaited at the top level: the page's code imports from the chunk this module is in, and each would wait for the other.
Promise.all([preloadPage(location.pathname), styled]).then(() => {
  keepJumpsNative();
  hydrateRoot(
    document,
    <LanguageProvider initial={language}>
      <AnswerProvider value={answer}>
        <Document Router={SiteRouter} />
      </AnswerProvider>
    </LanguageProvider>,
    { onRecoverableError: (error) => console.error('The page differs from its prerendered form:', error) },
  );
  document.documentElement.dataset.app = 'ready';
  dispatchEvent(new Event('app-ready'));
  // Long after everything a visitor waits for.
  setTimeout(() => import('../offline/register.ts').then(({ registerOffline }) => registerOffline()), 3_000);
});
