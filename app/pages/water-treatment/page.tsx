import { waterTreatment } from '../../content/water-treatment.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Legend } from '../../media/legend.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import { Closing } from '../../sections/closing.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { cardCell, ListedCard } from '../../sections/project-card.tsx';
import { SectionDrawing } from '../../sections/section-drawing.tsx';
import { ButtonLink } from '../../ui/button.tsx';
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
      <section className="dark bg-ink text-paper pt-(--section)">
        <div className="wrap grid-12 items-end gap-y-6 pb-10">
          <div className="md:col-[1/8]!">
            <h2>{t(station.heading)}</h2>
            <p className="mt-4 lead text-ink-soft">
              <RichText words={station.text} />
            </p>
          </div>
          <div className="md:col-[8/-1]! md:justify-self-end">
            <ButtonLink href={station.to} look="inverse" arrow>
              {t(station.label)}
            </ButtonLink>
          </div>
        </div>
        <SectionDrawing {...station.drawing} from="sm" lazy ground="ink" />
        <div className="wrap pt-4 pb-10 text-ink-soft sm:pt-6">
          <Legend compact columns={4} names={station.drawing.sheet.legend} />
        </div>
      </section>
      <Closing {...waterTreatment.closing} />
    </>
  );
}
