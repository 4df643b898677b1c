import { type FormEvent, useEffect, useRef, useState } from 'react';
import { carbon } from '../content/carbon.ts';
import { carbonAssumptions, carbonExample } from '../content/figures.ts';
import { useLanguage } from '../language/provider.tsx';
import { Say } from '../register/say.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { fillForm, formParams } from './form-inputs.ts';
import { type InputName, inputRefusal, type ReadInputs, readInputs, usual } from './inputs.ts';
import { showExact } from './mass.ts';
import { Results } from './results.tsx';

const assumptionNames = ['recycled', 'steel', 'landfill', 'plant'] as const;

/**
 * EN-2 with its assumptions open to change. Without JavaScript the form asks the server, which writes the answer into the
 * output; with it, the same query in the address is answered here.
 */
export function Calculator() {
  const { t, language } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [inputs, setInputs] = useState<ReadInputs>();

  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    if (!form.current || !asked.has('amount')) return;
    fillForm(form.current, asked);
    setInputs(readInputs(formParams(form.current)));
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readInputs(formParams(event.currentTarget));
    setInputs(read);
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
        ref={form}
        method="get"
        action="/environmental#calculator"
        noValidate
        onSubmit={submit}
        aria-labelledby="calculator"
        className="p-[clamp(1.25rem,3vw,2.75rem)]"
      >
        <input type="hidden" name="lang" value={language} readOnly />
        <Field {...field('amount')} defaultValue={showExact(example.tonnes)} />
        <p className="mt-2 small text-ink-2">
          {t(section.amountHint, { western: examples[1].typed, arabic: examples[2].typed })}
        </p>
        <fieldset className="mt-7 border-t border-ink-3 pt-5">
          <legend className="pe-4 font-semibold">{t(section.assumptions)}</legend>
          <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
            {assumptionNames.map((name) => (
              <Field key={name} {...field(name)} defaultValue={usual[name]} />
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
        {/* The server's answer to a form sent without JavaScript; React steps over it, and gives its own. */}
        {!inputs && (
          <output data-slot="carbon" className="peer block whitespace-pre-line empty:hidden" suppressHydrationWarning>
            {''}
          </output>
        )}
        <div aria-live="polite" className="peer-[:not(:empty)]:hidden">
          {inputs?.refused ? <p>{t(section.refused)}</p> : <Results {...(inputs ?? example)} />}
        </div>
      </div>
    </div>
  );
}

/** What the section shows before anything is asked. */
const example = { tonnes: carbonExample.tonnes, assumptions: carbonAssumptions };
