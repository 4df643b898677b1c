import { content as excavator } from '../../content/drawings/excavator-rubble.ts';
import { content as mobileCrusher } from '../../content/drawings/mobile-crusher.ts';
import { machineryFilms } from '../../content/films.ts';
import { termOf } from '../../content/glossary/term-list.ts';
import { office } from '../../content/office.ts';
import { machinery } from '../../content/our-projects.ts';
import { useLanguage } from '../../language/provider.tsx';
import { FilmSection } from '../../media/film-section.tsx';
import { BalloonNumber } from '../../media/legend.tsx';
import { Quantity, RichText } from '../../rich-text/rich-text.tsx';
import { Closing } from '../../sections/closing.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { DataList } from '../../sections/office-data.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { SectionDrawing } from '../../sections/section-drawing.tsx';
import { TitleBlock } from '../../sections/title-block.tsx';
import { Bidi } from '../../ui/bidi.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { RailSection, Section } from '../../ui/section-head.tsx';

/** PJ-3: recycling machinery for Syria. */
export function Page() {
  const { t, format } = useLanguage();
  const { block, services, kinds, films, checklist, offer, law, closing } = machinery;
  const checked = office.legal.exportLawChecked;
  return (
    <>
      <PageHead path="/our-projects" meta={machinery.meta} />
      <Hero
        breadcrumb={['/', '/our-projects']}
        title={t(machinery.meta.title)}
        lead={t(machinery.lead)}
        action={
          <ButtonLink href="/contact?subject=machinery" arrow>
            {t(machinery.contact)}
          </ButtonLink>
        }
        subject="machine"
        drawing={<SectionDrawing name="mobile-crusher" sheet={mobileCrusher} from="sm" />}
        titleBlock={
          <TitleBlock
            title={t(block.title)}
            subtitle={t(block.subtitle)}
            sheet={mobileCrusher.sheet}
            columns={3}
            rows={[
              { label: t(block.output), value: <Quantity figure={block.outputValue} cell /> },
              ...block.rows.map(({ label, value }) => ({ label: t(label), value: t(value) })),
            ]}
          />
        }
      />
      {/* Numbered: the order is that of the work. */}
      <Section title={t(services.title)} note={t(services.note)}>
        <ol className="grid gap-x-(--gap) gap-y-10 sm:grid-cols-2 md:grid-cols-4">
          {services.items.map((item, index) => (
            <li key={item.id} className="border-t-[1.5px] border-ink pt-5">
              <BalloonNumber n={index + 1} />
              <h3 className="mt-4 mb-2">{t(item.title)}</h3>
              <p className="max-w-[36ch] text-ink-2">{t(item.text)}</p>
            </li>
          ))}
        </ol>
      </Section>
      <RailSection ground="quiet" title={t(kinds.title)}>
        <dl className="border-y-2 border-ink">
          {kinds.items.map(({ term, use }) => (
            <div
              key={term}
              className="grid items-baseline gap-x-(--gap) gap-y-1 border-ink-3 py-4 not-first:border-t sm:grid-cols-[14rem_minmax(0,1fr)]"
            >
              <dt className="text-h4 font-semibold leading-[1.4]">
                <a href={`/glossary#${term}`} className="to-term">
                  {t(termOf(term).name)}
                </a>
              </dt>
              <dd>{t(use)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-5 measure">
          <RichText words={machinery.range} />
        </p>
      </RailSection>
      <Reasons />
      <FilmSection title={t(films.title)} films={machineryFilms.map((name) => ({ name }))} layout="row" />
      {/* What to tell the office; the link prefills the form's subject. */}
      <RailSection ground="quiet" title={t(checklist.title)} note={t(checklist.note)}>
        <DataList named rows={checklist.items.map(({ name, ask }) => ({ label: t(name), value: t(ask) }))} />
        <div className="mt-8">
          <ButtonLink href="/contact?subject=machinery" arrow>
            {t(checklist.button)}
          </ButtonLink>
        </div>
      </RailSection>
      <RailSection title={t(offer.title)}>
        <DataList
          named
          rows={offer.items.map(({ name, text }) => ({ label: t(name), value: <RichText words={text} /> }))}
        />
      </RailSection>
      <section className="plain wrap section">
        <div className="grid-12 gap-y-5 border-y-2 border-ink py-8">
          <h2 className="text-h3 md:col-[1/4]!">{t(law.title)}</h2>
          <div className="md:col-[4/-1]!">
            <p className="measure">
              <Bidi text={t(law.text)} />
            </p>
            <p className="mt-3 small text-ink-2">
              {checked && `${t(law.date, { date: format.date(checked) })} `}
              {t(law.general)}
            </p>
          </div>
        </div>
      </section>
      <Closing {...closing} />
    </>
  );
}

/** Reasons to choose this office, on a dark band with the excavator. */
function Reasons() {
  const { t } = useLanguage();
  const { why } = machinery;
  return (
    <section className="dark overflow-hidden bg-ink text-paper">
      <div className="wrap-end grid items-end lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)] lg:gap-x-16">
        <div className="max-lg:hidden">
          <SectionDrawing name="excavator-rubble" sheet={excavator} view="sheet" ground="ink" />
        </div>
        <div className="py-(--section) max-lg:wrap-start">
          <h2>{t(why.title)}</h2>
          <ul className="mt-8 sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-(--gap)">
            {why.items.map((item) => (
              <li key={item.title.en} className="border-t border-ink-2 py-5">
                <h3 className="text-h4">{t(item.title)}</h3>
                <p className="mt-1 text-ink-soft">{t(item.text)}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
