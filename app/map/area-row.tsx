import { type AreaId, areaFigures, areas } from '../content/areas.ts';
import { useLanguage } from '../language/provider.tsx';
import { Quantity } from '../rich-text/rich-text.tsx';
import { SeverityHatch } from '../ui/badge.tsx';
import { ShownShare } from '../ui/scale-bar.tsx';
import { severityOf } from './severity.ts';

/**
 * An area in the list: a radio button with name, debris, severity and clearance progress. The map's places are labels
 * of the same button.
 */
export function AreaRow({ id }: { id: AreaId }) {
  const { t } = useLanguage();
  const { debrisTonnes, clearedPercent } = areaFigures[id];
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
              <Quantity figure={debrisTonnes} cell /> <span>{t(areas.city)}</span>
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
              <Quantity figure={clearedPercent} />
            </bdi>
            <span className="sr-only"> {t(areas.cleared)}</span>
          </b>
        </span>
      </label>
    </div>
  );
}
