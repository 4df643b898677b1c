import { content as recyclingLine } from '../../content/drawings/recycling-line.ts';
import { home } from '../../content/home.ts';
import { office } from '../../content/office.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Legend } from '../../media/legend.tsx';
import { LiveLine } from '../../media/live-line.tsx';
import { Quantity } from '../../register/say.tsx';
import { Drawn } from '../../sections/drawn.tsx';
import { TitleBlock } from '../../sections/title-block.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx';

/** HO-1: title, company, discover-solutions button to /contact; the recycling line as the sheet behind them. */
export function HomeHero() {
  const { t } = useLanguage();
  const { hero } = home;
  const { rows, crusherOutput, steelRecovered, notes } = hero;
  return (
    <header className="grid-paper">
      <div className="wrap">
        <h1 className="pt-[clamp(2rem,3.6vw,3.25rem)]">
          <span className="sm:block">{t(hero.title[0])}</span> <span className="sm:block">{t(hero.title[1])}</span>
        </h1>
      </div>
      {/* On wide screens the text stands in the drawing's empty corner. */}
      <div className="lg:grid lg:*:[grid-area:1/1]">
        <div className="wrap relative z-1 grid-12 pt-4 pb-8 lg:pointer-events-none lg:-mt-12 lg:items-start lg:pt-2">
          <div className="lg:pointer-events-auto lg:col-[8/-1]!">
            <p className="text-h4 font-semibold">{t(office.name)}</p>
            <p className="mt-1.5 mb-5.5 lead max-w-[34em] text-ink-2">{t(hero.lead)}</p>
            <ButtonLink href="/contact" arrow>
              {t(hero.button)}
            </ButtonLink>
          </div>
        </div>
        <div className="lg:self-end">
          <LiveLine>
            <Drawn name="recycling-line" from="sm" sheet={recyclingLine} />
          </LiveLine>
        </div>
      </div>
      <div className="bg-paper">
        <div className="wrap grid-12 gap-y-6">
          <div className="py-7 lg:col-[1/8]!">
            <Legend onSheet="sm" close={3} names={recyclingLine.legend} note={(index) => t(notes[index]!)} />
          </div>
          <div className="lg:col-[8/-1]! max-sm:bleed">
            <TitleBlock
              title={t(hero.sheetTitle)}
              subtitle={t(rows.subtitle)}
              sheet={hero.sheet}
              columns={3}
              rows={[
                { label: t(rows.crusher), value: <Quantity figure={crusherOutput} linked cell /> },
                { label: t(rows.steel), value: <Quantity figure={steelRecovered} linked cell /> },
                { label: t(rows.input), value: t(rows.inputValue) },
                { label: t(rows.output), value: t(rows.outputValue) },
                { label: t(rows.status), value: t(rows.statusValue) },
              ]}
            />
          </div>
        </div>
      </div>
      <FirstScreenEnd />
    </header>
  );
}
