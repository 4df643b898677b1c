import { IconX } from '@tabler/icons-react';
import { areaIds, areas } from '../content/areas.ts';
import { subjectClass } from '../content/shared/subjects.ts';
import { useLanguage } from '../language/provider.tsx';
import { AreaDetails } from './area-details.tsx';
import { AreaRow } from './area-row.tsx';
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
      <h2 id="debris-map-title">{t(areas.title)}</h2>
      <div className="map-side">
        <LayerSwitch />
        <div className="map-sheet map-sheet-areas">
          <AreasCanvas />
        </div>
      </div>
      <fieldset className="map-list">
        <legend className="sr-only">{t(areas.list)}</legend>
        <p aria-hidden="true" className="area-heads">
          <span>{t(areas.severity)}</span>
          <span>{t(areas.clearedHead)}</span>
        </p>
        {areaIds.map((id) => (
          <AreaRow key={id} id={id} />
        ))}
      </fieldset>
      <div className="map-details">
        <p className="area-placeholder">{t(areas.placeholder)}</p>
        {areaIds.map((id) => (
          <AreaDetails key={id} id={id} />
        ))}
        {/* Outside of the details, so that it stays in place and keeps the focus when they close. */}
        <button type="reset" form="area-choice" aria-label={t(areas.clear)} className="area-clear">
          <IconX size={22} stroke={1.5} aria-hidden="true" />
        </button>
      </div>
      <p className="map-note">
        {t(areas.note)} <a href="/figures">{t(areas.sources)}</a>
      </p>
    </section>
  );
}
