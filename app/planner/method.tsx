import { Fragment } from 'react';
import { roundToThree } from '../carbon/mass.ts';
import { planner } from '../content/planner.ts';
import { publishedPlan } from '../content/planner-examples.ts';
import { plannerMethod as method } from '../content/planner-method.ts';
import { plannerValues } from '../content/planner-values.ts';
import { gap } from '../language/format.ts';
import { useLanguage } from '../language/provider.tsx';
import { FoldedGroup } from '../ui/folded-table.tsx';
import { Subscripts } from '../ui/subscripts.tsx';
import { calculate } from './calculate.ts';
import { readPlan } from './inputs.ts';

/** How a plan is calculated, in words and formulas; the form has the values. */
export function PlannerMethod() {
  const { t, format } = useLanguage();
  return (
    <FoldedGroup id="method" title={t(method.title)}>
      <p className="mt-2 mb-5 small text-ink-2">
        {t(method.dated, { date: format.date(plannerValues.compiled).replaceAll(' ', gap) })}
      </p>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[7fr_6fr]">
        <div>
          <dl className="border-y-2 border-ink">
            {method.formulas.map(({ name, formula }) => (
              <div
                key={name.en}
                className="gap-4 border-ink-3 py-2 not-first:border-t sm:grid sm:grid-cols-[1fr_1.6fr]"
              >
                <dt className="small">{t(name)}</dt>
                <dd data-computed className="small">
                  <bdi dir="ltr" lang="en">
                    <Formula of={formula} />
                  </bdi>
                </dd>
              </div>
            ))}
          </dl>
          <Symbols />
        </div>
        <div className="grid content-start gap-4">
          <p>{t(method.note)}</p>
          <p>{t(method.changed)}</p>
          <p>{t(planner.sources)}</p>
          <p>{t(method.carbon)}</p>
          <PublishedPlan />
        </div>
      </div>
    </FoldedGroup>
  );
}

/** Breaks between terms only. */
const Formula = ({ of }: { of: string }) =>
  of.split(/ (?=\+ )/).map((term, index) => (
    <Fragment key={term}>
      {index > 0 && ' '}
      <span className="whitespace-nowrap">
        <Subscripts text={term} />
      </span>
    </Fragment>
  ));

/** The meaning of the formulas' symbols. */
function Symbols() {
  const { t } = useLanguage();
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 tiny text-ink-2">
      {method.symbols.map(({ symbol, name }) => (
        <li key={symbol} data-computed>
          <bdi dir="ltr" lang="en" className="font-semibold text-ink">
            <Formula of={symbol} />
          </bdi>{' '}
          {t(name)}
        </li>
      ))}
    </ul>
  );
}

const { columns } = calculate(readPlan(new URLSearchParams(publishedPlan.query)).plan!);

/** A comparison with a published plan. */
function PublishedPlan() {
  const { t, format } = useLanguage();
  return (
    <p className="border-s-3 border-accent ps-4">
      {t(method.check, {
        tonnes: format.quantity(publishedPlan.tonnes, 'tonne'),
        months: format.quantity(publishedPlan.months, 'month'),
        // Its two numbers don't break, its words may.
        kilometres: format
          .range(
            roundToThree(columns.favourable.truckKilometres),
            roundToThree(columns.unfavourable.truckKilometres),
            'truckKilometre',
          )
          .replace(/ (?=.*\d)/g, gap)
          .replace(/\u00a0(?=\S+$)/, ' '),
        year: publishedPlan.year,
        published: format.quantity(publishedPlan.truckKilometres, 'truckKilometre'),
        distance: format.quantity(publishedPlan.kilometres, 'kilometre'),
      })}{' '}
      <a href={`/planner?${publishedPlan.query}`}>{t(method.checkPlan)}</a>
    </p>
  );
}
