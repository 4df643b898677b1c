import { areaIds, areas } from '../content/areas.ts';
import { subjectClass } from '../content/shared/subjects.ts';
import { fill } from '../language/format.ts';
import { useLanguage } from '../language/provider.tsx';
import { AreaRow, detailsId } from './area-row.tsx';
import { LayerSwitch } from './layer-switch.tsx';
import { AreasCanvas } from './map-canvas.tsx';

/**
 * The debris map of the six areas (HO-4). List and map are labels of one radio group, and the style sheet reads its
 * state: selection, layers and details work by keyboard, touch and pointer without a script.
 */
export function DebrisMap() {
  const { t } = useLanguage();
  return (
    <section className={`debris-map ${subjectClass('rubble')}`} aria-labelledby="debris-map-title">
      {/* Clears the selection without a script; `dialog` keeps Enter from sending a request. */}
      <form id="area-choice" method="dialog" />
      <div className="map-head">
        <h2 id="debris-map-title">{t(areas.title)}</h2>
        <p aria-live="polite">
          <span className="area-placeholder">{t(areas.placeholder)}</span>
          {areaIds.map((id) => (
            <a key={id} href={`#${detailsId(id)}`} className={`area-chosen at-${id}`}>
              {fill(t(areas.chosen), { area: t(areas.areas[id].name) })}
            </a>
          ))}
        </p>
      </div>
      <div className="map-side">
        <div className="map-sheet map-sheet-areas">
          <AreasCanvas />
        </div>
        <LayerSwitch />
      </div>
      <div className="map-list">
        <fieldset>
          <legend className="sr-only">{t(areas.list)}</legend>
          <p aria-hidden="true" className="area-heads">
            <span>{t(areas.severity)}</span>
            <span>{t(areas.clearedHead)}</span>
          </p>
          {areaIds.map((id) => (
            <AreaRow key={id} id={id} />
          ))}
        </fieldset>
        <p className="map-note">
          {t(areas.note)} <a href="/figures">{t(areas.sources)}</a>
        </p>
      </div>
    </section>
  );
}
