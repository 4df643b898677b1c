import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { LanguageProvider } from '../language/provider.tsx';

/**
 * Renders an island into its empty element. The planner is hydrated, but only while nobody uses it and on a page that no
 * translator has changed; otherwise it stays a plain form on this page view.
 * @returns whether the island is there
 */
export function enhance(element: HTMLElement, { Island }: { Island: ComponentType }): boolean {
  const { language, props } = JSON.parse(element.dataset.props!);
  const html = [...element.childNodes].map((node) => node.cloneNode(true));
  if (html.length > 0 && (element.matches(':focus-within') || document.documentElement.lang !== language)) return false;
  /** React has emptied the element. */
  const onUncaughtError = (error: unknown) => {
    console.error(error);
    element.dataset.state = 'failed';
    element.replaceChildren(...html);
  };
  const island = (
    <LanguageProvider language={language}>
      <Island {...props} />
    </LanguageProvider>
  );
  if (html.length > 0) hydrateRoot(element, island, { onUncaughtError, onRecoverableError: () => {} });
  else flushSync(() => createRoot(element, { onUncaughtError }).render(island));
  return element.dataset.state !== 'failed';
}
