import { type AreaId, areaFigures, areas } from '../content/areas.ts';
import { useLanguage } from '../language/provider.tsx';
import { Words } from '../rich-text/words.tsx';
import { SeverityBadge } from '../ui/badge.tsx';
import { severityOf } from './severity.ts';

/** An area in the list: a radio button with name, severity and clearance progress. */
export function AreaRow({ id }: { id: AreaId }) {
  const { t } = useLanguage();
  const { clearedPercent } = areaFigures[id];
  const severity = severityOf(clearedPercent.value);
  return (
    <label className={`area-card wrap-anywhere at-${id}`}>
      <input
        type="radio"
        name="area"
        form="area-choice"
        id={`area-${id}`}
        value={id}
        aria-labelledby={`area-${id}-name`}
        aria-describedby={`area-${id}-facts`}
      />
      <b id={`area-${id}-name`}>{t(areas.areas[id].name)}</b>
      <span id={`area-${id}-facts`} className="contents">
        <span>
          <span className="sr-only">{t(areas.severity)}: </span>
          <SeverityBadge level={severity}>{t(areas.severityLevels[severity])}</SeverityBadge>
        </span>
        <b className="text-end">
          <span className="sr-only">{t(areas.labels.clearance)}: </span>
          <bdi dir="ltr">
            <Words of={clearedPercent} />
          </bdi>
        </b>
      </span>
    </label>
  );
}
