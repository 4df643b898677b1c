import { IconFileText } from '@tabler/icons-react';
import { content as path } from '../../content/drawings/legal-path.ts';
import { legal } from '../../content/legal.ts';
import { office } from '../../content/office.ts';
import { useLanguage } from '../../language/provider.tsx';
import { BalloonNumber } from '../../media/legend.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import { SectionDrawing } from '../../sections/section-drawing.tsx';
import { RailSection, Section } from '../../ui/section-head.tsx';
import { MarkedList } from './marked-list.tsx';

/** LE-1: the guide. A line connects the steps, across on wide screens and down on narrow ones. */
export function LegalSteps() {
  const { t } = useLanguage();
  const { steps } = legal;
  return (
    <Section id="steps" ground="ruled" title={t(steps.title)} note={t(steps.note)}>
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
      <div className="bleed mt-10">
        <SectionDrawing name="legal-path" sheet={path} from="sm" lazy />
      </div>
    </Section>
  );
}

/** What runs from the day of an announcement: first among the answers to a family. */
export function LegalDeadlines() {
  const { t, format } = useLanguage();
  const { laws } = legal.steps;
  const checked = office.legal.deadlinesChecked;
  return (
    <div className="mb-8 border-s-3 border-accent ps-4.5">
      <h3 className="text-h4">{t(laws.title)}</h3>
      <ul className="mt-2 grid gap-2 measure">
        {laws.items.map((law, index) => (
          <li key={index}>
            <RichText words={law} />
          </li>
        ))}
      </ul>
      <p className="mt-3 measure">{t(laws.check)}</p>
      {checked && <p className="mt-1 small text-ink-2">{t(laws.checked, { date: format.date(checked) })}</p>}
    </div>
  );
}

/** What helps to prove a right and a damage. */
export function LegalEvidence() {
  const { t } = useLanguage();
  const { evidence } = legal;
  return (
    <RailSection id="evidence" title={t(evidence.title)} note={t(evidence.note)}>
      <div className="grid gap-x-(--gap) gap-y-10 sm:grid-cols-2">
        {evidence.lists.map((list) => (
          <MarkedList key={list.title.en} {...list} mark={IconFileText} />
        ))}
      </div>
    </RailSection>
  );
}
