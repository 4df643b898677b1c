import { IconFileText } from '@tabler/icons-react';
import { legal } from '../../content/legal.ts';
import { office } from '../../content/office.ts';
import { useLanguage } from '../../language/provider.tsx';
import { BalloonNumber } from '../../media/legend.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import { RailSection, Section } from '../../ui/section-head.tsx';
import { MarkedList } from './marked-list.tsx';
import { papers } from './papers.tsx';

/** LE-1: the guide: each step under the paper that it ends with. */
export function LegalSteps() {
  const { t } = useLanguage();
  const { steps } = legal;
  return (
    <Section id="steps" title={t(steps.title)}>
      <p className="-mt-2 mb-6 measure text-ink-2 sm:mb-9">{t(steps.note)}</p>
      <ol className="legal-steps">
        {steps.items.map((step, index) => {
          const StepPaper = papers[index]!;
          return (
            <li key={step.title.en}>
              <div className="paper-ground">
                <StepPaper />
              </div>
              <h3 className="mt-3 mb-1.5 flex items-center gap-3 text-h4">
                <BalloonNumber n={index + 1} />
                {t(step.title)}
              </h3>
              <p>{t(step.text)}</p>
              <p className="mt-3 border-t-[1.5px] border-ink pt-2 small">
                <span className="block tiny text-ink-2">{t(steps.aim)}</span>
                <b>{t(step.aim)}</b>
              </p>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

/** What runs from the day of an announcement: first among the answers to a family. */
export function LegalDeadlines() {
  const { t, format } = useLanguage();
  const { laws } = legal.steps;
  const checked = office.legal.deadlinesChecked;
  return (
    <div className="mb-6 border-s-3 border-accent ps-4.5">
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
      <div className="grid gap-x-(--gap) gap-y-6 sm:grid-cols-2">
        {evidence.lists.map((list) => (
          <MarkedList key={list.title.en} {...list} mark={IconFileText} />
        ))}
      </div>
    </RailSection>
  );
}
