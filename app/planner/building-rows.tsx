import { plannerLimits } from '../content/planner-examples.ts';
import { plannerForm } from '../content/planner-form.ts';
import { useLanguage } from '../language/provider.tsx';
import { NumberField, Select, useForm } from './fields.tsx';
import { constructions, damages } from './rubble-quantity.ts';

const minRows = 2;

/** Rows of similar buildings: the filled ones and an empty one. */
export function BuildingRows() {
  const { params } = useForm();
  const { t } = useLanguage();
  const { buildings, types } = plannerForm;
  const filled = ['n', 'f', 'm2'].map((name) => params.getAll(name).findLastIndex((typed) => typed.trim() !== '') + 1);
  const rows = Math.min(plannerLimits.rows, Math.max(minRows, Math.max(...filled) + 1));
  return (
    <div className="grid gap-4">
      {Array.from({ length: rows }, (_, row) => (
        <fieldset key={row} className="border-t border-ink-3 pt-3">
          <legend className="pe-3 small text-ink-2">{t(buildings.row, { row: row + 1 })}</legend>
          <div className="grid grid-cols-6 items-end gap-3 *:col-span-2 sm:grid-cols-[3fr_3fr_4fr_max-content_max-content] sm:*:col-span-1">
            {(['n', 'f', 'm2'] as const).map((name) => (
              <NumberField
                key={name}
                field={`${name}-${row}`}
                name={name}
                label={t(buildings[name])}
                defaultValue={params.getAll(name)[row] ?? ''}
              />
            ))}
            {/* As wide as their longest words; side by side if there is room. */}
            <div className="col-span-6! flex flex-wrap gap-3 *:flex-auto sm:contents">
              <Select
                field={`type-${row}`}
                name="type"
                label={t(buildings.type)}
                chosen={params.getAll('type')[row]}
                options={constructions.map((name) => [name, t(types[name])])}
              />
              <Select
                field={`damage-${row}`}
                name="damage"
                label={t(buildings.damage)}
                chosen={params.getAll('damage')[row]}
                options={damages.map((name) => [name, t(plannerForm.damages[name])])}
              />
            </div>
          </div>
        </fieldset>
      ))}
      <p className="tiny text-ink-2">{t(buildings.more)}</p>
    </div>
  );
}
