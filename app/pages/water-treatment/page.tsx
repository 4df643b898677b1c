import { waterTreatment } from '../../content/water-treatment.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Words } from '../../rich-text/words.tsx';
import { Closing } from '../../sections/closing.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { cardCell, ListedCard } from '../../sections/project-card.tsx';
import { ArrowLink } from '../../ui/button.tsx';
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx';

/** PJ-10, SH-2: two projects as cards, and the station below them. */
export function Page() {
  const { t } = useLanguage();
  const { cards, station } = waterTreatment;
  return (
    <>
      <PageHead path="/projects/water-treatment" meta={waterTreatment.meta} />
      <Hero
        breadcrumb={['/projects', '/projects/water-treatment']}
        title={t(waterTreatment.title)}
        lead={t(waterTreatment.lead)}
        subject="water"
        goesOn
      />
      <section className="plain wrap section">
        <h2 className="sr-only">{t(waterTreatment.heading)}</h2>
        <div className="grid-12 gap-y-16 sm:gap-y-0">
          <div className={`${cardCell} sm:col-[1/7]! md:col-[1/8]!`}>
            <ListedCard card={cards[0]} />
          </div>
          <div className={`${cardCell} sm:col-[7/-1]! md:col-[8/-1]! md:ps-10`}>
            <ListedCard card={cards[1]} />
          </div>
        </div>
        <FirstScreenEnd />
      </section>
      <p className="wrap flex flex-wrap items-center gap-x-6 gap-y-2 border-t-2 border-ink py-5 text-h4">
        <span>
          <Words of={station.text} />
        </span>
        <ArrowLink href={station.to}>{t(station.label)}</ArrowLink>
      </p>
      <Closing {...waterTreatment.closing} />
    </>
  );
}
