import { content as mobileCrusher } from '../../content/drawings/mobile-crusher.ts';
import { machineryFilms } from '../../content/films.ts';
import { office } from '../../content/office.ts';
import { machinery } from '../../content/our-projects.ts';
import { useLanguage } from '../../language/provider.tsx';
import { FilmSection } from '../../media/film-section.tsx';
import { Quantity } from '../../register/say.tsx';
import { Closing } from '../../sections/closing.tsx';
import { Drawn } from '../../sections/drawn.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { TitleBlock } from '../../sections/title-block.tsx';
import { Bidi } from '../../ui/bidi.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { MachineryChecklist, MachineryReasons, MachineryServices } from './offer.tsx';

/** PJ-3: recycling machinery for Syria. */
export function Page() {
  const { t, format } = useLanguage();
  const { block, films, law, closing } = machinery;
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
        drawing={<Drawn name="mobile-crusher" sheet={mobileCrusher} />}
        basis={<p>{t(mobileCrusher.basis)}</p>}
        titleBlock={
          <TitleBlock
            title={t(block.title)}
            subtitle={t(block.subtitle)}
            sheet={mobileCrusher.sheet}
            columns={3}
            rows={[
              { label: t(block.output), value: <Quantity figure={block.outputValue} linked cell /> },
              { label: t(block.recovery), value: <Quantity figure={block.recoveryValue} linked cell /> },
              { label: t(block.saving), value: <Quantity figure={block.savingValue} linked cell /> },
            ]}
          />
        }
      />
      <MachineryServices />
      <MachineryReasons />
      <FilmSection
        title={t(films.title)}
        note={t(films.note)}
        films={machineryFilms.map((name) => ({ name }))}
        layout="row"
      />
      <MachineryChecklist />
      <section className="wrap section-start">
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
