import type { FormEvent, Ref } from 'react';
import { plannerForm } from '../content/planner-form.ts';
import { useLanguage } from '../language/provider.tsx';
import { Button } from '../ui/button.tsx';
import { AmountFields } from './amount-fields.tsx';
import { AssumptionFields } from './assumption-fields.tsx';
import { CalibrationFields } from './calibration-fields.tsx';
import { FormProvider, NumberField } from './fields.tsx';
import type { Plan } from './plan.ts';
import type { Refusals } from './reader.ts';

interface PlannerFormProps {
  ref?: Ref<HTMLFormElement>;
  params: URLSearchParams;
  plan: Plan | undefined;
  refused: Refusals;
  onInput: () => void;
  onChange: () => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

const machineFields = ['months', 'plants', 'trucks', 'loaders', 'gate'] as const;

/** The inputs. A plain GET form: without JavaScript its address is the plan, and the server answers it. */
export function PlannerForm({ ref, params, plan, refused, onInput, onChange, onSubmit }: PlannerFormProps) {
  const { t, language } = useLanguage();
  return (
    <FormProvider value={{ params, refused }}>
      <form
        ref={ref}
        method="get"
        action="/planner#plan"
        noValidate
        aria-labelledby="planner-form"
        onInput={onInput}
        onBlur={onChange}
        onSubmit={onSubmit}
        className="p-[clamp(1.25rem,2.4vw,2.25rem)]"
      >
        <h2 id="planner-form" className="text-h3">
          {t(plannerForm.title)}
        </h2>
        <p className="mt-1 mb-5 small text-ink-2">{t(plannerForm.digits)}</p>
        <AmountFields />
        <fieldset className="mt-7 border-t-2 border-ink pt-4">
          <legend className="pe-4 text-h4 font-semibold">{t(plannerForm.plan)}</legend>
          <div className="grid grid-cols-2 items-end gap-x-4 gap-y-5 *:last:col-span-2 has-aria-invalid:items-start">
            {machineFields.map((name) => (
              <NumberField
                key={name}
                field={name}
                label={t(plannerForm[name])}
                optional={name === 'gate' ? t(plannerForm.optional) : undefined}
              />
            ))}
          </div>
          <p className="mt-3 small text-ink-2">{t(plannerForm.machinesNote)}</p>
        </fieldset>
        <CalibrationFields plan={plan} />
        <AssumptionFields />
        <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit">{t(plannerForm.calculate)}</Button>
          <a href="/planner" className="inline-flex min-h-11 items-center">
            {t(plannerForm.reset)}
          </a>
        </div>
        <input type="hidden" name="lang" value={language} />
      </form>
    </FormProvider>
  );
}
