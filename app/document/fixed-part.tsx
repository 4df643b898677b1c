import { type ComponentType, createContext, createElement, type ReactElement, type Ref, useContext } from 'react';
import type { Language } from '../content/text.ts';
import { useLanguage } from '../language/provider.tsx';

type PartRenderer = (part: ReactElement, language: Language) => string | undefined;

/**
 * Renders a part by itself, with the language and nothing else around it; nothing where it can't be done right now. Only the server has
 * one, where it renders a page for a request.
 */
export const PartRendererContext = createContext<PartRenderer | undefined>(undefined);

/**
 * An element whose inside depends on the language and the props alone: the server renders it once, and puts the same HTML into every
 * answer. Everywhere else it is an element like any other, so it is taken over as one.
 * @param Inside may have few different props, plain values all of them; no `useId`: its ids come from the place in the whole page
 * @returns the element; `changed` has it rendered anew, because something else than its props has changed it
 */
export function fixedPart<Props extends object>(element: string, className: string, Inside: ComponentType<Props>) {
  const kept = new Map<string, string>();
  return function FixedPart({ changed = false, ref, ...props }: Props & { changed?: boolean; ref?: Ref<Element> }) {
    const { language } = useLanguage();
    const render = useContext(PartRendererContext);
    const inside = <Inside {...(props as Props)} />;
    if (!render || changed) return createElement(element, { className, ref }, inside);
    const key = `${language} ${JSON.stringify(props)}`;
    const html = kept.get(key) ?? render(inside, language);
    if (html === undefined) return createElement(element, { className, ref }, inside);
    kept.set(key, html);
    return createElement(element, { className, dangerouslySetInnerHTML: { __html: html } });
  };
}
