import { papers } from '../../../drawings/legal-papers/papers.tsx';
import guideFiles from '../../content/guides-manifest.json' with { type: 'json' };
import { legal } from '../../content/legal.ts';
import { office } from '../../content/office.ts';
import { useLanguage } from '../../language/provider.tsx';
import { BalloonNumber } from '../../media/legend.tsx';
import { Words } from '../../rich-text/words.tsx';
import { ArrowLink } from '../../ui/button.tsx';
import { Section } from '../../ui/section-head.tsx';

/** LE-1: the guide: each step under the paper that it ends with, with the papers and the deadline it takes. */
export function LegalSteps() {
  const { t, format } = useLanguage();
  const { steps } = legal;
  const checked = office.legal.deadlinesChecked;
  return (
    <Section id="steps" title={t(steps.title)}>
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
              <div>
                <h4 className="mt-3 border-t-[1.5px] border-ink pt-2 small font-semibold">{t(steps.papers)}</h4>
                <ul className="list-disc ps-5">
                  {step.papers.map((paper) => (
                    <li key={paper.en}>{t(paper)}</li>
                  ))}
                </ul>
              </div>
            </li>
          );
        })}
      </ol>
      {steps.items.map(
        (step, index) =>
          'deadline' in step && (
            <div key={step.title.en} className="mt-6 flex items-baseline gap-4 border-y-[1.5px] border-accent py-3">
              <BalloonNumber n={index + 1} />
              <p>
                <b className="text-accent-dark">{t(steps.deadline)}: </b>
                <Words of={step.deadline} />
              </p>
            </div>
          ),
      )}
      <p className="mt-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <HouseGuide />
        <span className="small text-ink-2">
          {checked ? t(steps.checked, { date: format.date(checked) }) : t(steps.found)}
        </span>
      </p>
    </Section>
  );
}

/** The printed guide, with its length and size. */
function HouseGuide() {
  const { t } = useLanguage();
  const { file, label } = legal.steps.guide;
  const { pages, bytes } = guideFiles.files[file as keyof typeof guideFiles.files];
  return <ArrowLink href={`/guides/${file}.pdf`}>{t(label, { pages, size: Math.ceil(bytes / 1000) })}</ArrowLink>;
}
