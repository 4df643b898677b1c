import { useState } from 'react';
import { showExact } from '../carbon/mass.ts';
import { plannerForm } from '../content/planner-form.ts';
import { plannerValues, type ValueGroup, type ValueId, valueGroups, valueIds } from '../content/planner-values.ts';
import { useLanguage } from '../language/provider.tsx';
import { NumberField, useForm } from './fields.tsx';

/** Every value of the calculation with its unit, range and source, in groups that open where something in them is refused. */
export function AssumptionFields() {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="planner-assumptions" className="mt-9">
      <h3 id="planner-assumptions" className="text-h4">
        {t(plannerForm.assumptions)}
      </h3>
      <p className="mt-1 mb-3 small text-ink-2">{t(plannerForm.assumptionsNote)}</p>
      {valueGroups.map((group) => (
        <Group key={group} group={group} />
      ))}
    </section>
  );
}

function Group({ group }: { group: ValueGroup }) {
  const { t } = useLanguage();
  const { params, refused } = useForm();
  const ids = idsOf(group);
  const changed = ids.some((id) => refused[id] !== undefined || (params.get(id) ?? usualOf(id)) !== usualOf(id));
  // As the address came; afterwards it is the visitor's to open and close.
  const [open] = useState(changed);
  return (
    <details open={open} className="opens border-t border-ink-3 last:border-b">
      <summary className="min-h-12 py-2">
        {t(plannerValues.groups[group])}
        <span className="ms-auto small font-normal text-ink-2">{ids.length}</span>
      </summary>
      <div className="grid grid-cols-1 items-start gap-x-4 gap-y-5 pt-2 pb-6 sm:grid-cols-2">
        {ids.map((id) => (
          <ValueField key={id} id={id} />
        ))}
      </div>
    </details>
  );
}

const idsOf = (group: ValueGroup): ValueId[] => valueIds.filter((id) => plannerValues.table[id].group === group);

const usualOf = (id: ValueId): string => String(plannerValues.table[id].usual);

function ValueField({ id }: { id: ValueId }) {
  const { t } = useLanguage();
  const { params } = useForm();
  const { name, unit, usual, range, source, places, basis } = plannerValues.table[id];
  const sourceText = t(
    source,
    Object.fromEntries(Object.entries(places ?? {}).map(([key, value]) => [key, showExact(value)])),
  );
  const ends = range && { from: showExact(range[0]), to: showExact(range[1]) };
  const changed = (params.get(id) ?? usualOf(id)) !== usualOf(id);
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
      defaultValue={params.get(id) ?? usualOf(id)}
    />
  );
}
