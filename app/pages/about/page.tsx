import { about } from '../../content/about.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Closing } from '../../sections/closing.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { TitleBlock } from '../../sections/title-block.tsx';
import { AboutCertificates } from './certificates.tsx';
import { AboutCoreValues, AboutPurpose } from './purpose.tsx';
import { AboutAchievements, AboutTimeline } from './record.tsx';

export function Page() {
  const { t } = useLanguage();
  const { titleBlock, closing } = about;
  return (
    <>
      <PageHead path="/about" meta={about.meta} />
      <Hero
        breadcrumb={['/', '/about']}
        title={t(about.title)}
        lead={t(about.lead)}
        drawing={<AboutTimeline />}
        titleBlock={
          <TitleBlock
            title={t(titleBlock.title)}
            subtitle={t(titleBlock.subtitle)}
            sheet="AB-01"
            rows={titleBlock.rows.map((row) => ({ label: t(row.label), value: t(row.value) }))}
          />
        }
      />
      <AboutPurpose />
      <AboutAchievements />
      <AboutCoreValues />
      <AboutCertificates />
      <Closing {...closing} />
    </>
  );
}
