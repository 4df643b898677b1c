import { solutions } from '../../content/solutions.ts';
import { useLanguage } from '../../language/provider.tsx';
import { FigureBlock } from '../../register/figure-block.tsx';
import { OwnFigures } from '../../register/own-figures.tsx';
import { Figures } from '../../ui/dimensioned-figure.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

/** SO-3: three percentages on the dark band. */
export function SolutionsBand() {
  const { t } = useLanguage();
  const { band } = solutions;
  return (
    <section className="dark section bg-ink text-paper">
      <div className="wrap">
        <SectionHead title={t(band.title)} />
        <div className="mt-12">
          <Figures layout={3}>
            {band.figures.map((figure) => (
              <FigureBlock
                key={figure.name.en}
                size="large"
                figure={figure.figure}
                unit={t(figure.name)}
                scope={null}
              />
            ))}
          </Figures>
          <OwnFigures />
        </div>
      </div>
    </section>
  );
}
