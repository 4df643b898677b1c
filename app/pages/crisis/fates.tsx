import { drawingSizes } from 'virtual:drawing-sizes';
import { crisis } from '../../content/crisis.ts';
import { content as sheet } from '../../content/drawings/rubble-fates.ts';
import { describeDrawing } from '../../language/describe-drawing.ts';
import { isRightToLeft } from '../../language/detect.ts';
import { useLanguage } from '../../language/provider.tsx';
import { drawingFile } from '../../media/drawing-file.ts';
import { ResponsivePicture } from '../../media/responsive-picture.tsx';
import { FactValue } from '../../register/say.tsx';
import { SheetCaption } from '../../sections/sheet-caption.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

/** The scenes on the English sheet, in the order of the cards; as wide as each other, so that a person is as tall in all of them. */
const scenes = [
  { x: 16, y: 50, height: 300, shape: 'aspect-[540/300]' },
  { x: 552, y: 160, height: 190, shape: 'aspect-[540/190]' },
  { x: 1060, y: 148, height: 438, shape: 'aspect-[540/438]' },
] as const;
const sceneWidth = 540;

/** On phones each card has its scene: a part of the one sheet, fetched once. */
function Scene({ of }: { of: number }) {
  const { language } = useLanguage();
  const { x, y, height, shape } = scenes[of]!;
  const [sheetWidth] = drawingSizes['rubble-fates']!.sheet;
  const left = isRightToLeft(language) ? sheetWidth - x - sceneWidth : x;
  return (
    <div className="mb-6 bleed sm:hidden print:hidden">
      <img
        className={`w-full ${shape}`}
        src={`${drawingFile('rubble-fates', language, 'sheet')}#svgView(viewBox(${left},${y},${sceneWidth},${height}))`}
        width={sceneWidth}
        height={height}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </div>
  );
}

/** Heavy destruction, auction, dump: three scenes on one ground line, each with what is known of it. */
export function Fates() {
  const { t, language } = useLanguage();
  const { fates } = crisis;
  return (
    <section className="section-end">
      <div className="wrap">
        <SectionHead title={t(fates.title)} note={t(fates.note)} />
      </div>
      <div className="mt-8 max-sm:hidden">
        <ResponsivePicture of="rubble-fates" from="sm" lazy alt={describeDrawing(sheet, language)} />
        <SheetCaption of={sheet} />
      </div>
      <div className="wrap">
        <ul className="grid gap-x-(--gap) gap-y-12 pt-7 sm:grid-cols-3 md:gap-x-12">
          {fates.cards.map((card, index) => (
            <li key={card.title.en}>
              <Scene of={index} />
              <h3>{t(card.title)}</h3>
              <p className="mt-2.5 mb-5">{t(card.text)}</p>
              <dl className="small">
                {card.facts.map((fact) => (
                  <div
                    key={fact.label.en}
                    className="flex items-baseline justify-between gap-x-4 border-t border-ink-3 py-2.5 sm:max-md:flex-col sm:max-md:items-start"
                  >
                    <dt className="text-ink-2">{t(fact.label)}</dt>
                    <dd className="font-semibold whitespace-nowrap">
                      <FactValue value={fact.value} />
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
