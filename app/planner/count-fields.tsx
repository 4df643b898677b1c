import { plannerForm } from '../content/planner-form.ts';
import { useLanguage } from '../language/provider.tsx';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { BuildingRows } from './building-rows.tsx';
import { NumberField, Select, useForm } from './fields.tsx';
import { constructions, states, type Way } from './rubble-quantity.ts';

/** The amount by buildings or by area. CSS alone shows the fields of the chosen way (planner.css). */
export function CountFields({ by }: { by: Way }) {
  const { t } = useLanguage();
  const { params } = useForm();
  const state = states.find((one) => one === params.get('state')) ?? 'demolished';
  const { area } = plannerForm;
  return (
    <div className="plan-step grid gap-6">
      <div className="max-w-120">
        <Choice
          id="planner-by"
          name="by"
          legend={t(plannerForm.by)}
          options={(['buildings', 'area'] as const).map((way) => [way, t(plannerForm.ways[way])] as const)}
          chosen={by === 'buildings' || by === 'area' ? by : undefined}
        />
      </div>
      <div className="plan-buildings">
        <BuildingRows />
        <Choice
          id="planner-state"
          name="state"
          legend={t(plannerForm.state)}
          options={states.map((one) => [one, t(plannerForm.states[one])] as const)}
          chosen={state}
        />
      </div>
      <div className="plan-area has-aria-invalid:items-start!">
        {(['ha', 'built', 'storeys', 'gone'] as const).map((name) => (
          <NumberField key={name} field={name} label={t(area[name])} />
        ))}
        <Select
          field="fabric"
          name="fabric"
          label={t(area.fabric)}
          chosen={params.get('fabric') ?? undefined}
          options={constructions.map((name) => [name, t(plannerForm.types[name])])}
        />
      </div>
      <Button type="submit" look="line">
        {t(plannerForm.calculate)}
      </Button>
    </div>
  );
}
