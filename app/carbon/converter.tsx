import { type FormEvent, useState } from 'react';
import { carbon } from '../content/carbon.ts';
import { debris } from '../content/figures.ts';
import { useAskedQuery } from '../document/answer.ts';
import { useLanguage } from '../language/provider.tsx';
import { Say } from '../register/say.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { type Parsed, parseAmount } from './amount.ts';
import { convertible, parseTarget, type Target, targets } from './density.ts';
import { formParams } from './form-inputs.ts';
import { refusalText } from './inputs.ts';
import { showExact } from './mass.ts';
import { conversionText } from './result-text.ts';

interface Asked {
  parsed: Parsed;
  target: Target;
}

const read = (params: URLSearchParams): Asked => ({
  parsed: parseAmount(params.get('rubble') ?? '', { max: convertible }),
  target: parseTarget(params.get('to')),
});

/** Cubic metres and tonnes of loose rubble; a range, because its density is one. Works without JavaScript as the calculator does. */
export function Converter() {
  const { t, language } = useLanguage();
  const query = useAskedQuery();
  const [submitted, submitAsked] = useState<Asked>();
  const asked = submitted ?? (query.has('rubble') ? read(query) : undefined);
  const words = carbon.converter;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submitAsked(read(formParams(event.currentTarget)));
  };
  const refusal = asked?.parsed.refusal;
  const example = conversionText(debris.schoolBuildingCubicMetres, 'tonnes', language);

  return (
    <section aria-labelledby="converter" className="grid-12 items-start gap-y-7 border-y-2 border-ink py-8">
      <div className="md:col-[1/5]! md:pe-6">
        <h3 id="converter">{t(words.title)}</h3>
        <p className="mt-2 small text-ink-2">
          <Say words={words.lead} />
        </p>
      </div>
      <form
        method="get"
        action="/environmental#converter"
        noValidate
        onSubmit={submit}
        aria-labelledby="converter"
        className="md:col-[5/-1]! lg:col-[5/10]!"
      >
        <input type="hidden" name="lang" value={language} />
        <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2 sm:max-lg:grid-cols-[1fr_1fr_auto]">
          <Field
            id="converter-rubble"
            label={t(words.amount)}
            error={refusalText(refusal ?? 'empty', language, convertible)}
            invalid={refusal !== undefined}
            defaultValue={query.get('rubble') ?? showExact(debris.schoolBuildingCubicMetres)}
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
          />
          <Direction target={parseTarget(query.get('to'))} />
          {/* On a line with the fields, below the height of their labels. */}
          <div className="mt-1 sm:max-lg:mt-8.5">
            <Button type="submit" look="line">
              {t(words.convert)}
            </Button>
          </div>
        </div>
      </form>
      <div className="md:col-[5/-1]! lg:col-[10/-1]!">
        <output htmlFor="converter-rubble" className="block text-h4 leading-[1.5] font-semibold">
          {asked === undefined
            ? example
            : asked.parsed.refusal
              ? ''
              : conversionText(asked.parsed.value, asked.target, language)}
        </output>
        {asked === undefined && <p className="mt-2 small text-ink-2">{t(words.school)}</p>}
      </div>
    </section>
  );
}

function Direction({ target: chosen }: { target: Target }) {
  const { t } = useLanguage();
  const { direction, directions } = carbon.converter;
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold leading-[1.7]">{t(direction)}</legend>
      <div className="grid grid-cols-2">
        {targets.map((target) => (
          <label
            key={target}
            className="relative flex min-h-13.5 items-center justify-center border-[1.5px] border-ink px-2 text-center leading-[1.3] not-first:border-s-0 has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="to"
              id={`converter-to-${target}`}
              value={target}
              defaultChecked={target === chosen}
              className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
            />
            {t(directions[target])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
