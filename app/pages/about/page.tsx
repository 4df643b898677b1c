import { IconCompass, IconTelescope } from '@tabler/icons-react';
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
        low
        drawing={
          <>
            <AboutTimeline />
            <div className="wrap max-sm:px-0">
              <TitleBlock
                line
                title={t(titleBlock.title)}
                subtitle={t(titleBlock.subtitle)}
                sheet="AB-01"
                rows={titleBlock.rows.map((row) => ({ label: t(row.label), value: t(row.value) }))}
              />
            </div>
          </>
        }
      />
      <Purpose />
      <RailSection title={t(coreValues.title)} note={t(coreValues.text)}>
        <DataList named rows={coreValues.items.map(({ title, text }) => ({ label: t(title), value: t(text) }))} />
      </RailSection>
      <Section ground="dark" title={t(achievements.title)}>
        <FigureRow figures={achievements.items} frame={(n) => t(achievements.atLeast, { n })} />
      </Section>
      <AboutCertificates />
      <Closing {...closing} />
    </>
  );
}

const icons = { mission: IconCompass, vision: IconTelescope } as const;

/** The purpose, then mission and vision on a common ground line. */
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
      <div className="mt-8 grid gap-x-(--gap) gap-y-8 sm:grid-cols-2 md:mt-12">
        {purpose.items.map((item) => {
          const Icon = icons[item.icon];
          return (
            <article
              key={item.icon}
              className="grid grid-cols-[auto_1fr] items-start gap-x-5 border-t-[1.5px] border-ink pt-4"
            >
              <Icon size={48} stroke={1.25} className="text-accent" aria-hidden="true" />
              <div>
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
