import { IconSquareCheck } from '@tabler/icons-react';
import { legal } from '../../content/legal.ts';
import { useLanguage } from '../../language/provider.tsx';
import { BalloonNumber } from '../../media/legend.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import { RubbleAlert } from '../../sections/rubble-alert.tsx';
import { Rail, Section } from '../../ui/section-head.tsx';
import { MarkedList } from './marked-list.tsx';

/** LE-1: the guide. A line connects the steps, across on wide screens and down on narrow ones. */
export function LegalSteps() {
  const { t } = useLanguage();
  const { steps } = legal;
  return (
    <Section ground="ruled" title={t(steps.title)} note={t(steps.note)}>
      <ol className="grid gap-x-(--gap) md:grid-cols-4 md:grid-rows-[auto_auto_1fr_auto]">
        {steps.items.map((step, index) => (
          <li
            key={step.title.en}
            className="group relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 pb-10 last:pb-0 md:row-span-4 md:grid-cols-1 md:grid-rows-subgrid md:pb-0"
          >
            <span className="absolute start-3.5 top-0 h-full border-s-2 border-ink group-last:hidden md:start-0 md:top-3.5 md:h-0 md:w-[calc(100%+var(--gap))] md:border-s-0 md:border-t-2" />
            <span className="relative self-start bg-paper-2 leading-none md:justify-self-start">
              <BalloonNumber n={index + 1} solid />
            </span>
            <div className="flex flex-col gap-3 md:contents">
              <h3 className="md:pt-5">{t(step.title)}</h3>
              <p className="md:pt-3 md:pb-4">{t(step.text)}</p>
              <p className="border-t border-ink-3 pt-3 small">
                <b className="block text-ink-2">{t(steps.aim)}</b>
                {t(step.aim)}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-12 measure border-s-3 border-accent ps-4.5">
        <h3 className="text-h4">{t(steps.laws.title)}</h3>
        <ul className="mt-2 grid gap-2">
          {steps.laws.items.map((law, index) => (
            <li key={index}>
              <RichText words={law} />
            </li>
          ))}
        </ul>
        <p className="mt-3">{t(steps.laws.check)}</p>
      </div>
    </Section>
  );
}

/** Evidence of ownership and damage, and the warning not to enter a damaged house. */
export function LegalEvidence() {
  const { t } = useLanguage();
  const { evidence } = legal;
  return (
    <section id="evidence" className="wrap section">
      <Rail title={t(evidence.title)} note={t(evidence.note)}>
        <div className="grid gap-x-(--gap) gap-y-10 sm:grid-cols-2">
          {evidence.lists.map((list) => (
            <MarkedList key={list.title.en} {...list} mark={IconSquareCheck} />
          ))}
        </div>
      </Rail>
      <div className="mt-14 md:mt-20">
        <RubbleAlert title={evidence.warning.title} before={[evidence.warning.text]} />
      </div>
    </section>
  );
}
