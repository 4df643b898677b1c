import { crisis } from '../../content/crisis.ts';
import { content as sheet } from '../../content/drawings/rubble-fates.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Words } from '../../rich-text/words.tsx';
import { SectionDrawing } from '../../sections/section-drawing.tsx';
import { ArrowLink } from '../../ui/button.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

/** Heavy destruction, auction, dump: three scenes on one ground line, each with its facts. */
export function Fates() {
  const { t } = useLanguage();
  const { fates } = crisis;
  return (
    <section className="plain section">
      <div className="wrap">
        <SectionHead title={t(fates.title)} />
      </div>
      <div className="mt-(--under-head) max-sm:hidden">
        <SectionDrawing name="rubble-fates" sheet={sheet} />
      </div>
      <div className="wrap">
        <ul className="grid gap-x-(--gap) gap-y-4 pt-3 sm:pt-7 sm:grid-cols-3 md:gap-x-12">
          {fates.cards.map((card, index) => (
            <li key={card.title.en}>
              {/* A phone shows the last scene only, at its text. */}
              {index === fates.cards.length - 1 && (
                <div className="later mb-3 bleed [--later:19rem] sm:hidden">
                  <SectionDrawing name="rubble-fates" view="phone" />
                </div>
              )}
              <h3>{t(card.title)}</h3>
              <p className="mt-1 max-sm:small sm:mt-2.5">{t(card.text)}</p>
              {card.link && (
                <p className="mt-2">
                  <ArrowLink href={card.link.to}>{t(card.link.label)}</ArrowLink>
                </p>
              )}
              <dl className="mt-2 small sm:mt-5 empty:hidden">
                {card.facts?.map((fact) => (
                  <div
                    key={fact.label.en}
                    className="flex items-baseline justify-between gap-x-4 border-t border-ink-3 py-1.5 sm:py-2.5 sm:max-md:flex-col sm:max-md:items-start"
                  >
                    <dt className="text-ink-2">
                      <Words of={fact.label} />
                    </dt>
                    <dd className="font-semibold whitespace-nowrap">
                      <Words of={fact.value} />
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
