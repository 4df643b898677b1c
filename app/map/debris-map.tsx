import { Fragment } from 'react';
import { areaIds, areas } from '../content/areas.ts';
import { subjectClass } from '../content/shared/subjects.ts';
import { useLanguage } from '../language/provider.tsx';
import { Words } from '../rich-text/words.tsx';
import { AreaDetails } from './area-details.tsx';
import { AreaRow } from './area-row.tsx';
import { AreasCanvas, Key } from './map-canvas.tsx';

/**
 * The debris map of the areas (HO-4), coloured by severity. List and map are labels of one radio group, and the
 * style sheet reads its state: a selected row opens in the list by keyboard, touch and pointer without a script.
 */
export function DebrisMap() {
  const { t } = useLanguage();
  return (
    // The search's results for an area lead to it: its details show only once it is selected.
    <section id="areas" className={`debris-map ${subjectClass('rubble')}`} aria-labelledby="debris-map-title">
      {/* Clears the selection without a script; `dialog` keeps Enter from sending a request. */}
      <form id="area-choice" method="dialog" className="hidden" />
      <h2 id="debris-map-title" className="px-(--edge) pt-6 pb-3 md:pe-6 md:pt-10">
        {t(areas.title)}
      </h2>
      <div className="map-sheet">
        <AreasCanvas />
      </div>
      <Key />
      <fieldset className="map-list" aria-live="polite">
        <legend className="sr-only">{t(areas.list)}</legend>
        <p aria-hidden="true" className="area-heads">
          <span />
          <span>{t(areas.severity)}</span>
          <span className="-ms-10 text-end">{t(areas.labels.clearance)}</span>
        </p>
        {areaIds.map((id) => (
          <Fragment key={id}>
            <AreaRow id={id} />
            <AreaDetails id={id} />
          </Fragment>
        ))}
        <p className="area-placeholder">{t(areas.placeholder)}</p>
        {/* Outside of the details, so that it stays in place and keeps the focus when they close. */}
        <button type="reset" form="area-choice" className="area-clear">
          {t(areas.clear)}
        </button>
      </fieldset>
      <p className="px-(--edge) py-4 small text-ink-2 md:pe-6">
        <Words of={areas.severityRule} />
      </p>
    </section>
  );
}
