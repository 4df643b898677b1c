import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type AreaId, areas, registeredAreas } from '../content/areas.ts';
import type { Figure } from '../content/figure-types.ts';
import { plannerLinks } from '../content/planner-links.ts';
import type { Text } from '../content/text.ts';
import { useLanguage } from '../language/provider.tsx';
import { areaPlan } from '../planner/area-link.ts';
import { FactValue, Quantity } from '../rich-text/rich-text.tsx';
import { SeverityHatch } from '../ui/badge.tsx';
import { ArrowLink } from '../ui/button.tsx';
import { ScaleBar, ShownShare } from '../ui/scale-bar.tsx';
import { severityOf } from './severity.ts';

/** The id of an area's figures, for the link beside the map. */
export const detailsId = (id: AreaId): string => `area-${id}-details`;

/**
 * An area in the list: a radio button with name, debris, severity and clearance progress, and the area's details once
 * it is selected. The map's places are labels of the same button.
 */
export function AreaRow({ id }: { id: AreaId }) {
  const { t } = useLanguage();
  const { debrisTonnes, clearedPercent } = registeredAreas[id];
  const severity = severityOf(clearedPercent.value);
  return (
    <div className={`area-row at-${id}`}>
      <label className="area-card">
        <input
          type="radio"
          name="area"
          form="area-choice"
          id={`area-${id}`}
          value={id}
          aria-labelledby={`area-${id}-name`}
          aria-describedby={`area-${id}-facts`}
        />
        <b id={`area-${id}-name`} className="area-name">
          {t(areas.areas[id].name)}
        </b>
        <span id={`area-${id}-facts`} className="contents">
          {debrisTonnes && (
            <span className="area-debris">
              <Quantity figure={{ value: debrisTonnes, unit: 'tonne' }} cell /> <span>{t(areas.city)}</span>
            </span>
          )}
          <span className={`area-severity severity-${severity}`}>
            <SeverityHatch level={severity} />
            <span className="sr-only">{t(areas.severity)}: </span>
            {t(areas.severityLevels[severity])}
          </span>
          <span className="area-share">
            <ShownShare percent={clearedPercent.value} />
          </span>
          <b className="area-cleared">
            <bdi dir="ltr">
              <Quantity figure={{ value: clearedPercent, unit: 'percent' }} />
            </bdi>
            <span className="sr-only"> {t(areas.cleared)}</span>
          </b>
        </span>
      </label>
      <AreaDetails id={id} />
      {/* After the details, so that it stays in place and keeps the focus when they close. */}
      <button type="reset" form="area-choice" aria-label={t(areas.clear)} className="area-clear">
        <IconX size={22} stroke={1.5} aria-hidden="true" />
      </button>
    </div>
  );
}

/** All figures of an area with their sources (HO-4). Visible while its radio button is checked. */
function AreaDetails({ id }: { id: AreaId }) {
  const { t } = useLanguage();
  const words = areas.areas[id];
  const figures = registeredAreas[id];
  return (
    <article id={detailsId(id)} className={`area-details at-${id}`} aria-labelledby={`area-${id}-title`}>
      <h3 id={`area-${id}-title`}>{t(words.name)}</h3>
      <dl>
        <Fact name={words.people} figure={{ value: figures.population }} source={words.population} />
        <Fact name="area" figure={{ value: figures.squareKilometres, unit: 'squareKilometre' }} source={words.area} />
        <Fact
          name="debris"
          figure={figures.debrisTonnes && { value: figures.debrisTonnes, unit: 'tonne' }}
          source={words.debris}
        />
        <Fact name="recycling" figure={{ value: figures.recyclablePercent, unit: 'percent' }} />
        <Fact name="clearance" figure={{ value: figures.clearedPercent, unit: 'percent' }}>
          <ScaleBar value={figures.clearedPercent.value} label={t(areas.labels.clearance)} />
        </Fact>
      </dl>
      <p className="area-plan">
        <ArrowLink href={areaPlan(id)}>
          {t(figures.debrisTonnes ? plannerLinks.debris : plannerLinks.neighbourhood)}
        </ArrowLink>
      </p>
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
