import type { ReactNode } from 'react';
import { consequences } from '../../content/environmental-consequences.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Words } from '../../rich-text/words.tsx';
import { percentTicks, ScaleBar } from '../../ui/scale-bar.tsx';
import { Section } from '../../ui/section-head.tsx';

/** EN-1: soil, air and water, each with its severity on a scale bar. */
export function Impacts() {
  const { t } = useLanguage();
  const { impacts } = consequences;
  return (
    <Section id="impacts" title={t(impacts.title)}>
      <ul className="grid border-t-[2.5px] border-ink sm:gap-x-10 md:gap-x-16 sm:grid-cols-3 sm:grid-rows-[repeat(5,auto)]">
        {impacts.items.map((impact) => (
          <li
            key={impact.title.en}
            className="grid grid-cols-[minmax(0,1fr)] gap-y-0 border-ink-3 py-3 sm:py-4 max-sm:not-first:border-t sm:row-span-5 sm:grid-rows-subgrid sm:not-first:-ms-[calc(1.25rem+1px)] sm:not-first:border-s sm:not-first:ps-5 md:not-first:-ms-[calc(2rem+1px)] md:not-first:ps-8"
          >
            <h3>{t(impact.title)}</h3>
            <p className="mt-1 mb-2 sm:mb-5">{t(impact.text)}</p>
            <p className="flex items-baseline justify-between gap-4 sm:max-md:block">
              <span className="small text-ink-2">{t(impacts.severity)}</span>
              <b className="text-figure leading-none max-sm:text-[1.75rem] sm:max-md:block sm:max-md:text-[2.25rem] sm:max-md:leading-[1.2]">
                <Words of={impact.severity} />
              </b>
            </p>
            <div className="mt-2 text-accent max-sm:[&>span]:hidden">
              <ScaleBar
                value={impact.severity.value}
                label={`${t(impact.title)}: ${t(impacts.severity)}`}
                ticks={percentTicks}
              />
            </div>
            <dl className="mt-2 small sm:mt-4">
              <Line name={t(impacts.affected)}>
                <b>{t(impact.affected)}</b>
              </Line>
              <Line name={t(impacts.location)}>{t(impact.location)}</Line>
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-4 border-t grid-cols-[5.5rem_1fr] max-[18rem]:grid-cols-1 sm:max-md:grid-cols-1 border-ink-3 py-1.5 sm:py-2.5">
    <dt className="text-ink-2">{name}</dt>
    <dd>{children}</dd>
  </div>
);
