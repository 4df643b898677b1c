import type { ReactNode } from 'react';
import { type AreaId, areaFigures, areas } from '../content/areas.ts';
import type { Figure } from '../content/figure-types.ts';
import { plannerLinks } from '../content/planner-links.ts';
import type { Text } from '../content/text.ts';
import { useLanguage } from '../language/provider.tsx';
import { areaPlan } from '../planner/area-link.ts';
import { FactValue } from '../rich-text/rich-text.tsx';
import { SeverityHatch } from '../ui/badge.tsx';
import { ArrowEnd } from '../ui/icons.tsx';
import { ScaleBar } from '../ui/scale-bar.tsx';
import { severityOf } from './severity.ts';

/** All figures of an area with their sources (HO-4). Visible while its radio button is checked. */
export function AreaDetails({ id }: { id: AreaId }) {
  const { t } = useLanguage();
  const words = areas.areas[id];
  const figures = areaFigures[id];
  const severity = severityOf(figures.clearedPercent.value);
  return (
    <article className={`area-details at-${id}`} aria-labelledby={`area-${id}-title`}>
      <header>
        <h3 id={`area-${id}-title`}>{t(words.name)}</h3>
        <p className="area-severity">
          <SeverityHatch level={severity} />
          {t(areas.severityLevels[severity])}
        </p>
      </header>
      <dl>
        <Fact name="debris" figure={figures.debrisTonnes} source={words.debris} />
        <Fact name="recycling" figure={figures.recyclablePercent} />
        <Fact name={words.people} figure={{ value: figures.population, unit: null }} source={words.population} />
        <Fact name="area" figure={figures.squareKilometres} source={words.area} />
        <Fact name="clearance" figure={figures.clearedPercent}>
          <ScaleBar value={figures.clearedPercent.value} label={t(areas.labels.clearance)} />
        </Fact>
      </dl>
      <a href={areaPlan(id)} className="area-plan">
        {t(figures.debrisTonnes ? plannerLinks.debris : plannerLinks.open)}
        <ArrowEnd />
      </a>
    </article>
  );
}

interface FactProps {
  name: keyof typeof areas.labels;
  figure: Figure | null;
  /** The publisher, if it is not the office. */
  source?: Text | null;
  children?: ReactNode;
}

function Fact({ name, figure, source, children }: FactProps) {
  const { t } = useLanguage();
  return (
    <div>
      <dt>{t(areas.labels[name])}</dt>
      <dd>
        {figure ? <FactValue value={figure} /> : <span className="area-none">{t(areas.noFigure)}</span>}
        {children}
      </dd>
      {figure && source && <dd>{t(source)}</dd>}
    </div>
  );
}
