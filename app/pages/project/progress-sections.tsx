import type { Phase, SectionOf } from '../../content/project-content.ts';
import { useLanguage } from '../../language/provider.tsx';
import { BalloonNumber } from '../../media/legend.tsx';
import { Quantity, RichText } from '../../rich-text/rich-text.tsx';
import { FigureRow } from '../../sections/figure-row.tsx';
import { Status } from '../../sections/project-status.tsx';
import { Section } from '../../ui/section-head.tsx';

/** The phases on a time line: solid if worked on, dashed if upcoming. */
export function Phases({ heading, phases }: SectionOf<'phases'>) {
  const { t } = useLanguage();
  return (
    <Section title={t(heading)}>
      <ol className="grid gap-x-(--gap) gap-y-5 sm:grid-cols-2 sm:gap-y-10 md:grid-cols-4">
        {phases.map((phase, index) => (
          <PhaseItem key={index} phase={phase} number={index + 1} last={index === phases.length - 1} />
        ))}
      </ol>
    </Section>
  );
}

/** On a phone the line runs down beside the phases. */
function PhaseItem({ phase, number, last }: { phase: Phase; number: number; last: boolean }) {
  const { t } = useLanguage();
  const share = phase.percent.value;
  const line = share < 100 ? 'dashed' : '';
  return (
    <li className="relative max-sm:ps-12 sm:pt-12">
      {!last && (
        <i
          aria-hidden="true"
          className={`absolute start-3.5 top-9 -bottom-4 border-s-[1.5px] border-ink sm:start-9.5 sm:-end-4 sm:top-3.5 sm:bottom-auto sm:border-s-0 sm:border-t-[1.5px] ${line}`}
        />
      )}
      <span className="absolute start-0 top-0">
        <BalloonNumber n={number} solid={share === 100} />
      </span>
      <h3 className="text-h4">{t(phase.title)}</h3>
      <p className="my-1.5 flex flex-wrap items-center gap-3">
        <Status of={phase.status} />
        <b>
          <Quantity figure={phase.percent} />
        </b>
      </p>
      <p className="small text-ink-2">
        <RichText words={phase.text} />
      </p>
    </li>
  );
}

/** The achievements, over rules on the dark band. */
export function Achievements({ heading, note, figures }: SectionOf<'achievements'>) {
  const { t } = useLanguage();
  return (
    <Section ground="dark" title={t(heading)} note={note && <RichText words={note} />}>
      <FigureRow figures={figures.map(({ value, scope }) => ({ figure: value, scope }))} />
    </Section>
  );
}
