import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { plannerForm } from '../content/planner-form.ts';
import { plannerResults } from '../content/planner-results.ts';
import { useLanguage } from '../language/provider.tsx';
import { FirstScreenEnd } from '../ui/first-screen-end.tsx';
import { planQuery } from './address.ts';
import { calculate } from './calculate.ts';
import { readPlan } from './inputs.ts';
import type { Plan } from './plan.ts';
import { PlanDrawing } from './plan-drawing.tsx';
import { PlanOutlook, PlanResult } from './plan-result.tsx';
import { PlannerForm } from './planner-form.tsx';
import type { Refusals } from './reader.ts';

/** What stands in the form, as its address would carry it. */
function typedIn(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.append(name, value);
  return params;
}

interface PlannerProps {
  /** The plan of the address, or the example. */
  asked: URLSearchParams;
  /** Told of every plan that can be worked out, so that the address keeps it. */
  onPlan: (plan: Plan) => void;
}

/**
 * The form and its answer. The fields are uncontrolled; what is typed is worked out as it is typed, and refused when a field is left.
 */
export function Planner({ asked, onPlan }: PlannerProps) {
  const { t } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(asked);
  const [read, setRead] = useState(() => readPlan(asked));

  const answer = (refuse: boolean): Refusals => {
    const params = typedIn(form.current!);
    const next = readPlan(params);
    if (next.plan || refuse) {
      setTyped(params);
      setRead(next);
    }
    if (next.plan) onPlan(next.plan);
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
    } else document.getElementById('plan')?.scrollIntoView();
  };

  const result = read.plan && calculate(read.plan);
  return (
    <>
      {read.plan && result && <PlanDrawing plan={read.plan} result={result} />}
      <FirstScreenEnd />
      <div className="wrap mt-10 grid items-start print:mt-0 print:block gap-x-12 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <div className="border-2 border-ink bg-white max-sm:bleed max-sm:border-x-0 print:hidden">
          <PlannerForm
            ref={form}
            params={typed}
            plan={read.plan}
            refused={read.refused ?? {}}
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
            {read.refused ? t(plannerForm.refused) : ''}
          </div>
          {read.plan && result ? <PlanResult plan={read.plan} result={result} /> : <p>{t(plannerForm.refused)}</p>}
        </section>
        {read.plan && result && <PlanOutlook plan={read.plan} result={result} />}
      </div>
    </>
  );
}
