import { IconCalculator } from '@tabler/icons-react';
import { OpenCarbonDialog } from '../../carbon/carbon-dialog.tsx';
import { carbon } from '../../content/carbon.ts';
import { consequences } from '../../content/environmental-consequences.ts';
import { carbonExample } from '../../content/settings.ts';
import { useQuery } from '../../document/request.ts';
import { Island } from '../../islands/island.tsx';
import { useLanguage } from '../../language/provider.tsx';
import { Words } from '../../rich-text/words.tsx';
import { DataList } from '../../sections/office-data.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** EN-1: the consequences of inaction, as a timeline. */
export function Simulation() {
  const { t } = useLanguage();
  const { simulation } = consequences;
  return (
    <section id="simulation" className="dark section bg-ink text-paper">
      <div className="wrap">
        <div className="grid-12 gap-y-4">
          <h2 className="md:col-span-6">{t(simulation.title)}</h2>
          <p className="md:col-start-8 md:-col-end-1">{t(simulation.text)}</p>
        </div>
        <ol className="mt-(--under-head) grid gap-y-4 sm:gap-y-0 sm:grid-cols-[7fr_3fr_7fr]">
          {simulation.course.map((time, index) => (
            <li
              key={index}
              className="group sm:row-span-3 sm:grid sm:grid-rows-subgrid sm:gap-y-0 sm:not-last:pe-5 md:not-last:pe-8"
            >
              <p className="self-end font-semibold">
                <Words of={time.when} />
              </p>
              {/* The line runs through all three columns at one height; each begins with a mark on it. */}
              <p
                aria-hidden="true"
                className="relative my-2 h-4 sm:my-3 border-s-2 border-paper before:absolute before:-end-5 md:before:-end-8 group-last:before:end-0 before:start-0 before:top-1/2 before:border-t-2 before:border-paper max-sm:before:end-0"
              />
              <dl className="flex flex-wrap content-start gap-x-5 md:gap-x-12 gap-y-6">
                {time.facts.map((fact) => (
                  <div key={fact.label.en} className="flex flex-col-reverse justify-end">
                    <dt className="small text-ink-soft">{t(fact.label)}</dt>
                    <dd className="text-[clamp(1.75rem,0.9rem+2vw,3rem)] font-semibold leading-[1.15] whitespace-nowrap tracking-(--track)">
                      <Words of={fact.value} look="large" />
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** EN-1: the proposals, as ruled lines of name and sentence. */
export function Proposals() {
  const { t } = useLanguage();
  const { proposals } = consequences;
  const typed = useQuery().get('amount') ?? undefined;
  return (
    <section id="proposals" className="plain wrap section grid-12 gap-y-4">
      <div className="md:col-span-4">
        <h2>{t(proposals.title)}</h2>
        <div className="mt-4">
          <ButtonLink
            href={`/environmental?amount=${carbonExample.tonnes}#carbon-title`}
            look="line"
            opens="carbon-dialog"
          >
            <IconCalculator size={24} stroke={1.5} aria-hidden="true" />
            {t(carbon.open)}
          </ButtonLink>
        </div>
      </div>
      <div className="md:col-start-5 md:-col-end-1">
        <DataList
          named
          rows={proposals.items.map(({ title, text, more }) => ({
            label: t(title),
            value: more ? `${t(text)} ${t(more)}` : t(text),
          }))}
        />
      </div>
      {typed === undefined ? (
        <Island id="carbon-dialog" name="carbon-dialog" props={{}} />
      ) : (
        <OpenCarbonDialog typed={typed} />
      )}
    </section>
  );
}
