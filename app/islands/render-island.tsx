import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Language } from '../content/text.ts';
import { LanguageProvider } from '../language/provider.tsx';

/**
 * Renders an island into its empty element. The planner is hydrated, but only before its first use and on a page that no
 * translator has changed; otherwise it stays a plain form on this page view.
 * @returns whether the island is there
 */
export function enhance<Props extends object>(
  element: HTMLElement,
  { Island }: { Island: ComponentType<Props> },
): boolean {
  const { language, props }: { language: Language; props: Props } = JSON.parse(element.dataset.props!);
  const html = [...element.childNodes].map((node) => node.cloneNode(true));
  if (html.length > 0 && (element.dataset.used || document.documentElement.lang !== language)) return false;
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
