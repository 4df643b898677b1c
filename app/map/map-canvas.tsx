import type { ReactNode } from 'react';
import { areas } from '../content/areas.ts';
import { subjectClass } from '../content/shared/subjects.ts';
import type { Text } from '../content/text.ts';
import { useLanguage } from '../language/provider.tsx';
import { AreaMark } from './area-mark.tsx';
import { Ground, Scale } from './ground.tsx';
import { MapLabel } from './map-label.tsx';
import { paintOrder, pumpingStation } from './places.ts';

/** The sheet of both maps; map.css places it in its field, which shows land and sea beyond. */
const sheetBox = '0 0 1000 900';

/** The map of the areas: each area is a label of its radio button. */
export function AreasCanvas() {
  return (
    <div className="map-canvas">
      <Sheet viewBox={sheetBox} label={areas.map} />
      {paintOrder.map((id) => (
        <label key={id} htmlFor={`area-${id}`}>
          {/* A second way to the button, which has its own name. */}
          <svg aria-hidden="true" viewBox={sheetBox}>
            <AreaMark id={id} />
          </svg>
        </label>
      ))}
      <svg aria-hidden="true" viewBox={sheetBox}>
        <Works />
      </svg>
    </div>
  );
}

/** The map of the layers, names in both languages. */
export function LayersCanvas() {
  return (
    <div className="map-canvas">
      <Sheet viewBox={sheetBox} label={areas.gis.map} degrees>
        {paintOrder.map((id) => (
          <AreaMark key={id} id={id} bilingual />
        ))}
      </Sheet>
    </div>
  );
}

interface SheetProps {
  viewBox: string;
  label: Text;
  degrees?: boolean;
  children?: ReactNode;
}

function Sheet({ viewBox, label, degrees, children }: SheetProps) {
  const { t } = useLanguage();
  return (
    <svg viewBox={viewBox} role="img" aria-label={t(label)}>
      <Ground degrees={degrees} />
      {children}
      <Scale />
    </svg>
  );
}

/** The office's designs in Syria besides the plant in Damascus, which its area shows. */
function Works() {
  const { t } = useLanguage();
  const [x, y] = pumpingStation.marker;
  return (
    <g className={subjectClass('water')}>
      <MapLabel
        from={pumpingStation.marker}
        to={pumpingStation.name}
        name={t(areas.works.pumping)}
        nameClass="map-work-name"
      >
        {[{ text: t(areas.works.pumpingNote), className: 'map-work' }]}
      </MapLabel>
      <path className="map-square" d={`M${x - 7.5} ${y - 7.5}h15v15h-15z`} />
    </g>
  );
}
