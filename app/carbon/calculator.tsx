import { useState } from 'react';
import { carbon } from '../content/carbon.ts';
import { carbonExample } from '../content/settings.ts';
import { useLanguage } from '../language/provider.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { Button } from '../ui/button.tsx';
import { defaultAssumptions } from './footprint.ts';
import { type InputName, inputs, type ReadInputs, readInputs } from './inputs.ts';
import { NumberField, putInAddress, QueryForm } from './query-form.tsx';
import { Results } from './results.tsx';

const assumptionNames = ['recycled', 'steel', 'landfill', 'plant'] as const;
/** Shown before the visitor enters anything. */
const example = { tonnes: carbonExample.tonnes, assumptions: defaultAssumptions };

/**
 * EN-2 with editable assumptions.
 * @param pageQuery the query of the page
 */
export function Calculator({ pageQuery }: { pageQuery: string }) {
  const { t } = useLanguage();
  const query = new URLSearchParams(pageQuery);
  const [submitted, setSubmitted] = useState<ReadInputs>();
  const read: ReadInputs = submitted ?? (query.has('amount') ? readInputs(query) : example);

  const submit = (params: URLSearchParams, form: HTMLFormElement) => {
    const answer = readInputs(params);
    setSubmitted(answer);
    putInAddress(params);
    const [first] = Object.keys(answer.refused ?? {});
    if (first) form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };

  const field = (name: InputName) => ({
    id: `carbon-${name}`,
    name,
    label: t(carbon.fields[name]),
    max: inputs[name].max,
    refusal: read.refused?.[name],
    defaultValue: query.get(name) ?? inputs[name].first,
  });
  const { section, spellings } = carbon;

  return (
    <div className="grid border-2 border-ink bg-white max-sm:bleed max-sm:border-x-0 lg:grid-cols-[7fr_5fr]">
      <QueryForm
        part="calculator"
        onAsk={submit}
        aria-labelledby="calculator"
        className="p-[clamp(1.25rem,2vw,1.75rem)]"
      >
        <NumberField {...field('amount')} />
        <p data-computed className="mt-2 small text-ink-2">
          {t(section.amountHint, spellings)}
        </p>
        <details className="folded folded-on-phone mt-4" open={assumptionNames.some((name) => read.refused?.[name])}>
          <summary>{t(section.assumptions)}</summary>
          <fieldset className="pt-3 sm:mt-2 sm:border-t sm:border-ink-3 sm:pt-5">
            <legend className="pe-4 font-semibold max-sm:sr-only">{t(section.assumptions)}</legend>
            <div className="grid items-end gap-x-4 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
              {assumptionNames.map((name) => (
                <NumberField key={name} {...field(name)} />
              ))}
            </div>
            <p className="mt-3 small text-ink-2">
              <RichText words={section.ranges} />
            </p>
          </fieldset>
        </details>
        <div className="mt-5">
          <Button type="submit">{t(carbon.dialog.calculate)}</Button>
        </div>
      </QueryForm>
      <div className="border-ink bg-paper-2 p-[clamp(1.25rem,2vw,1.75rem)] max-lg:border-t-2 lg:border-s-2">
        <h3 className="mb-4">{t(section.result)}</h3>
        <div aria-live="polite">{read.refused ? <p>{t(section.refused)}</p> : <Results {...read} />}</div>
      </div>
    </div>
  );
}
