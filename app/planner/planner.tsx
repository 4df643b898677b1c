import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { exampleQuery } from '../content/planner-examples.ts';
import { plannerForm } from '../content/planner-form.ts';
import { useLanguage } from '../language/provider.tsx';
import { FirstScreenEnd } from '../ui/first-screen-end.tsx';
import { planQuery } from './address.ts';
import { AssumptionFields } from './assumption-fields.tsx';
import { calculate } from './calculate.ts';
import { DurationChart } from './duration-chart.tsx';
import type { Refusals } from './field-reader.ts';
import { FormProvider } from './fields.tsx';
import { Headline } from './headline.tsx';
import { amountByUnit, asksPlan, readPlan } from './inputs.ts';
import type { Plan } from './plan.ts';
import { PlanSummary } from './plan-summary.tsx';
import { Questions } from './questions.tsx';
import { Ranges } from './ranges.tsx';
import { useAddressOfPlan } from './use-address-of-plan.ts';

/** The form's values as a query. */
function typedIn(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.append(name, value);
  return amountByUnit(params);
}

interface PlannerProps {
  /** The query of the page; without a plan in it, the example is shown. */
  pageQuery: string;
  /** The date of a page rendered for a request (ISO); a prerendered page has none. */
  rendered?: string | undefined;
}

/** PL-1. A function of the address: history navigation shows the entry's plan. */
export function Planner({ pageQuery, rendered }: PlannerProps) {
  const [entry, setEntry] = useState({ pageQuery, steps: 0 });
  useEffect(() => {
    const step = () => setEntry(({ steps }) => ({ pageQuery: location.search, steps: steps + 1 }));
    addEventListener('popstate', step);
    return () => removeEventListener('popstate', step);
  }, []);
  const params = amountByUnit(new URLSearchParams(entry.pageQuery));
  return <PlannerSheet key={entry.steps} submitted={asksPlan(params) ? params : undefined} rendered={rendered} />;
}

const example = new URLSearchParams(exampleQuery);
const exampleAddress = planQuery(readPlan(example).plan!);
const isExample = (plan: Plan, params: URLSearchParams): boolean =>
  params.has('example') || planQuery(plan) === exampleAddress;

/** One field takes the amount in both units. */
const fieldOf = (name: string): string => (name === 't' || name === 'm3' ? 'amount' : name);

/**
 * Three questions, the result, then its basis. Fields are uncontrolled; every key recalculates the plan, and errors
 * show when a field loses focus.
 */
function PlannerSheet({
  submitted,
  rendered,
}: {
  submitted: URLSearchParams | undefined;
  rendered: string | undefined;
}) {
  const { t } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(submitted ?? example);
  const [read, setRead] = useState(() => readPlan(submitted ?? example));
  const { plan, refused } = read;
  const address = useAddressOfPlan(plan && planQuery(plan), submitted !== undefined);

  const answer = (refuse: boolean): Refusals => {
    const params = typedIn(form.current!);
    const next = readPlan(params);
    if (next.plan || refuse) {
      setTyped(params);
      setRead(next);
    }
    if (next.plan) address.follow(planQuery(next.plan));
    return next.refused ?? {};
  };
  // Includes what was typed before hydration.
  const adopt = useEffectEvent(() => {
    const { plan } = readPlan(typedIn(form.current!));
    if (plan && read.plan && planQuery(plan) !== planQuery(read.plan)) answer(false);
  });
  useEffect(() => adopt(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = Object.keys(answer(true));
    const field = first && document.getElementById(`planner-${fieldOf(first)}`);
    if (field) {
      const group = field.closest('details');
      if (group) group.open = true;
      field.focus();
    } else {
      address.send();
      document.getElementById('answer')?.scrollIntoView();
      document.getElementById('plan')?.focus({ preventScroll: true });
    }
  };
  // Some fields of the form are outside its element, so the sheet listens.
  const sheet = useRef<HTMLDivElement>(null);
  const listen = useEffectEvent((event: Event) => void answer(event.type === 'focusout'));
  useEffect(() => {
    const element = sheet.current!;
    const listener = (event: Event) => {
      if ((event.target as HTMLInputElement).form === form.current) listen(event);
    };
    for (const type of ['input', 'focusout']) element.addEventListener(type, listener);
    return () => {
      for (const type of ['input', 'focusout']) element.removeEventListener(type, listener);
    };
  }, []);

  const result = plan && calculate(plan);
  return (
    <FormProvider value={{ params: typed, refused: refused ?? {} }}>
      <div ref={sheet} className="planner">
        <Questions ref={form} onSubmit={submit} />
        <div className="bg-paper print:bg-transparent">
          <section id="answer" aria-labelledby="plan" className="wrap scroll-mt-(--header) py-5 sm:py-11 print:py-1">
            <div role="status" className="sr-only">
              {refused ? t(plannerForm.refused) : ''}
            </div>
            {plan && result ? (
              <Headline plan={plan} result={result} rendered={rendered} example={isExample(plan, typed)} />
            ) : (
              <h2 id="plan" tabIndex={-1} className="text-h3">
                {t(plannerForm.refused)}
              </h2>
            )}
          </section>
          <FirstScreenEnd />
        </div>
        {/* The summary sticks from here on: above, the answer itself is in view. */}
        <div className="bg-paper print:bg-transparent">
          {result && <Ranges result={result} />}
          <AssumptionFields plan={plan} />
          {plan && result && (
            <div className="wrap pb-8 print:hidden sm:pb-11">
              <DurationChart plan={plan} result={result} />
            </div>
          )}
          {plan && result && <PlanSummary plan={plan} result={result} />}
        </div>
      </div>
    </FormProvider>
  );
}
