import { type AreaId, areas, registeredAreas } from '../content/areas.ts';
import { useLanguage } from '../language/provider.tsx';
import { Quantity } from '../register/say.tsx';
import { SeverityHatch } from '../ui/badge.tsx';
import { ShownShare } from '../ui/scale-bar.tsx';
import { severityOf } from './severity.ts';

/** An area in the list: a radio button with its name, debris, severity and clearance progress. The map's places are labels of the same button. */
export function AreaCard({ id }: { id: AreaId }) {
  const { t } = useLanguage();
  const figures = registeredAreas[id];
  const severity = severityOf(figures.clearedPercent.value);
  return (
    <label
      className={`area-card relative grid max-lg:content-start lg:content-center gap-x-3 gap-y-0.5 bg-paper px-4 pt-3.5 pb-4 leading-[1.45] hover:bg-paper-2 has-checked:bg-ink has-checked:text-paper ${severityColour[severity]}`}
    >
      <input
        type="radio"
        name="area"
        form="area-choice"
        id={`area-${id}`}
        value={id}
        aria-labelledby={`area-${id}-name`}
        aria-describedby={`area-${id}-facts`}
        className="absolute inset-0 size-full z-1 cursor-pointer appearance-none"
      />
      <b id={`area-${id}-name`} className="text-h4">
        {t(areas.areas[id].name)}
      </b>
      <span id={`area-${id}-facts`} className="grid gap-y-0.5 small">
        <span className="opacity-80">
          {figures.debrisTonnes === null ? (
            t(areas.noFigure)
          ) : (
            <Quantity figure={{ value: figures.debrisTonnes, unit: 'tonne' }} cell />
          )}
        </span>
        <span className="area-severity inline-flex items-center gap-2">
          <SeverityHatch level={severity} />
          <span className="sr-only">{t(areas.severity)}: </span>
          {t(areas.severityLevels[severity])}
        </span>
        <span className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 sm:grid sm:grid-cols-[1fr_4ch_auto]">
          <ShownShare percent={figures.clearedPercent.value} />
          <b>
            <bdi dir="ltr">
              <Quantity figure={{ value: figures.clearedPercent, unit: 'percent' }} />
            </bdi>
          </b>
          {t(areas.cleared)}
        </span>
      </span>
    </label>
  );
}

/** The colour of the severity's hatch and word; on the dark selected card both are light. */
const severityColour = {
  'very-high': '[&:not(:has(:checked))_.area-severity]:text-danger',
  high: '',
  medium: '[&:not(:has(:checked))_.area-severity]:text-ink-2',
} as const;
