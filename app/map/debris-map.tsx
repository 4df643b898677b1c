import { IconX } from '@tabler/icons-react';
import { areaIds, areas } from '../content/areas.ts';
import { useLanguage } from '../language/provider.tsx';
import { Say } from '../register/say.tsx';
import { AreaCard } from './area-card.tsx';
import { AreaDetails, AreaPlaceholder } from './area-details.tsx';
import { LayerSwitch } from './layer-switch.tsx';
import { AreasCanvas } from './map-canvas.tsx';

/**
 * The debris map of the six areas (HO-4). List and map are labels of one group of radio buttons, and the style sheet reads the
 * buttons' state: selection, layers and details work by keyboard, touch and pointer before any script, and keep working in React.
 */
export function DebrisMap() {
  const { t } = useLanguage();
  return (
    <section className="debris-map border-t-[1.5px] border-ink" aria-labelledby="debris-map-title">
      {/* Clears the selection without a script; `dialog` keeps the Enter key from sending anything. */}
      <form id="area-choice" method="dialog" />
      <div className="wrap-start grid border-b-[1.5px] border-ink lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="flex flex-col pt-10 max-lg:pe-(--edge) lg:pe-10">
          <h2 id="debris-map-title">{t(areas.title)}</h2>
          <p className="mt-3 mb-6 text-ink-2">{t(areas.lead)}</p>
          <fieldset className="area-list grid flex-1 auto-rows-fr grid-cols-2 gap-px border-t-[1.5px] border-ink bg-ink-3 sm:max-lg:grid-cols-3">
            <legend className="sr-only">{t(areas.list)}</legend>
            {areaIds.map((id) => (
              <AreaCard key={id} id={id} />
            ))}
          </fieldset>
        </div>
        <div className="flex flex-col border-ink max-lg:me-0 max-lg:bleed-start lg:border-s-[1.5px]">
          <div className="map-sheet flex-1">
            <AreasCanvas />
          </div>
          <div className="border-t-[1.5px] border-ink bg-white px-(--edge) py-4 lg:px-6">
            <LayerSwitch />
          </div>
        </div>
      </div>
      <div aria-live="polite" className="area-chosen -mt-[1.5px] sm:mx-(--edge)">
        <AreaPlaceholder />
        {areaIds.map((id) => (
          <AreaDetails key={id} id={id} />
        ))}
        <button
          type="reset"
          form="area-choice"
          aria-label={t(areas.clear)}
          className="area-clear absolute end-[2.5px] top-[2.5px] grid size-12 place-items-center text-paper hover:bg-paper hover:text-ink md:end-auto md:start-[calc(25%-3rem)]"
        >
          <IconX size={24} stroke={1.5} aria-hidden="true" />
        </button>
      </div>
      <p className="mx-(--edge) mt-3.5 measure pb-16 small text-ink-2">
        <Say words={areas.severityRule} /> {t(areas.basis)}
      </p>
    </section>
  );
}
