import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { fallbackLanguage, parseLanguage } from './language/detect.ts';
import { LanguageProvider } from './language/provider.tsx';
import { preloadPage } from './navigation.ts';
import { Document } from './root.tsx';
import { startUp } from './start-up.ts';
import './styles/site.css';

/** The document speaks its language already; React takes over what is there. */
const language = parseLanguage(document.documentElement.lang) ?? fallbackLanguage;

// Not awaited at the top level: the page's code imports from the chunk this module is in, and each would wait for the other.
preloadPage(location.pathname).then(() => {
  hydrateRoot(
    document,
    <LanguageProvider initial={language}>
      <BrowserRouter>
        <Document />
      </BrowserRouter>
    </LanguageProvider>,
    { onRecoverableError: (error) => console.error('The page differs from its prerendered form:', error) },
  );
  addEventListener('popstate', () => {
    startUp.prerendered = false;
    startUp.needParts();
  });
  document.documentElement.dataset.app = 'ready';
  // Long after everything a visitor waits for.
  setTimeout(() => import('./offline/register.ts').then(({ registerOffline }) => registerOffline()), 3_000);
});
