import { useState } from 'react';
import { carbon } from '../content/carbon.ts';
import { debris } from '../content/figures/rubble.ts';
import { carbonLimits } from '../content/settings.ts';
import { useLanguage } from '../language/provider.tsx';
import { parseAmount } from '../language/read-number.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { FoldedTable } from '../ui/folded-table.tsx';
import { conversionText, type Target } from './conversion.ts';
import { showExact } from './mass.ts';
import { NumberField, putInAddress, QueryForm } from './query-form.tsx';

const targetOf = (params?: URLSearchParams): Target => (params?.get('to') === 'volume' ? 'volume' : 'tonnes');
const example = showExact(debris.schoolBuildingCubicMetres.value);
/** The largest amount, in cubic metres or tonnes. */
const max = carbonLimits.tonnes;

/**
 * Converts loose rubble between cubic metres and tonnes, as a range. Works without JavaScript.
 * @param pageQuery the query of the page
 */
export function Converter({ pageQuery }: { pageQuery: string }) {
  const { t, language } = useLanguage();
  const query = new URLSearchParams(pageQuery);
  const [submitted, setSubmitted] = useState<URLSearchParams>();
  const params = submitted ?? (query.has('rubble') ? query : undefined);
  const { value, refusal } = parseAmount(params?.get('rubble') ?? example, { max });
  const words = carbon.converter;

  return (
    <section aria-labelledby="converter" className="grid-12 items-start gap-y-4 border-t-2 border-ink pt-5">
      <div className="md:col-[1/5]! md:pe-6">
        <h3 id="converter">{t(words.title)}</h3>
        <p className="mt-2 small text-ink-2">
          <RichText words={words.lead} />
        </p>
      </div>
      <div className="md:col-[5/-1]!">
        <FoldedTable rows={0} foldFrom={0} open={query.has('rubble')} label={t(words.convert)} phone>
          <div className="grid items-start gap-5 max-sm:pt-4 lg:grid-cols-[2fr_1fr]">
            <QueryForm
              className="print:hidden"
              part="converter"
              onAsk={(params) => {
                setSubmitted(params);
                putInAddress(params);
              }}
              aria-labelledby="converter"
            >
              <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-[1fr_1fr_auto]">
                <NumberField
                  id="converter-rubble"
                  name="rubble"
                  label={t(words.amount)}
                  max={max}
                  refusal={refusal}
                  defaultValue={query.get('rubble') ?? example}
                />
                <Choice
                  id="converter-to"
                  name="to"
                  legend={t(words.direction)}
                  options={Object.entries(words.directions).map(([target, name]) => [target, t(name)] as const)}
                  chosen={targetOf(query)}
                />
                {/* Aligned with the fields, below their labels. */}
                <div className="mt-1 sm:mt-8.5">
                  <Button type="submit" look="line">
                    {t(words.convert)}
                  </Button>
                </div>
              </div>
            </QueryForm>
            <output htmlFor="converter-rubble" className="block text-h4 leading-[1.5] font-semibold">
              {value !== undefined && conversionText(value, targetOf(params), language)}
            </output>
          </div>
        </FoldedTable>
      </div>
    </section>
  );
}
