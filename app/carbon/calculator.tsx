import { type FormEvent, useState } from 'react';
import { carbon } from '../content/carbon.ts';
import { carbonAssumptions, carbonExample } from '../content/figures.ts';
import { useAskedQuery } from '../document/answer.ts';
import { useLanguage } from '../language/provider.tsx';
import { Say } from '../register/say.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { formParams } from './form-inputs.ts';
import { type InputName, inputRefusal, type ReadInputs, readInputs, usual } from './inputs.ts';
import { showExact } from './mass.ts';
import { Results } from './results.tsx';

const assumptionNames = ['recycled', 'steel', 'landfill', 'plant'] as const;

/**
 * EN-2 with its assumptions open to change. Without JavaScript the form asks the server, which renders the answer to the query of
 * the address; with it, the form is answered here.
 */
export function Calculator() {
  const { t, language } = useLanguage();
  const asked = useAskedQuery();
  const [submitted, submitInputs] = useState<ReadInputs>();
  const inputs = submitted ?? (asked.has('amount') ? readInputs(asked) : undefined);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readInputs(formParams(event.currentTarget));
    submitInputs(read);
    const first =
      read.refused && event.currentTarget.querySelector<HTMLInputElement>(`[name=${Object.keys(read.refused)[0]}]`);
    first?.focus();
  };

  const refused = inputs?.refused ?? {};
  const field = (name: InputName) => ({
    id: `carbon-${name}`,
    label: t(carbon.fields[name]),
    error: inputRefusal(name, refused[name] ?? 'empty', language),
    invalid: refused[name] !== undefined,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    dir: 'ltr',
  });
  const { section, examples } = carbon;

  return (
    <div className="grid border-2 border-ink bg-white max-sm:bleed max-sm:border-x-0 lg:grid-cols-[7fr_5fr]">
      <form
        method="get"
        action="/environmental#calculator"
        noValidate
        onSubmit={submit}
        aria-labelledby="calculator"
        className="p-[clamp(1.25rem,3vw,2.75rem)]"
      >
        <input type="hidden" name="lang" value={language} />
        <Field {...field('amount')} defaultValue={asked.get('amount') ?? showExact(example.tonnes)} />
        <p data-computed className="mt-2 small text-ink-2">
          {t(section.amountHint, { western: examples[1].typed, arabic: examples[2].typed })}
        </p>
        <fieldset className="mt-7 border-t border-ink-3 pt-5">
          <legend className="pe-4 font-semibold">{t(section.assumptions)}</legend>
          <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
            {assumptionNames.map((name) => (
              <Field key={name} {...field(name)} defaultValue={asked.get(name) ?? usual[name]} />
            ))}
          </div>
          <p className="mt-3 small text-ink-2">
            <Say words={section.ranges} />
          </p>
        </fieldset>
        <div className="mt-7">
          <Button type="submit">{t(carbon.dialog.calculate)}</Button>
        </div>
      </form>
      <div className="border-ink bg-paper-2 p-[clamp(1.25rem,3vw,2.75rem)] max-lg:border-t-2 lg:border-s-2">
        <h3 className="mb-4">{t(section.result)}</h3>
        <div aria-live="polite">
          {inputs?.refused ? <p>{t(section.refused)}</p> : <Results {...(inputs ?? example)} />}
        </div>
      </div>
    </div>
  );
}

/** What the section shows before anything is asked. */
const example = { tonnes: carbonExample.tonnes, assumptions: carbonAssumptions };
