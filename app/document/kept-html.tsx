import { type ComponentType, useState } from 'react';
import { useLanguage } from '../language/provider.tsx';
import { lateComponent } from '../ui/fetch-code.ts';
import { useHydrated } from './answer.ts';
import { fixedPart } from './fixed-part.tsx';

const alike = (a: object, b: object): boolean =>
  Object.entries(a).every(([key, value]) => Object.is(value, (b as Record<string, unknown>)[key]));

/**
 * A heavy part of the page that works without script: maps whose state the style sheet reads, the list of terms. Taken over from the
 * document it stays the HTML that it is, as long as language and props do; its code is fetched only to show it anew.
 */
export function keptHtml<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lateComponent(load);
  const Rendered = fixedPart('div', 'contents', Part);
  return function KeptHtml(props: Props) {
    const { language } = useLanguage();
    const hydrating = useHydrated(true, false);
    // What the HTML was made of, if the part came as HTML. Once rendered anew, it is React's for good.
    const [kept, setKept] = useState(hydrating ? { language, props } : undefined);
    const stays = kept !== undefined && kept.language === language && alike(kept.props, props);
    if (kept && !stays) setKept(undefined);
    if (!import.meta.env.SSR && stays) {
      // React leaves the inside of such an element alone when it takes it over; the empty text is never written.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set.
      return <div key="kept" className="contents" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
    }
    // With props there would be as many of them as there are questions.
    return <Rendered key="rendered" {...props} changed={Object.keys(props).length > 0} />;
  };
}
