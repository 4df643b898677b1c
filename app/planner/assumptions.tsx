import { useState } from 'react';
import { plannerForm } from '../content/planner-form.ts';
import { plannerValues, type ValueId, valueGroups, valueIds } from '../content/planner-values.ts';
import { fill } from '../language/format.ts';
import { useLanguage } from '../language/provider.tsx';
import { Words } from '../rich-text/words.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { columnValues } from './columns.ts';
import { type Refusals, refusalSentence } from './inputs.ts';
import type { Plan } from './plan.ts';
import { valueWithUnit } from './wording.ts';

/** The id of the form, for its fields outside its element. */
export const formId = 'planner-form';

/** The distance to the plant is one of the three questions. */
const folded = valueIds.filter((id) => id !== 'plant-km');

interface AssumptionsProps {
  plan: Plan | undefined;
  params: URLSearchParams;
  refused: Refusals;
}

/** Every value of the calculation with unit, range and source, in one fold that names the most important ones. */
export function Assumptions({ plan, params, refused }: AssumptionsProps) {
  const { t, language } = useLanguage();
  const [open] = useState(folded.some((id) => plan?.changed[id] !== undefined || refused[id]));
  const values = columnValues('middle', plan?.changed ?? {});
  const summary = (['output', 'rated', 'density', 'hours', 'before'] as const).map((id) => [
    id,
    valueWithUnit(id, values[id], language),
  ]);
  return (
    <section aria-labelledby="planner-assumptions" className="plan wrap plan-fold">
      <details open={open} className="folded">
        <summary>
          <h2 id="planner-assumptions">{t(plannerForm.assumptions)}</h2>
          <span>
            <Words of={t(plannerForm.summary, Object.fromEntries(summary))} />
          </span>
        </summary>
        <p>{t(plannerForm.assumptionsNote)}</p>
        {valueGroups.map((group) => (
          <fieldset key={group}>
            <legend>{t(plannerValues.groups[group])}</legend>
            <div>
              {folded
                .filter((id) => plannerValues.table[id].group === group)
                .map((id) => (
                  <ValueField
                    key={id}
                    id={id}
                    typed={params.get(id)}
                    error={refused[id] && refusalSentence(refused[id], language)}
                  />
                ))}
            </div>
          </fieldset>
        ))}
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" form={formId} look="line">
            {t(plannerForm.calculate)}
          </Button>
          <a href="/planner" className="inline-flex min-h-11 items-center">
            {t(plannerForm.reset)}
          </a>
        </p>
      </details>
    </section>
  );
}

function ValueField({ id, typed, error }: { id: ValueId; typed: string | null; error: string | undefined }) {
  const { t, format } = useLanguage();
  const { name, unit, usual, range, named, source, places = {} } = plannerValues.table[id];
  const exact = (values: Record<string, number>) =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, format.exact(value)]));
  const changed = typed !== null && typed !== String(usual);
  const notes = [
    changed && fill(t(plannerForm.usual), exact({ usual })),
    range && fill(t(plannerForm.range), exact({ from: range[0], to: range[1] })),
    // The note above names all others as assumptions.
    source.en !== plannerValues.bases.assumption.en && fill(t(source), exact(places)),
  ];
  return (
    <Field
      id={`planner-${id}`}
      form={formId}
      name={id}
      label={named ? t(name) : `${t(name)} (${t(unit)})`}
      hint={notes.some(Boolean) ? `${notes.filter(Boolean).join('. ')}.` : ''}
      error={error ?? ''}
      invalid={error !== undefined}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      required={false}
      defaultValue={typed ?? String(usual)}
    />
  );
}
