import { home } from '../../content/home.ts';
import { figures as recycling } from '../../content/projects/recycling.ts';
import { labels } from '../../content/shared/project-words.ts';
import { subjectClass } from '../../content/shared/subjects.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Picture } from '../../media/picture.tsx';
import { Words } from '../../rich-text/words.tsx';
import { LearnMore } from '../../sections/learn-more.tsx';
import { ScaleBar } from '../../ui/scale-bar.tsx';
import { SubjectGround, SubjectSquare } from '../../ui/subject.tsx';

type Card = (typeof home.projects.cards)[number];

/** HO-3: one large card and four smaller ones; each has one link, whose target is the whole card. */
export function HomeWork() {
  const { t } = useLanguage();
  const [first, ...others] = home.projects.cards;
  return (
    <section className="home-work wrap section" aria-labelledby="fields">
      <h2 id="fields">{t(home.projects.title)}</h2>
      <article
        className={`relative mt-4 grid items-center gap-x-(--gap) md:grid-cols-2 ${subjectClass(first.subject)}`}
      >
        <div className="later">
          <Picture of={first.picture} view="plain" />
        </div>
        <div className="md:col-span-2 md:row-start-2">
          <SubjectGround />
        </div>
        <div className="max-md:pt-3">
          <CardText card={first} large />
          <p className="mt-3.5 flex justify-between small">
            {t(home.projects.completion)}
            <b>
              <bdi dir="ltr">
                <Words of={{ value: recycling.completionPercent, unit: 'percent' }} />
              </bdi>
            </b>
          </p>
          <div className="text-(--s-line)">
            <ScaleBar value={recycling.completionPercent.value} label={t(labels.completion)} />
          </div>
          <LearnMore href={first.href} title={t(first.title)} />
        </div>
      </article>
      <ul className="mt-6 grid gap-x-(--gap) sm:mt-11 sm:grid-cols-2 sm:gap-y-8 md:grid-cols-4">
        {others.map((card) => (
          <li
            key={card.id}
            className={`relative grid gap-x-4 max-sm:grid-cols-[min(7.5rem,30%)_minmax(0,1fr)] max-sm:border-t max-sm:border-ink-3 max-sm:py-3 sm:grid-rows-[auto_1fr] ${subjectClass(card.subject)}`}
          >
            <div className="home-picture later [--later:7.25rem]">
              <Picture of={card.picture} view="card" />
              <SubjectGround />
            </div>
            <div className="flex flex-col items-start sm:pt-3">
              <CardText card={card} />
              <LearnMore href={card.href} title={t(card.title)} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CardText({ card, large }: { card: Card; large?: boolean }) {
  const { t } = useLanguage();
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 small text-ink-2">
        <SubjectSquare />
        <bdi dir="ltr" className="font-mono text-[0.8125rem] text-ink">
          {card.sheet}
        </bdi>
        <span className="max-sm:hidden">
          <Words of={card.view} />
        </span>
      </p>
      <h3 className={large ? 'my-1' : 'my-1 text-h4'}>{t(card.title)}</h3>
      <p className="small text-ink-2">
        <Words of={card.text} />
      </p>
    </>
  );
}
