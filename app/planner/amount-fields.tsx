import type { ReactNode } from 'react';
import { plannerForm } from '../content/planner-form.ts';
import { useLanguage } from '../language/provider.tsx';
import { Choice } from '../ui/choice.tsx';
import { BuildingRows } from './building-rows.tsx';
import { NumberField, Select, useForm } from './fields.tsx';
import { constructions, states, ways } from './rubble-quantity.ts';

/** The four ways to state the amount; the fields of the chosen one show, by CSS alone. */
export function AmountFields() {
  const { t } = useLanguage();
  const { params } = useForm();
  const by = ways.find((way) => way === params.get('by')) ?? 'buildings';
  const state = states.find((one) => one === params.get('state')) ?? 'demolished';
  const { area } = plannerForm;
  return (
    <div className="group/amount grid gap-6">
      <Choice
        id="planner-by"
        legend={t(plannerForm.by)}
        options={ways.map((way) => [way, t(plannerForm.ways[way])] as const)}
        chosen={by}
      />
      <div className="hidden gap-5 group-has-[#planner-by-buildings:checked]/amount:grid">
        <BuildingRows />
        <Choice
          id="planner-state"
          legend={t(plannerForm.state)}
          options={states.map((one) => [one, t(plannerForm.states[one])] as const)}
          chosen={state}
        />
      </div>
      <Way className="group-has-[#planner-by-area:checked]/amount:grid">
        <NumberField field="ha" label={t(area.ha)} />
        <NumberField field="built" label={t(area.built)} />
        <NumberField field="storeys" label={t(area.storeys)} />
        <NumberField field="gone" label={t(area.gone)} />
        <Select
          field="fabric"
          name="fabric"
          label={t(area.fabric)}
          chosen={params.get('fabric') ?? undefined}
          options={constructions.map((name) => [name, t(plannerForm.types[name])])}
        />
      </Way>
      <Way className="group-has-[#planner-by-volume:checked]/amount:grid">
        <NumberField field="m3" label={t(plannerForm.m3)} />
      </Way>
      <Way className="group-has-[#planner-by-tonnes:checked]/amount:grid">
        <NumberField field="t" label={t(plannerForm.t)} />
      </Way>
    </div>
  );
}

const Way = ({ className, children }: { className: string; children: ReactNode }) => (
  <div className={`hidden grid-cols-2 items-start gap-x-4 gap-y-5 ${className}`}>{children}</div>
);
