import { subjectClass } from '../../content/shared/subjects.ts';
import { type Solution, type SolutionId, solutionIds, solutions } from '../../content/solutions.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Words } from '../../rich-text/words.tsx';
import { SectionDrawing } from '../../sections/section-drawing.tsx';
import { ArrowEnd } from '../../ui/icons.tsx';
import { moreLinkId } from './more-link.ts';
import { SolutionDetail } from './solution-detail.tsx';

/** SO-1, SO-2: the solutions on one ground line, or the details of one of them. */
export function SolutionViews() {
  const { t } = useLanguage();
  return (
    <div className="solutions">
      <section aria-labelledby="solutions-title" className="solution-list wrap overflow-x-clip pt-8 pb-(--section)">
        <h2 id="solutions-title" className="sr-only">
          {t(solutions.list.title)}
        </h2>
        {/* As many columns as fit. The list is wider by the space after a card, which the last of a row has not. */}
        <ul className="grid sm:-me-6 sm:max-lg:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
          {solutionIds.map((id) => (
            <SolutionCard key={id} id={id} />
          ))}
        </ul>
      </section>
      {solutionIds.map((id) => (
        <SolutionDetail key={id} id={id} />
      ))}
    </div>
  );
}

function SolutionCard({ id }: { id: SolutionId }) {
  const { t } = useLanguage();
  const solution = solutions.items[id];
  const title = t(solution.title);
  return (
    <li
      className={`${subjectClass(solution.colour)} group relative row-span-2 grid grid-rows-subgrid max-lg:pb-14 sm:max-lg:even:me-6 lg:last:me-6`}
    >
      <div className="self-end pb-1.5 sm:max-lg:group-odd:pe-6 lg:group-not-last:pe-6">
        <SectionDrawing name={solution.drawing.name} view="card" />
      </div>
      <div className="flex flex-col border-t-[6px] border-(--s-line) sm:max-lg:group-odd:pe-6 lg:group-not-last:pe-6">
        <Rubble of={solution.rubble} />
        <h3>{title}</h3>
        <p className="mt-2 mb-5 text-ink-2">{t(solution.text)}</p>
        <dl className="mt-auto small">
          {(['cost', 'capacity'] as const).map((fact) => (
            <div key={fact} className="flex items-baseline justify-between gap-4 border-t border-ink-3 py-2">
              <dt className="text-ink-2">{t(solutions.detail[fact])}</dt>
              <dd className="font-semibold">
                <Words of={solution[fact]} />
              </dd>
            </div>
          ))}
        </dl>
        <a
          id={moreLinkId(id)}
          href={`#${id}`}
          aria-label={t(solutions.list.moreAbout, { title })}
          className="mt-3 inline-flex min-h-11 items-center gap-3.5 self-start font-semibold text-accent no-underline outline-offset-4 after:absolute after:inset-0 group-hover:underline print:hidden"
        >
          {t(solutions.list.more)}
          <ArrowEnd />
        </a>
      </div>
    </li>
  );
}

const signs: Record<Solution['rubble'], { stone: string; steel?: string }> = {
  'with-steel': { stone: 'M6 27 3 14l9-9 13 2 6 9-4 11z', steel: 'M25 8l9-6M30 15l9-3M12 5 8-1' },
  'without-steel': { stone: 'M3 27l1-9 8-5 8 4 1 10z', steel: 'M26 25 42 11M29 28l16-10' },
  grades: { stone: 'M2 27v-8l6-4 6 4v8zM20 27v-5l4-3 4 3v5zM34 27v-3l2-2 3 2v3z' },
  load: { stone: 'M3 21l5-8 8-3 7 3 5 8z', steel: 'M1 21v6h30v-6M31 27h10v-8l-4-5h-6v13' },
};

/** The piece of rubble below the ground line, on its way to the next machine. */
function Rubble({ of }: { of: Solution['rubble'] }) {
  const { stone, steel } = signs[of];
  return (
    <div aria-hidden="true" className="flex items-center gap-3 pt-3 pb-2 print:hidden">
      <svg viewBox="0 -2 46 32" width="46" height="32" className="mirror" strokeWidth="1.75" strokeLinejoin="round">
        <path d={stone} className="fill-paper-2 stroke-ink" />
        {steel && <path d={steel} className="fill-none stroke-(--s-line)" strokeLinecap="round" />}
      </svg>
      <i className="flex-1 border-t-2 border-dashed border-ink-3 group-last:hidden max-lg:hidden" />
      <span className="text-ink-2 group-last:hidden max-lg:hidden">
        <ArrowEnd />
      </span>
    </div>
  );
}
