import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { planner } from '../content/planner.ts';
import { exampleQuery } from '../content/planner-examples.ts';
import { plannerForm } from '../content/planner-form.ts';
import { plannerResults } from '../content/planner-results.ts';
import { useLanguage } from '../language/provider.tsx';
import { FirstScreenEnd } from '../ui/first-screen-end.tsx';
import { planQuery } from './address.ts';
import { calculate } from './calculate.ts';
import { asksPlan, readPlan } from './inputs.ts';
import type { Plan } from './plan.ts';
import { PlanDrawing } from './plan-drawing.tsx';
import { PlanOutlook, PlanResult } from './plan-result.tsx';
import { PlannerForm } from './planner-form.tsx';
import type { Refusals } from './reader.ts';
import { useAddressOfPlan } from './use-address-of-plan.ts';

/** What stands in the form, as its address would carry it. */
function typedIn(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.append(name, value);
  return params;
}

interface PlannerProps {
  /** The query of the page. Without a plan in it, the example is shown. */
  asked: string;
  /** The day on which the server rendered the page (ISO); a prerendered page has none. */
  rendered?: string | undefined;
}

/** PL-1. The planner is a function of its address: a step through the history shows the plan of that entry. */
export function Planner({ asked, rendered }: PlannerProps) {
  const [entry, setEntry] = useState({ asked, steps: 0 });
  useEffect(() => {
    const step = () => setEntry(({ steps }) => ({ asked: location.search, steps: steps + 1 }));
    addEventListener('popstate', step);
    return () => removeEventListener('popstate', step);
  }, []);
  const params = new URLSearchParams(entry.asked);
  return (
    <PlannerSheet
      key={entry.steps}
      asked={asksPlan(params) ? params : new URLSearchParams(exampleQuery)}
      rendered={rendered}
    />
  );
}

const example = readPlan(new URLSearchParams(exampleQuery)).plan!;
const isExample = (plan: Plan): boolean => planQuery(plan) === planQuery(example);

/**
 * The form and its answer. The fields are uncontrolled; the plan is calculated with every key, and refused when a field is left.
 */
function PlannerSheet({ asked, rendered }: { asked: URLSearchParams; rendered: string | undefined }) {
  const { t } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(asked);
  const [read, setRead] = useState(() => readPlan(asked));
  const address = useAddressOfPlan();

  const answer = (refuse: boolean): Refusals => {
    const params = typedIn(form.current!);
    const next = readPlan(params);
    if (next.plan || refuse) {
      setTyped(params);
      setRead(next);
    }
    if (next.plan) address.follow(next.plan);
    return next.refused ?? {};
  };
  // What was typed before this code arrived counts too.
  const adopt = useEffectEvent(() => {
    const { plan } = readPlan(typedIn(form.current!));
    if (plan && read.plan && planQuery(plan) !== planQuery(read.plan)) answer(false);
  });
  useEffect(() => adopt(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = Object.keys(answer(true));
    const field = first && document.getElementById(`planner-${first}`);
    if (field) {
      const group = field.closest('details');
      if (group) group.open = true;
      field.focus();
    } else {
      address.send();
      document.getElementById('plan')?.scrollIntoView();
    }
  };

  const { plan, refused } = read;
  const result = plan && calculate(plan);
  return (
    <>
      <PlanOrigin plan={plan} />
      {plan && result && <PlanDrawing plan={plan} result={result} />}
      <FirstScreenEnd />
      <div className="wrap mt-10 grid items-start print:mt-0 print:block gap-x-12 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <div className="border-2 border-ink bg-white max-sm:bleed max-sm:border-x-0 print:hidden">
          <PlannerForm
            ref={form}
            params={typed}
            plan={plan}
            refused={refused ?? {}}
            onInput={() => answer(false)}
            onChange={() => answer(true)}
            onSubmit={submit}
          />
        </div>
        <section aria-labelledby="plan">
          <h2 id="plan" className="mb-5 scroll-mt-24 print:hidden">
            {t(plannerResults.title)}
          </h2>
          <div role="status" className="sr-only">
            {refused ? t(plannerForm.refused) : ''}
          </div>
          {plan && result ? (
            <PlanResult plan={plan} result={result} rendered={rendered} />
          ) : (
            <p>{t(plannerForm.refused)}</p>
          )}
        </section>
        {plan && result && <PlanOutlook plan={plan} result={result} />}
      </div>
    </>
  );
}

/** Whether the plan on the page is the visitor's or the example. */
function PlanOrigin({ plan }: { plan: Plan | undefined }) {
  const { t, format } = useLanguage();
  const buildings = example.quantity.by === 'buildings' ? example.quantity.rows : [];
  const count = buildings.reduce((sum, row) => sum + row.count, 0);
  return (
    <p className="wrap mb-6 small text-ink-2 print:hidden">
      {plan && isExample(plan)
        ? t(planner.example, {
            buildings: format.quantity(count, 'building'),
            months: format.quantity(example.months, 'month'),
          })
        : t(planner.yours)}
    </p>
  );
}
