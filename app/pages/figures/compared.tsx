import type { DrawingContent } from '../../content/drawing-content.ts';
import { content as clearing } from '../../content/drawings/clearing-compared.ts';
import { content as rubble } from '../../content/drawings/rubble-compared.ts';
import { areas } from '../../content/figures/areas.ts';
import { damascus } from '../../content/figures/damascus.ts';
import { publisherNames } from '../../content/figures/names.ts';
import { published } from '../../content/figures/published.ts';
import type { FigureRecord } from '../../content/figures/records.ts';
import { debris } from '../../content/figures/rubble.ts';
import { registerWords } from '../../content/figures.ts';
import { figureText, plainText } from '../../language/format.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Picture } from '../../media/picture.tsx';
import { Words } from '../../rich-text/words.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

/** In the order of the squares. */
const lying = [
  debris.earthquakeTonnes,
  debris.totalTonnes,
  published.roadsCompanyTonnes,
  areas.aleppo.debrisTonnes,
  published.firstPhaseConcreteTonnes,
  areas.homs.debrisTonnes,
  damascus.rubbleTonnes,
];
const cleared = [
  published.civilDefenceClearedCubicMetres,
  published.idlibClearedCubicMetres,
  published.undpClearedCubicMetres,
  published.ruralDamascusRemovedCubicMetres,
  debris.schoolBuildingCubicMetres,
];

/** Why the published figures don't contradict each other: squares to one scale, and what each counts. */
export function Compared() {
  const { t, language } = useLanguage();
  const words = registerWords.compared;
  return (
    <section className="plain section">
      <div className="wrap">
        <SectionHead title={t(words.title)} note={t(words.note)} />
        <h3 className="mt-2 mb-2">{t(words.rubble)}</h3>
      </div>
      <div className="mx-auto max-w-360 max-md:wrap">
        <Picture of="rubble-compared" alt={plainText(rubble.description, language)} />
      </div>
      <Basis of={rubble} />
      <Key of={lying} />
      <div className="wrap mt-6">
        <h3>{t(words.cleared)}</h3>
        <p className="mt-1 mb-3 measure small text-ink-2">{t(words.clearedNote)}</p>
      </div>
      <div className="mx-auto max-w-360 max-md:wrap">
        <Picture of="clearing-compared" alt={plainText(clearing.description, language)} />
      </div>
      <Basis of={clearing} />
      <Key of={cleared} />
    </section>
  );
}

/** The meaning of area, colour and dashes. */
function Basis({ of }: { of: DrawingContent }) {
  const { t } = useLanguage();
  return <p className="wrap mt-2 small text-ink-2">{t(of.basis)}</p>;
}

/** The legend of the close-up, on a phone and a tablet; the whole sheet has its words inside. */
function Key({ of }: { of: readonly FigureRecord[] }) {
  const { t, language } = useLanguage();
  return (
    <dl className="register-key wrap mt-2 grid gap-x-(--gap) gap-y-1.5 tiny sm:grid-cols-2 md:hidden print:hidden">
      {of.map((figure, index) => (
        <div key={figure.id} className="ps-5 -indent-5">
          <dt className="inline font-semibold">
            {/* As in the close-up. */}
            <span aria-hidden="true" className="inline-block w-5 indent-0">
              {index + 1}
            </span>
            {figureText(figure, language)}
          </dt>{' '}
          <dd className="inline text-ink-2">
            <Words
              of={`${t(figure.counts)} (${t(figure.publisher ? publisherNames[figure.publisher] : registerWords.ours)})`}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
