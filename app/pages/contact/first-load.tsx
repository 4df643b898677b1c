import { firstLoad } from '../../content/first-load.ts';
import { office } from '../../content/office.ts';
import { useLanguage } from '../../language/provider.tsx';
import { BalloonNumber } from '../../media/legend.tsx';
import { DataList } from '../../sections/office-data.tsx';
import { ArrowLink } from '../../ui/button.tsx';
import { Section } from '../../ui/section-head.tsx';

/** Five steps from the first message to the first load, and the office's terms for costs and times. */
export function FirstLoad() {
  const { t } = useLanguage();
  const { title, note, steps, answers } = firstLoad;
  const { askingCost, answerTime, plantToVisit } = office.answers;
  const said = [
    [answers.askingCost, askingCost],
    [answers.answerTime, answerTime],
    [answers.plantToVisit, plantToVisit],
  ] as const;
  const rows = said.flatMap(([label, value]) => (value ? [{ label: t(label), value: t(value) }] : []));
  return (
    <Section id="first-load" ground="quiet" title={t(title)} note={t(note)}>
      <ol className="grid gap-x-(--gap) gap-y-6 sm:grid-cols-2 lg:grid-cols-5 print:block print:space-y-2">
        {steps.map((step, index) => (
          <li
            key={step.title.en}
            className="grid grid-cols-[auto_1fr] content-start gap-x-3.5 gap-y-1 border-t-[1.5px] border-ink pt-4 print:pt-2"
          >
            <BalloonNumber n={index + 1} solid />
            <h3 className="self-center text-h4">{t(step.title)}</h3>
            <p className="col-start-2 text-ink-2 lg:col-[1/-1]">
              {t(step.text)} {'link' in step && <ArrowLink href={step.link.to}>{t(step.link.label)}</ArrowLink>}
            </p>
          </li>
        ))}
      </ol>
      {rows.length > 0 && (
        <div className="mt-8">
          <DataList rows={rows} />
        </div>
      )}
    </Section>
  );
}
