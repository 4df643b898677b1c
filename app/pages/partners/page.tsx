import { content as frame } from '../../content/drawings/partner-frame.ts';
import { partners } from '../../content/partners.ts';
import { describeDrawing } from '../../language/describe-drawing.ts';
import { useLanguage } from '../../language/provider.tsx';
import { ResponsivePicture } from '../../media/responsive-picture.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { PartnerCards } from './cards.tsx';
import { JoinPartners } from './join.tsx';
import { PartnerFigures } from './partner-figures.tsx';

export function Page() {
  const { t, language } = useLanguage();
  return (
    <>
      <PageHead path="/partners" meta={partners.meta} />
      <Hero
        breadcrumb={['/', '/partners']}
        title={t(partners.title)}
        lead={t(partners.lead)}
        drawing={<ResponsivePicture of="partner-frame" from="sm" alt={describeDrawing(frame, language)} />}
      />
      <PartnerCards />
      <p className="wrap pb-10 tiny text-ink-2">{t(frame.basis)}</p>
      <PartnerFigures />
      <JoinPartners />
    </>
  );
}
