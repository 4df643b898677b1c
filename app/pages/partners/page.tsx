import { IconBuildingFactory2, IconRulerMeasure, IconSchool, IconUsersGroup } from '@tabler/icons-react';
import { content as frame } from '../../content/drawings/partner-frame.ts';
import { partners } from '../../content/partners.ts';
import { subjectClass } from '../../content/shared/subjects.ts';
import { directionOf, otherLanguage } from '../../language/detect.ts';
import { useLanguage } from '../../language/provider.tsx';
import { BalloonNumber } from '../../media/legend.tsx';
import { Figures } from '../../sections/figures.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { SectionDrawing } from '../../sections/section-drawing.tsx';
import { Tag } from '../../ui/badge.tsx';
import { JoinPartners } from './join.tsx';

/** PA-1, PA-2. */
export function Page() {
  const { t } = useLanguage();
  const { figures } = partners;
  return (
    <>
      <PageHead path="/partners" meta={partners.meta} />
      <Hero
        breadcrumb={['/', '/partners']}
        title={t(partners.title)}
        lead={t(partners.lead)}
        drawing={<SectionDrawing name="partner-frame" sheet={frame} view="first" />}
      />
      <PartnerCards />
      <section aria-label={t(figures.name)} className="dark wrap section bg-ink text-paper">
        <Figures figures={figures.items} />
      </section>
      <JoinPartners />
    </>
  );
}

const icons = {
  university: IconSchool,
  planning: IconRulerMeasure,
  company: IconBuildingFactory2,
  association: IconUsersGroup,
} as const;

/** PA-1: each card below its column of the drawing. */
function PartnerCards() {
  const { t } = useLanguage();
  const { cards } = partners;
  return (
    <section className="wrap pt-10 pb-8 md:pt-14">
      <h2>{t(cards.title)}</h2>
      <div className="mt-8 grid gap-x-(--gap) gap-y-9 sm:grid-cols-2 md:mt-12 lg:grid-cols-4 lg:grid-rows-[auto_auto_auto_1fr] lg:gap-y-3">
        {cards.items.map((partner) => (
          <PartnerCard key={partner.axis} partner={partner} />
        ))}
      </div>
    </section>
  );
}

function PartnerCard({ partner }: { partner: (typeof partners.cards.items)[number] }) {
  const { t, language } = useLanguage();
  const Icon = icons[partner.icon];
  const other = otherLanguage(language);
  return (
    <article
      className={`${subjectClass(partner.colour)} flex flex-col gap-3 border-t-[6px] border-(--s-line) pt-4 lg:row-span-4 lg:grid lg:grid-rows-subgrid`}
    >
      <p className="flex h-10 items-center justify-between">
        <BalloonNumber n={partner.axis} />
        <Icon size={40} stroke={1.25} className="text-(--s-ink)" aria-hidden="true" />
      </p>
      <div>
        <h3>{t(partner.name)}</h3>
        <p lang={other} dir={directionOf(other)} className="mt-1 text-end small text-ink-2">
          {partner.name[other]}
        </p>
      </div>
      <p>
        <Tag>{t(partner.category)}</Tag>
      </p>
      <p>{t(partner.text)}</p>
    </article>
  );
}
