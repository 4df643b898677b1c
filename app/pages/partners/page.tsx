import { content as frame } from '../../content/drawings/partner-frame.ts';
import { partners } from '../../content/partners.ts';
import { useLanguage } from '../../language/provider.tsx';
import { FigureBlock } from '../../register/figure-block.tsx';
import { OwnFigures } from '../../register/own-figures.tsx';
import { Drawn } from '../../sections/drawn.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { Figures } from '../../ui/dimensioned-figure.tsx';
import { PartnerCards } from './cards.tsx';
import { JoinPartners } from './join.tsx';

export function Page() {
  const { t } = useLanguage();
  return (
    <>
      <PageHead path="/partners" meta={partners.meta} />
      <Hero
        breadcrumb={['/', '/partners']}
        title={t(partners.title)}
        lead={t(partners.lead)}
        drawing={<Drawn name="partner-frame" sheet={frame} from="sm" />}
      />
      <PartnerCards />
      <p className="wrap pb-10 tiny text-ink-2">{t(frame.basis)}</p>
      <PartnerFigures />
      <JoinPartners />
    </>
  );
}

/** PA-1: the partnership in four figures. */
function PartnerFigures() {
  const { t } = useLanguage();
  return (
    <section aria-label={t(partners.figures.name)} className="dark wrap bg-ink py-[clamp(3.5rem,6vw,6rem)] text-paper">
      <Figures layout={4}>
        {partners.figures.items.map(({ figure, scope }) => (
          <FigureBlock key={figure.unit} figure={figure} scope={t(scope)} />
        ))}
      </Figures>
      <OwnFigures />
    </section>
  );
}
