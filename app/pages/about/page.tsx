import { IconCompass, IconScale, IconTelescope } from '@tabler/icons-react';
import { about } from '../../content/about.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Closing } from '../../sections/closing.tsx';
import { FigureRow } from '../../sections/figure-row.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { DataList } from '../../sections/office-data.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { TitleBlock } from '../../sections/title-block.tsx';
import { RailSection, Section } from '../../ui/section-head.tsx';
import { AboutCertificates } from './certificates.tsx';
import { AboutTimeline } from './timeline.tsx';

export function Page() {
  const { t } = useLanguage();
  const { titleBlock, achievements, coreValues, closing } = about;
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
      <Purpose />
      <Section ground="dark" title={t(achievements.title)}>
        <FigureRow figures={achievements.items} frame={(n) => t(achievements.atLeast, { n })} />
      </Section>
      <RailSection title={t(coreValues.title)}>
        <DataList named rows={coreValues.items.map(({ title, text }) => ({ label: t(title), value: t(text) }))} />
      </RailSection>
      <AboutCertificates />
      <Closing {...closing} />
    </>
  );
}

const icons = { mission: IconCompass, vision: IconTelescope, values: IconScale } as const;

/** The mission statement, then mission, vision and values on a common ground line. */
function Purpose() {
  const { t } = useLanguage();
  const { purpose } = about;
  return (
    <section className="plain wrap section">
      <div className="grid-12 gap-y-4">
        <h2 className="md:col-[1/5]!">{t(purpose.title)}</h2>
        <p className="text-h3 leading-(--lh-lead) md:col-[5/-1]! md:text-[clamp(1.75rem,2.4vw,2.25rem)]">
          {t(purpose.lead)}
        </p>
      </div>
      <div className="mt-14 grid gap-x-(--gap) gap-y-12 sm:grid-cols-3 md:mt-20">
        {purpose.items.map((item) => {
          const Icon = icons[item.icon];
          return (
            <article key={item.icon}>
              <Icon size={64} stroke={1} className="text-accent" aria-hidden="true" />
              <div className="mt-5 border-t-[1.5px] border-ink pt-4">
                <h3>{t(item.title)}</h3>
                <p className="mt-2.5 max-w-[34em]">{t(item.text)}</p>
              </div>
            </article>
          );
        })}
      </div>
    </section>
  );
}
