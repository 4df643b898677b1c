import { useState } from 'react';
import { showExact } from '../carbon/mass.ts';
import { plannerForm } from '../content/planner-form.ts';
import { plannerValues, type ValueGroup, type ValueId, valueGroups, valueIds } from '../content/planner-values.ts';
import { useLanguage } from '../language/provider.tsx';
import { Button } from '../ui/button.tsx';
import { CalibrationFields } from './calibration-fields.tsx';
import { formId, NumberField, useForm } from './fields.tsx';
import { FoldedGroup } from './folded-group.tsx';
import type { Plan } from './plan.ts';

/** The distance to the plant is one of the three questions. */
const question: ValueId = 'plant-km';

/** Every value of the calculation with unit, range and source, in folded groups that list their values. */
export function AssumptionFields({ plan }: { plan: Plan | undefined }) {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="planner-assumptions" className="wrap py-8 sm:py-11 print:hidden">
      <h2 id="planner-assumptions" className="text-[clamp(1.5rem,1.3rem+0.9vw,2.125rem)]!">
        {t(plannerForm.assumptions)}
      </h2>
      <p className="mt-1 mb-4 small text-ink-2">{t(plannerForm.assumptionsNote)}</p>
      <div className="plan-lines">
        {valueGroups.map((group) => (
          <Group key={group} group={group} plan={plan} />
        ))}
        <CalibrationFields plan={plan} />
      </div>
      <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" form={formId} look="line">
          {t(plannerForm.calculate)}
        </Button>
        <a href="/planner" className="inline-flex min-h-11 items-center">
          {t(plannerForm.reset)}
        </a>
        <a href="#method" className="inline-flex min-h-11 items-center">
          {t(plannerForm.method)}
        </a>
      </p>
    </section>
  );
}

function Group({ group, plan }: { group: ValueGroup; plan: Plan | undefined }) {
  const { t, format } = useLanguage();
  const { params, refused } = useForm();
  const ids = valueIds.filter((id) => id !== question && plannerValues.table[id].group === group);
  const changed = ids.some((id) => refused[id] !== undefined || (params.get(id) ?? defaultOf(id)) !== defaultOf(id));
  const [open] = useState(changed);
  const values = valueIds.map((id) => {
    const { usual, unit } = plannerValues.table[id];
    const value = plan?.own[id] ?? usual;
    return [id.replaceAll('-', '_'), unit.en === '%' ? format.percent(value) : showExact(value)];
  });
  return (
    <FoldedGroup
      name={t(plannerValues.groups[group])}
      summary={t(plannerValues.summaries[group], Object.fromEntries(values))}
      open={open}
    >
      <div className="grid grid-cols-1 items-start gap-x-4 gap-y-5 pt-4 pb-6 sm:grid-cols-2">
        {ids.map((id) => (
          <ValueField key={id} id={id} />
        ))}
      </div>
    </FoldedGroup>
  );
}

const defaultOf = (id: ValueId): string => String(plannerValues.table[id].usual);

function ValueField({ id }: { id: ValueId }) {
  const { t } = useLanguage();
  const { params } = useForm();
  const { name, unit, usual, range, source, places, basis } = plannerValues.table[id];
  const sourceText = t(
    source,
    Object.fromEntries(Object.entries(places ?? {}).map(([key, value]) => [key, showExact(value)])),
  );
  const ends = range && { from: showExact(range[0]), to: showExact(range[1]) };
  const changed = (params.get(id) ?? defaultOf(id)) !== defaultOf(id);
  const limits = [changed && t(plannerForm.usual, { usual: showExact(usual) }), ends && t(plannerForm.range, ends)]
    .filter(Boolean)
    .join(t(plannerForm.comma));
  const known = t(plannerValues.bases[basis]);
  const from = sourceText.startsWith(known) ? sourceText : `${known}. ${sourceText}`;
  return (
    <NumberField
      field={id}
      label={`${t(name)} (${t(unit)})`}
      note={`${[limits, from].filter(Boolean).join('. ')}.`}
      defaultValue={params.get(id) ?? defaultOf(id)}
    />
  );
}
