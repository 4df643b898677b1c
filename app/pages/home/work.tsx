import { home } from '../../content/home.ts';
import { figures as recycling } from '../../content/projects/recycling.ts';
import { labels } from '../../content/shared/project-words.ts';
import { shell } from '../../content/shared/shell.ts';
import { subjectClass } from '../../content/shared/subjects.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Picture } from '../../media/picture.tsx';
import { Quantity, RichText } from '../../rich-text/rich-text.tsx';
import { Unparted } from '../../ui/bidi.tsx';
import { ArrowEnd } from '../../ui/icons.tsx';
import { ScaleBar } from '../../ui/scale-bar.tsx';
import { SubjectGround, SubjectSquare } from '../../ui/subject.tsx';

type Card = (typeof home.projects.cards)[number];

/** HO-3: one large card and four smaller ones. */
export function HomeWork() {
  const { t } = useLanguage();
  const [first, ...others] = home.projects.cards;
  return (
    <section className="wrap home-work" aria-labelledby="fields">
      <h2 id="fields">{t(home.projects.title)}</h2>
      <article className={`home-first ${subjectClass(first.subject)}`}>
        <div className="home-picture">
          <Picture of={first.picture} view="sheet" plain />
        </div>
        <SubjectGround />
        <div className="home-first-words">
          <Words card={first} />
          <div className="home-completion">
            <p>
              {t(home.projects.completion)}
              <b>
                <bdi dir="ltr">
                  <Quantity figure={{ value: recycling.completionPercent, unit: 'percent' }} />
                </bdi>
              </b>
            </p>
            <ScaleBar value={recycling.completionPercent.value} label={t(labels.completion)} />
          </div>
          <LearnMore />
        </div>
      </article>
      <ul className="home-cards">
        {others.map((card) => (
          <li key={card.id} className={subjectClass(card.subject)}>
            <div className="home-picture">
              <Picture of={card.picture} view="card" />
              <SubjectGround />
            </div>
            <Words card={card} />
            <LearnMore />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Words({ card }: { card: Card }) {
  const { t } = useLanguage();
  return (
    <>
      <p className="home-sheet">
        <SubjectSquare />
        <bdi dir="ltr" className="font-mono">
          {card.sheet}
        </bdi>
        <span>
          <Unparted text={t(card.view)} />
        </span>
      </p>
      <h3>
        <a href={card.href}>{t(card.title)}</a>
      </h3>
      <p className="home-card-text">
        <RichText words={card.text} />
      </p>
    </>
  );
}

/** A visible label; the card's link is its title. */
function LearnMore() {
  const { t } = useLanguage();
  return (
    <span aria-hidden="true" className="home-go">
      {t(shell.learnMore)}
      <ArrowEnd />
    </span>
  );
}
