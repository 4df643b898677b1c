import type { ReactNode } from 'react';
import { areas } from '../content/areas.ts';
import type { Text } from '../content/text.ts';
import { useLanguage } from '../language/provider.tsx';
import { AreaMark } from './area-mark.tsx';
import { Ground, Scale } from './ground.tsx';
import { paintOrder } from './places.ts';

/** Every sheet of the map; narrow screens crop it (map.css). */
const sheet = { viewBox: '0 0 1000 900', preserveAspectRatio: 'xMidYMid slice' };

/** The map of the areas: each of them is a label of its radio button. */
export function AreasCanvas() {
  return (
    <div className="map-canvas">
      <Sheet label={areas.map} />
      {paintOrder.map((id) => (
        <label key={id} htmlFor={`area-${id}`}>
          {/* A second way to the button, which has a name of its own. */}
          <svg aria-hidden="true" {...sheet}>
            <AreaMark id={id} />
          </svg>
        </label>
      ))}
    </div>
  );
}

/** The map of the layers, names in both languages. */
export function LayersCanvas() {
  return (
    <div className="map-canvas">
      <Sheet label={areas.gis.map} degrees>
        {paintOrder.map((id) => (
          <AreaMark key={id} id={id} bilingual />
        ))}
      </Sheet>
    </div>
  );
}

function Sheet({ label, degrees, children }: { label: Text; degrees?: boolean; children?: ReactNode }) {
  const { t } = useLanguage();
  return (
    <svg {...sheet} role="img" aria-label={t(label)}>
      <Ground degrees={degrees} />
      {children}
      <Scale />
    </svg>
  );
}
