import { areas } from '../content/figures/areas.ts';
import { published } from '../content/figures/published.ts';
import { planner } from '../content/planner.ts';
import { figureText, roundToThree } from '../language/format.ts';
import { useLanguage } from '../language/provider.tsx';
import { FoldedGroup } from '../ui/folded-table.tsx';
import { calculate } from './calculate.ts';

const kilometres = 15;
/** Aleppo city in six years, to compare with a published plan. */
const aleppo = calculate({
  by: 'tonnes',
  amount: areas.aleppo.debrisTonnes.value,
  months: 72,
  changed: { before: 90, rated: 200, shifts: 2, 'plant-km': kilometres, 'landfill-km': kilometres },
}).columns.middle;

/** How a plan is calculated; the form has the values. Static HTML that no script loads. */
export function PlannerMethod() {
  const { t, format, language } = useLanguage();
  const { title, cases, steps, sources, aggregate } = planner.method;
  return (
    <FoldedGroup id="method" title={t(title)}>
      <div className="grid gap-x-12 gap-y-6 py-4 lg:grid-cols-[7fr_6fr]">
        <dl>
          {steps.map(({ name, text }) => (
            <div key={name.en} className="gap-4 border-grid py-2 not-first:border-t sm:grid sm:grid-cols-[1fr_2.6fr]">
              <dt className="font-semibold">{t(name)}</dt>
              <dd>{t(text)}</dd>
            </div>
          ))}
        </dl>
        <div className="grid content-start gap-4">
          <p>{t(cases)}</p>
          <p>
            {t(sources, {
              distance: format.quantity(kilometres, 'kilometre'),
              ours: format.quantity(roundToThree(aleppo.truckKilometres), 'truckKilometre'),
              published: figureText(published.aleppoHaulTruckKilometres, language),
            })}
          </p>
          <p>{t(aggregate)}</p>
        </div>
      </div>
    </FoldedGroup>
  );
}
