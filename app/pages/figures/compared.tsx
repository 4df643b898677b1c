import type { DrawingContent } from '../../content/drawing-content.ts';
import { content as clearing } from '../../content/drawings/clearing-compared.ts';
import { content as rubble } from '../../content/drawings/rubble-compared.ts';
import { areas } from '../../content/figures/areas.ts';
import { damascus } from '../../content/figures/damascus.ts';
import { published } from '../../content/figures/published.ts';
import type { FigureRecord } from '../../content/figures/records.ts';
import { debris } from '../../content/figures/rubble.ts';
import { registerWords } from '../../content/figures.ts';
import { describeDrawing } from '../../language/describe-drawing.ts';
import { figureText } from '../../language/format.ts';
import { useLanguage } from '../../language/provider.tsx';
import { BalloonNumber } from '../../media/legend.tsx';
import { Picture } from '../../media/picture.tsx';
import { RegisterLink } from '../../rich-text/register-link.tsx';
import { Bidi } from '../../ui/bidi.tsx';
import { FoldedTable } from '../../ui/folded-table.tsx';
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
      <div className="max-md:wrap">
        <Picture of="rubble-compared" lazy alt={describeDrawing(rubble, language)} />
      </div>
      <Basis of={rubble} />
      <Key of={lying} />
      <div className="wrap mt-6">
        <h3>{t(words.cleared)}</h3>
        <p className="mt-1 mb-3 measure small text-ink-2">{t(words.clearedNote)}</p>
      </div>
      <div className="max-md:wrap">
        <Picture of="clearing-compared" lazy alt={describeDrawing(clearing, language)} />
      </div>
      <Basis of={clearing} />
      <Key of={cleared} />
    </section>
  );
}

/** The meaning of area, colour and dashes. */
function Basis({ of }: { of: DrawingContent }) {
  const { t } = useLanguage();
  return <p className="wrap mt-4 small text-ink-2">{t(of.basis)}</p>;
}

/** The legend of the close-up, on a phone and a tablet; the whole sheet has its words inside. */
function Key({ of }: { of: readonly FigureRecord[] }) {
  const { t, language } = useLanguage();
  return (
    <div className="wrap mt-3 md:hidden print:hidden">
      <FoldedTable rows={of.length} label={t(registerWords.heads.counts)} phone>
        <dl className="register-key grid gap-x-(--gap) gap-y-3 small sm:grid-cols-2">
          {of.map((figure, index) => (
            <div key={figure.id}>
              <dt className="flex items-baseline gap-3 font-semibold">
                {/* As in the close-up; the whole sheet has labels. */}
                <span aria-hidden="true">
                  <BalloonNumber n={index + 1} />
                </span>
                <RegisterLink id={figure.id} linked className="py-0.5">
                  {figureText(figure, language)}
                </RegisterLink>
              </dt>
              <dd className="text-ink-2">
                <Bidi text={t(figure.counts)} />
              </dd>
            </div>
          ))}
        </dl>
      </FoldedTable>
    </div>
  );
}
