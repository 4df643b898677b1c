import { about } from '../../content/about.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Closing } from '../../sections/closing.tsx';
import { Figures } from '../../sections/figures.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { DataList } from '../../sections/office-data.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { RailSection, Section } from '../../ui/section-head.tsx';
import { AboutCertificates } from './certificates.tsx';
import { AboutTimeline } from './timeline.tsx';

export function Page() {
  const { t } = useLanguage();
  const { achievements, coreValues, closing } = about;
  return (
    <>
      <PageHead path="/about" meta={about.meta} />
      <Hero breadcrumb={['/', '/about']} title={t(about.title)} lead={t(about.lead)} />
      <Purpose />
      <Section ground="dark" title={t(achievements.title)}>
        <Figures figures={achievements.items} />
      </Section>
      <RailSection title={t(coreValues.title)}>
        <DataList named rows={coreValues.items.map(({ title, text }) => ({ label: t(title), value: t(text) }))} />
      </RailSection>
      <AboutCertificates />
      <AboutTimeline />
      <Closing {...closing} />
    </>
  );
}

/** AB-1: mission, vision and values as three cards. */
function Purpose() {
  const { t } = useLanguage();
  const { purpose } = about;
  return (
    <section aria-label={t(purpose.name)} className="plain wrap section">
      <div className="grid gap-x-(--gap) gap-y-8 sm:grid-cols-3">
        {purpose.items.map((item) => (
          <article key={item.title.en} className="border-t-[1.5px] border-ink pt-4">
            <h2 className="text-h3">{t(item.title)}</h2>
            <p className="mt-2.5">{t(item.text)}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
