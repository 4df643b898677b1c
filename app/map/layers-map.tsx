import type { ReactNode } from 'react';
import { areas } from '../content/areas.ts';
import { useLanguage } from '../language/provider.tsx';
import { LayersCanvas } from './map-canvas.tsx';

/**
 * The map of CR-1: governorate borders, areas and centres as layers, each with a check box that the style sheet reads.
 * `children` is the page's text above the list of layers.
 */
export function LayersMap({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <div className="gis-map grid border-y-[1.5px] border-ink bg-paper-2 wrap-start lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
      <div className="pt-(--section) max-lg:pb-6 max-lg:pe-(--edge) lg:pe-10">{children}</div>
      <div className="border-ink max-lg:bleed-start max-lg:border-t-[1.5px] lg:row-span-2 lg:border-s-[1.5px]">
        <div className="map-sheet map-sheet-whole">
          <LayersCanvas />
        </div>
      </div>
      {/* Below the text on wide screens, below the map on others. */}
      <fieldset className="max-lg:bleed-start border-t-[1.5px] border-ink py-4 max-sm:flex max-sm:flex-wrap max-sm:*:flex-[1_1_min-content] max-sm:gap-x-3 max-lg:bg-white max-lg:px-(--edge) max-sm:py-2 sm:max-lg:grid sm:max-lg:grid-cols-3 sm:max-lg:gap-x-(--gap) lg:col-start-1 lg:me-10 lg:mt-8 lg:mb-6 lg:self-end">
        <legend className="float-start mb-2 w-full small font-semibold max-sm:sr-only sm:max-lg:col-span-3">
          {t(areas.gis.name)}
        </legend>
        {layers.map(({ id, look }) => (
          <label
            key={id}
            className="clear-both grid min-h-11 grid-cols-[auto_1fr] items-center gap-x-2 max-sm:border-0 max-sm:py-1 sm:grid-cols-[auto_auto_1fr] sm:gap-x-4 border-t border-ink-3 py-2.5 sm:max-lg:content-start sm:max-lg:items-start"
          >
            <input type="checkbox" id={`gis-${id}`} defaultChecked className="size-5 accent-ink sm:max-lg:mt-0.5" />
            <svg className="gis-key max-sm:hidden" viewBox="0 0 46 24" aria-hidden="true">
              {look}
            </svg>
            <span className="leading-[1.4] max-sm:small max-sm:leading-[1.3]">
              <b>{t(areas.gis.layers[id].name)}</b>
              <span className="block small text-ink-2 max-sm:hidden">{t(areas.gis.layers[id].note)}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

/** In display order, each with its symbol on the map. */
const layers = [
  { id: 'borders', look: <path d="M3 18l9-9 8 5 9-8 7 6 7-3" /> },
  { id: 'areas', look: <path d="M6 3h34v18H6z" fill="var(--area-fill)" /> },
  { id: 'centres', look: <circle cx="23" cy="12" r="6" fill="var(--color-white)" /> },
] as const;
