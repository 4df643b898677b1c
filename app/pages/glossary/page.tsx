import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { glossary } from '../../content/glossary.ts';
import { useAskedQuery } from '../../document/answer.ts';
import { keptHtml } from '../../document/kept-html.tsx';
import { aim, namedId } from '../../document/target.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Closing } from '../../sections/closing.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { Filter } from './filter.tsx';

/** The terms stay HTML until somebody filters them: their words weigh more than the rest of the page. */
const Terms = keptHtml(async () => (await import('./terms.tsx')).Terms);

/** GL-1. */
export function Page() {
  const { t } = useLanguage();
  // What the address asks for, until somebody types something else.
  const asked = useAskedQuery().get('term') ?? '';
  const [typed, ask] = useState<string>();
  const settled = useDeferredValue(typed ?? asked);
  // The same element while the question is the same: a new one would make React throw away HTML whose code is not here yet.
  const list = useMemo(() => <Terms question={settled} />, [settled]);
  useNamedTerm(settled, ask);
  return (
    <>
      <PageHead path="/glossary" meta={glossary.meta} />
      <Hero
        breadcrumb={['/', '/glossary']}
        title={t(glossary.title)}
        lead={t(glossary.lead)}
        basis={t(glossary.basis)}
        titleBlock={<Filter asked={asked} onAsk={ask} />}
      />
      {list}
      <Closing {...glossary.closing} />
    </>
  );
}

/** Whoever asks for a term by its address gets it, even where what was typed has left it out. */
function useNamedTerm(question: string, ask: (question: string) => void): void {
  const location = useLocation();
  const named = useRef('');
  useEffect(() => {
    const id = namedId(location);
    if (!id || document.getElementById(id)) return;
    named.current = id;
    document.querySelector<HTMLFormElement>('main form[role=search]')?.reset();
    ask('');
  }, [location, ask]);
  useEffect(() => {
    if (question) return;
    document.getElementById(named.current)?.scrollIntoView({ behavior: 'instant' });
    if (named.current) aim();
    named.current = '';
  }, [question]);
}
