import type { ReactNode } from 'react';
import { type AreaId, areas, registeredAreas } from '../content/areas.ts';
import type { Figure } from '../content/figure-types.ts';
import { plannerLinks } from '../content/planner-links.ts';
import type { Text } from '../content/text.ts';
import { useLanguage } from '../language/provider.tsx';
import { areaPlan } from '../planner/area-link.ts';
import { FactValue } from '../register/say.tsx';
import { SeverityHatch } from '../ui/badge.tsx';
import { ArrowLink } from '../ui/button.tsx';
import { percentTicks, ScaleBar } from '../ui/scale-bar.tsx';
import { severityOf } from './severity.ts';

/** Everything known of one area, each figure with its source (HO-4). Shown while its radio button is the chosen one. */
export function AreaDetails({ id }: { id: AreaId }) {
  const { t } = useLanguage();
  const words = areas.areas[id];
  const figures = registeredAreas[id];
  const severity = severityOf(figures.clearedPercent.value);
  return (
    <article className={`area-details at-${id} ${frame}`} aria-labelledby={`area-${id}-title`}>
      <div className="flex flex-col bg-ink px-4.5 pt-2.5 pb-3 text-paper max-md:pe-14 sm:px-6 sm:pt-5 sm:pb-6">
        <span className="small text-ink-soft max-sm:sr-only">{t(areas.chosen)}</span>
        <h3 id={`area-${id}-title`} className="text-h3 sm:text-h2">
          {t(words.name)}
        </h3>
        <span className="mt-auto inline-flex items-center gap-2 small sm:pt-2">
          <SeverityHatch level={severity} />
          {t(areas.severity)}: {t(areas.severityLevels[severity])}
        </span>
      </div>
      <dl className="grid grid-cols-2 gap-px bg-ink-3 sm:grid-cols-6 lg:grid-cols-[1.15fr_0.95fr_1.25fr_1fr_1.15fr]">
        <Fact name="population" figure={{ value: figures.population }} source={words.population} />
        <Fact name="area" figure={{ value: figures.squareKilometres, unit: 'squareKilometre' }} source={words.area} />
        <Fact
          name="debris"
          figure={figures.debrisTonnes && { value: figures.debrisTonnes, unit: 'tonne' }}
          source={words.debris}
        />
        <Fact name="recycling" figure={{ value: figures.recyclablePercent, unit: 'percent' }} />
        <Fact name="clearance" figure={{ value: figures.clearedPercent, unit: 'percent' }}>
          <span className="mt-1.5 block">
            <ScaleBar value={figures.clearedPercent.value} label={t(areas.labels.clearance)} ticks={percentTicks} />
          </span>
        </Fact>
      </dl>
      <p className="border-t border-ink-3 px-4.5 print:hidden md:col-start-2">
        <ArrowLink href={areaPlan(id)}>
          {t(figures.debrisTonnes ? plannerLinks.debris : plannerLinks.neighbourhood)}
        </ArrowLink>
      </p>
    </article>
  );
}

/** What stands there before an area is chosen. */
export function AreaPlaceholder() {
  const { t } = useLanguage();
  return (
    <div className={`area-placeholder mt-6 ${frame} dashed`}>
      <div className="px-6 py-5 max-sm:px-(--edge) md:py-7">
        <b className="text-h3">{t(areas.placeholder.title)}</b>
      </div>
      <p className="measure self-center px-6 pb-5 text-ink-2 max-sm:px-(--edge) md:py-7">{t(areas.placeholder.text)}</p>
    </div>
  );
}

const frame = 'border-[2.5px] border-ink bg-white max-sm:border-x-0 md:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]';

interface FactProps {
  name: keyof typeof areas.labels;
  figure: Figure | null;
  /** Whose figure it is, where it is not the office's own. */
  source?: Text | null;
  children?: ReactNode;
}

function Fact({ name, figure, source, children }: FactProps) {
  const { t } = useLanguage();
  return (
    <div
      className={`bg-white px-4.5 py-2.5 sm:pt-4.5 sm:pb-5 ${name === 'clearance' ? 'col-span-2 sm:col-span-3 lg:col-span-1' : spans}`}
    >
      <dt className="small">{t(areas.labels[name])}</dt>
      {figure === null ? (
        <dd>
          <span className="text-ink-2">{t(areas.noFigure)}</span>
        </dd>
      ) : (
        <>
          <dd className="text-[1.25rem] font-semibold leading-[1.45]">
            <FactValue value={figure} />
            {children}
          </dd>
          {source && <dd className="mt-1 tiny text-ink-2 sm:small">{t(source)}</dd>}
        </>
      )}
    </div>
  );
}

/** Three a row on middle widths, then two; all five in one row on wide screens. */
const spans = 'sm:col-span-2 sm:nth-[n+4]:col-span-3 lg:col-span-1!';
