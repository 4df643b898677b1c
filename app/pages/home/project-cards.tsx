import { home } from '../../content/home.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Picture } from '../../media/picture.tsx';
import { Say } from '../../register/say.tsx';
import { cardCell, ProjectCard } from '../../sections/project-card.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

type Card = (typeof home.projects.cards)[number];

/** HO-3: five cards, no two alike. */
export function HomeProjects() {
  const { t } = useLanguage();
  const [recycling, water, construction, bim, machinery] = home.projects.cards;
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead id="fields" title={t(home.projects.title)} note={t(home.projects.note)} />
        <div className="grid-12 mt-16 gap-y-16 sm:gap-y-0">
          <FieldCard card={recycling} place="sm:col-[1/7]! md:col-[1/8]!" />
          <FieldCard card={water} place="sm:col-[7/-1]! md:col-[8/-1]! md:ps-10" />
        </div>
      </div>
      <FieldCard card={construction} place="mt-(--section)" wide />
      <div className="wrap grid-12 mt-(--section) gap-y-16 sm:gap-y-0">
        <FieldCard card={bim} place="sm:col-[1/7]! md:col-[1/6]!" />
        <FieldCard card={machinery} place="sm:col-[7/-1]!" />
      </div>
    </section>
  );
}

function FieldCard({ card, place, wide }: { card: Card; place: string; wide?: boolean }) {
  const { t } = useLanguage();
  return (
    <div className={wide ? place : `${cardCell} ${place}`}>
      <ProjectCard
        href={card.href}
        layout={wide ? 'wide' : 'cell'}
        picture={<Picture of={card.picture} view={wide ? undefined : 'card'} from="sm" lazy plain />}
        sheet={card}
        title={t(card.title)}
        text={<Say words={card.text} />}
      />
    </div>
  );
}
