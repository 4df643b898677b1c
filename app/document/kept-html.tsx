import { type ComponentType, useCallback, useRef, useState } from 'react';
import { useLanguage } from '../language/provider.tsx';
import { lateComponent } from '../ui/fetch-code.ts';
import { useHydrating } from './answer.ts';
import { readChoices } from './choices.ts';
import { fixedPart } from './fixed-part.tsx';

/**
 * A heavy part of the page that works without script: maps whose state the style sheet reads, the list of terms. Taken over from the
 * document it stays the HTML that it is, as long as language and props (plain values) do; its code is fetched only to show it anew.
 */
export function keptHtml<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lateComponent(load);
  const Rendered = fixedPart('div', 'contents', Part);
  return function KeptHtml(props: Props) {
    const { language } = useLanguage();
    const shown = JSON.stringify([language, props]);
    const hydrating = useHydrating();
    // What the HTML was made of, if the part came as HTML. Once rendered anew, it is React's for good.
    const [kept, setKept] = useState(hydrating ? shown : undefined);
    /** What was chosen in the HTML is chosen in what takes its place. */
    const choose = useRef<(anew: Element) => void>(undefined);
    const leave = useCallback((part: HTMLDivElement) => {
      return () => {
        choose.current = readChoices(part);
      };
    }, []);
    const take = useCallback((anew: Element | null) => {
      if (!anew) return;
      choose.current?.(anew);
      choose.current = undefined;
    }, []);
    if (kept && kept !== shown) setKept(undefined);
    if (!import.meta.env.SSR && kept === shown) {
      // React leaves the inside of such an element alone when it takes it over; the empty text is never written.
      return (
        <div
          key="kept"
          ref={leave}
          className="contents"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set.
          dangerouslySetInnerHTML={{ __html: '' }}
          suppressHydrationWarning
        />
      );
    }
    // With props there would be as many of them as there are questions.
    return <Rendered key="rendered" ref={take} {...props} changed={Object.keys(props).length > 0} />;
  };
}
