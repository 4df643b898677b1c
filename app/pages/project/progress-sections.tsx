import type { Phase, SectionOf } from '../../content/project-content.ts';
import { useLanguage } from '../../language/provider.tsx';
import { BalloonNumber } from '../../media/legend.tsx';
import { Quantity, Say } from '../../register/say.tsx';
import { FigureRow } from '../../sections/figure-row.tsx';
import { Status } from '../../sections/project-status.tsx';
import { ScaleBar } from '../../ui/scale-bar.tsx';
import { Section } from '../../ui/section-head.tsx';

/** The phases on one time line: solid where work was done, dashed where it is still to come. */
export function Phases({ heading, note, phases }: SectionOf<'phases'>) {
  const { t } = useLanguage();
  return (
    <Section ground="quiet" title={t(heading)} note={<Say words={note} />}>
      <ol className="grid gap-x-(--gap) sm:grid-cols-2 md:grid-cols-4">
        {phases.map((phase, index) => (
          <PhaseItem key={index} phase={phase} number={index + 1} />
        ))}
      </ol>
    </Section>
  );
}

function PhaseItem({ phase, number }: { phase: Phase; number: number }) {
  const { t } = useLanguage();
  const share = phase.percent.value.value;
  const line = share > 0 ? '' : 'dashed';
  return (
    <li className="row-span-5 grid grid-rows-subgrid gap-y-2.5 pb-10 sm:max-md:odd:[&>div>i]:-end-(--gap) md:pb-0 md:not-last:[&>div>i]:-end-(--gap)">
      <div className="relative mb-1.5">
        <i aria-hidden="true" className={`absolute start-0 end-0 top-3.5 border-t-[1.5px] border-ink ${line}`} />
        <span className="relative inline-grid rounded-[50%] bg-paper-2">
          <BalloonNumber n={number} solid={share === 100} />
        </span>
      </div>
      <h3 className="text-h4">{t(phase.title)}</h3>
      <div className="justify-self-start">
        <Status of={phase.status} weighted />
      </div>
      <p className="small text-ink-2">
        <Say words={phase.text} />
      </p>
      <div className="mt-1.5">
        <b className="text-h3 leading-[1.3]">
          <Quantity figure={phase.percent} linked />
        </b>
        <ScaleBar value={share} label={t(phase.title)} />
      </div>
    </li>
  );
}

/** What was reached, over dimension lines on the dark band. */
export function Achievements({ heading, note, figures }: SectionOf<'achievements'>) {
  const { t } = useLanguage();
  return (
    <Section ground="dark" title={t(heading)} note={note && <Say words={note} />}>
      <FigureRow figures={figures.map(({ value, scope }) => ({ figure: value, scope }))} />
    </Section>
  );
}
