import { useState } from 'react';
import { roundToThree, showExact } from '../carbon/mass.ts';
import { plannerForm } from '../content/planner-form.ts';
import { plannerValues } from '../content/planner-values.ts';
import { useLanguage } from '../language/provider.tsx';
import { NumberField, useForm } from './fields.tsx';
import { FoldedGroup } from './folded-group.tsx';
import { maxDays, maxWeights, measuredBy } from './measured.ts';
import type { Plan } from './plan.ts';

/** Weights of loads and a logged week of the crusher; they replace the two assumptions with the largest effect. */
export function CalibrationFields({ plan }: { plan: Plan | undefined }) {
  const { t } = useLanguage();
  const { params, refused } = useForm();
  const words = plannerForm.calibration;
  const names = ['weights', 'crusher-hours', 'crushed'] as const;
  const filled = names.some((name) => refused[name] !== undefined || params.get(name)?.trim());
  const [open] = useState(filled);
  return (
    <FoldedGroup name={t(words.title)} summary={t(words.summary)} open={open}>
      <Fields plan={filled ? plan : undefined} />
    </FoldedGroup>
  );
}

function Fields({ plan }: { plan: Plan | undefined }) {
  const { t } = useLanguage();
  const words = plannerForm.calibration;
  return (
    <div className="grid gap-5 pt-4 pb-6">
      <p className="small text-ink-2">{t(words.note)}</p>
      <NumberField
        field="weights"
        label={t(words.weights)}
        inputMode="text"
        note={t(words.weightsNote, { most: maxWeights })}
      />
      <NumberField
        field="crusher-hours"
        label={t(words['crusher-hours'])}
        inputMode="text"
        note={t(words.hoursNote, { most: maxDays })}
      />
      <NumberField field="crushed" label={t(words.crushed)} />
      {plan && <Measurements plan={plan} />}
    </div>
  );
}

/** The means of the measurements. */
function Measurements({ plan }: { plan: Plan }) {
  const { t, format } = useLanguage();
  const words = plannerForm.calibration;
  const { loadTonnes, tonnesPerHour } = measuredBy(plan.calibration);
  const { weights } = plan.calibration;
  const rated = plan.own.rated ?? plannerValues.table.rated.usual;
  return (
    <>
      {loadTonnes !== undefined && (
        <p className="border-s-3 border-accent ps-4">
          {t(weights.length > 1 ? words.load : words.oneLoad, {
            load: format.quantity(roundToThree(loadTonnes), 'tonne'),
            from: showExact(Math.min(...weights)),
            to: format.quantity(Math.max(...weights), 'tonne'),
          })}
        </p>
      )}
      {tonnesPerHour !== undefined && (
        <p className="border-s-3 border-accent ps-4">
          {t(words.output, {
            output: format.quantity(roundToThree(tonnesPerHour), 'tonnePerHour'),
            share: format.percent(Math.round((tonnesPerHour / rated) * 100)),
          })}
        </p>
      )}
    </>
  );
}
