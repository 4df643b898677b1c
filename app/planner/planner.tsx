import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { exampleQuery } from '../content/planner-examples.ts';
import { plannerForm } from '../content/planner-form.ts';
import { parseLanguage } from '../language/preference.ts';
import { useLanguage } from '../language/provider.tsx';
import { planQuery } from './address.ts';
import { Answer } from './answer.tsx';
import { Assumptions, formId } from './assumptions.tsx';
import { calculate } from './calculate.ts';
import { asksPlan, type Refusals, readPlan, refusalSentence } from './inputs.ts';
import { Questions } from './questions.tsx';
import { ResultTable } from './result-table.tsx';

/** The form's values as a query. */
function typedIn(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.append(name, value);
  return params;
}

/** PL-1. A function of the address: history navigation shows the entry's plan. */
export function Island({ pageQuery }: { pageQuery: string }) {
  const [entry, setEntry] = useState({ pageQuery, steps: 0 });
  useEffect(() => {
    const step = () => setEntry(({ steps }) => ({ pageQuery: location.search, steps: steps + 1 }));
    addEventListener('popstate', step);
    return () => removeEventListener('popstate', step);
  }, []);
  const params = new URLSearchParams(entry.pageQuery);
  return <PlannerSheet key={entry.steps} submitted={asksPlan(params) ? params : undefined} />;
}

const example = new URLSearchParams(exampleQuery);

/**
 * Three questions, the result, then its basis. Fields are uncontrolled; every key recalculates the plan, and errors
 * show when a field loses focus.
 */
function PlannerSheet({ submitted }: { submitted: URLSearchParams | undefined }) {
  const { t, language } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(submitted);
  const params = typed ?? example;
  const { plan, refused = {} } = readPlan(params);
  /** Whether the plan in the address was sent: then the next one gets an entry of its own. */
  const sent = useRef(submitted !== undefined);

  const answer = (refuse: boolean): Refusals => {
    const next = typedIn(form.current!);
    const read = readPlan(next);
    if (read.plan || refuse) setTyped(next);
    return read.refused ?? {};
  };
  /** Keeps the plan in the address, for Back, reload and sharing. */
  const keepAddress = () => {
    const read = readPlan(typedIn(form.current!));
    const stated = parseLanguage(new URLSearchParams(location.search).get('lang'));
    // Without cookies and storage nothing else keeps the language (LA-2).
    const address = read.plan && `/planner?${planQuery(read.plan)}${stated ? `&lang=${stated}` : ''}`;
    if (!address || address === location.pathname + location.search) return;
    history[sent.current ? 'pushState' : 'replaceState'](history.state, '', address);
    sent.current = false;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = Object.keys(answer(true));
    if (first) {
      const field = document.getElementById(`planner-${first}`)!;
      const fold = field.closest('details');
      if (fold) fold.open = true;
      field.focus();
      return;
    }
    keepAddress();
    sent.current = true;
    document.getElementById('answer')?.scrollIntoView();
    document.getElementById('plan')?.focus({ preventScroll: true });
  };
  const touched = useRef(false);
  // Some fields of the form are outside its element, so the sheet listens.
  const sheet = useRef<HTMLDivElement>(null);
  const listen = useEffectEvent(({ type, target }: Event) => {
    if ((target as HTMLInputElement).form !== form.current) return;
    if (type === 'input') touched.current = true;
    if (!touched.current) return;
    answer(type === 'focusout');
    keepAddress();
  });
  useEffect(() => {
    const element = sheet.current!;
    const types = ['input', 'focusout'];
    for (const type of types) element.addEventListener(type, listen);
    return () => {
      for (const type of types) element.removeEventListener(type, listen);
    };
  }, []);
  // Includes what was typed before hydration.
  const adopt = useEffectEvent(() => {
    const read = readPlan(typedIn(form.current!));
    if (read.plan && plan && planQuery(read.plan) !== planQuery(plan)) {
      answer(false);
      keepAddress();
    }
  });
  useEffect(() => adopt(), []);
  // A unit that was typed beside the amount counts more than the chosen one.
  useEffect(() => {
    const chosen = form.current!.elements.namedItem('by') as RadioNodeList;
    if (plan && chosen.value !== plan.by) chosen.value = plan.by;
  }, [plan]);

  const result = plan && calculate(plan);
  return (
    <div ref={sheet} className="planner">
      <form
        ref={form}
        id={formId}
        method="get"
        action="/planner#answer"
        noValidate
        data-draft={`planner${submitted ?? ''}`}
        aria-label={t(plannerForm.questions.form)}
        onSubmit={submit}
        className="plan-ask questions print:hidden"
      >
        <Questions
          all
          prefix="planner"
          params={params}
          errorOf={(name) => refused[name] && refusalSentence(refused[name], language)}
        />
      </form>
      <div className="bg-paper print:bg-transparent">
        <section id="answer" aria-labelledby="plan" className="wrap scroll-mt-(--header) py-5 sm:py-11 print:py-1">
          <div role="status" className="sr-only">
            {plan ? '' : t(plannerForm.refused)}
          </div>
          {plan && result ? (
            <Answer plan={plan} result={result} example={!typed} />
          ) : (
            <h2 id="plan" tabIndex={-1} className="text-h3 lg:mt-12">
              {t(plannerForm.refused)}
            </h2>
          )}
        </section>
      </div>
      {result && <ResultTable result={result} />}
      <div className="bg-paper">
        <Assumptions plan={plan} params={params} refused={refused} />
      </div>
    </div>
  );
}
