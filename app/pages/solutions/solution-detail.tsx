import type { RichText } from '../../content/rich-text.ts';
import { type SolutionId, solutions } from '../../content/solutions.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Words } from '../../rich-text/words.tsx';
import { Figures } from '../../sections/figures.tsx';
import { SectionDrawing, SheetCaption } from '../../sections/section-drawing.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ArrowBack } from '../../ui/icons.tsx';
import { moreLinkId } from './more-link.ts';

/** SO-2: main equipment, benefits, estimated cost, capacity, and the way back. */
export function SolutionDetail({ id }: { id: SolutionId }) {
  const { t } = useLanguage();
  const { detail, items } = solutions;
  const solution = items[id];
  return (
    <article aria-labelledby={id} className="solution-detail section">
      <div className="wrap grid-12 items-end gap-y-5">
        <div className="md:col-span-7">
          <h2 id={id} tabIndex={-1} className="text-question outline-none">
            {t(solution.title)}
          </h2>
        </div>
        <div className="md:col-start-8 md:-col-end-1 md:justify-self-end">
          {/* The link on the card: the browser itself returns focus and place to it. */}
          <ButtonLink href={`#${moreLinkId(id)}`} look="line">
            <ArrowBack />
            {t(detail.back)}
          </ButtonLink>
        </div>
      </div>
      <div className="mt-10">
        <SectionDrawing {...solution.drawing} />
        <SheetCaption of={solution.drawing.sheet} />
      </div>
      <div className="wrap mt-12">
        <div className="grid-12 gap-y-12">
          <div className="md:col-span-5">
            <Figures
              layout={2}
              figures={(['cost', 'capacity'] as const).map((fact) => ({ figure: solution[fact], scope: detail[fact] }))}
            />
          </div>
          <List title={t(detail.equipment)} items={solution.equipment} place="md:col-start-7 md:col-end-10" />
          <List title={t(detail.benefits)} items={solution.benefits} place="md:col-start-10 md:-col-end-1" />
        </div>
      </div>
    </article>
  );
}

function List({ title, items, place }: { title: string; items: readonly RichText[]; place: string }) {
  return (
    <div className={place}>
      <h3>{title}</h3>
      <ul className="mt-3">
        {items.map((item, index) => (
          <li key={index} className="border-t border-ink-3 py-2.5">
            <Words of={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}
