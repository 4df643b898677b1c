import { Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { planner } from '../../content/planner.ts';
import { exampleQuery } from '../../content/planner-examples.ts';
import { useAskedQuery } from '../../document/answer.ts';
import { fixedPart } from '../../document/fixed-part.tsx';
import { useLanguage } from '../../language/provider.tsx';
import { planQuery } from '../../planner/address.ts';
import { calculate } from '../../planner/calculate.ts';
import { amountByUnit, asksPlan, readPlan } from '../../planner/inputs.ts';
import type { Plan } from '../../planner/plan.ts';
import { Planner } from '../../planner/planner.tsx';
import { sharedMeta } from '../../planner/wording.ts';
import { Closing } from '../../sections/closing.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { lateComponent } from '../../ui/fetch-code.ts';

/** Text that needs no script: its code comes after what answers. */
const PlannerMethod = lateComponent(async () => (await import('../../planner/method.tsx')).PlannerMethod);

const MethodSection = fixedPart('section', 'wrap print:hidden', () => (
  <Suspense>
    <PlannerMethod />
  </Suspense>
));

const PlannerHero = fixedPart('div', 'print:hidden', () => {
  const { t } = useLanguage();
  return <Hero breadcrumb={['/', '/planner']} title={t(planner.meta.title)} lead={t(planner.lead)} goesOn />;
});

const example = readPlan(new URLSearchParams(exampleQuery)).plan!;

/** PL-1. The page is a function of its address. */
export function Page() {
  const { t, format } = useLanguage();
  const { asked, show, shown } = usePlanOfAddress();
  const { plan } = asked ? readPlan(asked) : {};
  const buildings = example.quantity.by === 'buildings' ? example.quantity.rows : [];
  return (
    <>
      <PageHead path="/planner" meta={plan ? sharedMeta(plan, calculate(plan)) : planner.meta} />
      <PlannerHero />
      <div className="section-end pt-8 print:py-1">
        <p className="wrap mb-6 small text-ink-2 print:hidden">
          {asked
            ? t(planner.yours)
            : t(planner.example, {
                buildings: format.quantity(
                  buildings.reduce((sum, row) => sum + row.count, 0),
                  'building',
                ),
                months: format.quantity(example.months, 'month'),
              })}
        </p>
        <Planner key={shown} asked={asked ?? new URLSearchParams(exampleQuery)} onPlan={show} />
      </div>
      <MethodSection />
      <Closing {...planner.closing} />
    </>
  );
}

/** Milliseconds without a key before the address follows; browsers refuse an address that changes with every key. */
const settled = 400;

/** The plan that the address asks for; `shown` changes when it comes from outside, and not when the form itself wrote it. */
function usePlanOfAddress() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const params = useAskedQuery();
  const asked = asksPlan(params) ? amountByUnit(params) : undefined;
  const address = asked?.toString() ?? '';
  const before = useRef(address);
  const shown = useRef(0);
  if (state?.typed !== true && address !== before.current) shown.current += 1;
  before.current = address;
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Lets the address follow now. */
  const follow = useRef(() => {});
  const forget = () => {
    clearTimeout(waiting.current);
    follow.current = () => {};
  };
  // A plan from outside, or another page: what was typed before must not take its address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each plan from outside
  useEffect(() => forget, [shown.current]);
  // Whoever clicks has done with typing; the click may lead to another page, and Back to this address.
  useEffect(() => {
    const early = () => follow.current();
    document.addEventListener('click', early, { capture: true });
    return () => document.removeEventListener('click', early, { capture: true });
  }, []);
  const show = (plan: Plan) => {
    forget();
    follow.current = () => {
      forget();
      // Another page may have been asked for, and be on its way.
      if (location.pathname === '/planner')
        navigate(`/planner?${planQuery(plan)}`, { replace: true, state: { typed: true } });
    };
    waiting.current = setTimeout(() => follow.current(), settled);
  };
  return { asked, shown: shown.current, show };
}
