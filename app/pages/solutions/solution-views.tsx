import { type SolutionId, solutionIds, solutions } from '../../content/solutions.ts';
import { useLanguage } from '../../language/provider.tsx';
import { FactValue } from '../../rich-text/rich-text.tsx';
import { SectionDrawing } from '../../sections/section-drawing.tsx';
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx';
import { ArrowEnd } from '../../ui/icons.tsx';
import { moreLinkId } from './more-link.ts';
import { SolutionDetail } from './solution-detail.tsx';

/** SO-1, SO-2: the four solutions on one ground line, or the details of one of them. */
export function SolutionViews() {
  const { t } = useLanguage();
  return (
    <div className="solutions">
      <section aria-labelledby="solutions-title" className="solution-list wrap section">
        <h2 id="solutions-title" className="sr-only">
          {t(solutions.list.title)}
        </h2>
        {/* All cards are alike in width without the space after them, which the last of a row has not. */}
        <ul className="grid sm:max-lg:grid-cols-[calc((100%+1.5rem)/2)_1fr] lg:grid-cols-[repeat(3,calc((100%+1.5rem)/4))_1fr]">
          {solutionIds.map((id) => (
            <SolutionCard key={id} id={id} />
          ))}
        </ul>
        <FirstScreenEnd />
        <p className="mt-6 measure small text-ink-2">{t(solutions.list.note)}</p>
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
    <li className="group relative row-span-2 grid grid-rows-subgrid max-lg:pb-14">
      <div className="self-end pb-1.5 sm:max-lg:group-odd:pe-6 lg:group-not-last:pe-6">
        <SectionDrawing name={solution.drawing} view="card" />
      </div>
      <div className="flex flex-col border-t-[2.5px] border-ink pt-4 group-hover:border-accent sm:max-lg:group-odd:pe-6 lg:group-not-last:pe-6">
        <h3>{title}</h3>
        <p className="mt-2 mb-5 text-ink-2">{t(solution.text)}</p>
        <dl className="mt-auto small">
          {(['cost', 'capacity'] as const).map((fact) => (
            <div key={fact} className="flex items-baseline justify-between gap-4 border-t border-ink-3 py-2">
              <dt className="text-ink-2">{t(solutions.detail[fact])}</dt>
              <dd className="font-semibold">
                <FactValue value={solution[fact]} />
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
