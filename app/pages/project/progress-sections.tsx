import type { Phase, SectionOf } from '../../content/project-content.ts';
import { projectWords } from '../../content/shared/project-words.ts';
import { useLanguage } from '../../language/provider.tsx';
import { BalloonNumber } from '../../media/legend.tsx';
import { Words } from '../../rich-text/words.tsx';
import { Status } from '../../sections/project-status.tsx';
import { ScaleBar } from '../../ui/scale-bar.tsx';
import { Section } from '../../ui/section-head.tsx';
import type { PartProps } from './pictures.tsx';

/** The phases, each a bar as long as its progress. */
export function Phases({ headId, heading, variants, phases }: SectionOf<'phases'> & PartProps) {
  const { t } = useLanguage();
  return (
    <Section headId={headId} title={t(heading)}>
      <ol className="grid gap-x-(--gap) gap-y-5 sm:grid-cols-2 sm:gap-y-10 md:grid-cols-4">
        {phases.map((phase, index) => (
          <PhaseItem key={index} {...phase} variants={variants} number={index + 1} />
        ))}
      </ol>
    </Section>
  );
}

function PhaseItem({ title, status, percent, variants, number }: Phase & { variants?: true; number: number }) {
  const { t } = useLanguage();
  return (
    <li className="row-span-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 sm:grid sm:grid-rows-subgrid sm:justify-normal">
      <span className="flex basis-full items-center gap-3">
        <BalloonNumber n={number} solid={percent.value === 100} />
        <ScaleBar value={percent.value} label={t(title)} />
      </span>
      <h3 className="text-h4">{t(title)}</h3>
      <p className="flex flex-wrap items-center gap-3">
        <Status of={status} variants={variants} />
        <b>
          <Words of={percent} />
        </b>
      </p>
    </li>
  );
}

/** The achievements on the dark band: title, value, and whether it is achieved or expected. */
export function Achievements({ headId, heading, figures }: SectionOf<'achievements'> & PartProps) {
  const { t } = useLanguage();
  const { completed, expected } = projectWords.achievement;
  return (
    <Section headId={headId} ground="dark" title={t(heading)}>
      <dl className="grid grid-cols-2 gap-x-(--gap) gap-y-8 md:grid-cols-4">
        {figures.map(({ title, value, completed: done }, index) => (
          <div key={index} className="flex flex-col border-t-[1.5px] border-current pt-4">
            <dt className="grow text-h4 max-[22rem]:text-body">{t(title)}</dt>
            <dd className="@container mt-2">
              <b className="block text-[min(18cqi,var(--text-figure))] leading-[1.1]">
                <Words of={value} look="large" />
              </b>
            </dd>
            {done !== undefined && (
              <dd className="mt-3">
                <Flag done={done}>{t(done ? completed : expected)}</Flag>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Filled if achieved, outlined if expected. */
const Flag = ({ done, children }: { done: boolean; children: string }) => (
  <span
    className={`inline-block border border-current px-3 py-0.5 small ${done ? 'bg-paper text-ink print:bg-transparent' : ''}`}
  >
    {children}
  </span>
);
