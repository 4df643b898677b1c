import { areas } from '../content/areas.ts';
import { useLanguage } from '../language/provider.tsx';
import { AreaMark } from './area-mark.tsx';
import { DetailGround, Ground, Scale, viewBox } from './ground.tsx';
import { paintOrder } from './places.ts';

/** The map of the areas: each of them is a label of its radio button. */
export function AreasCanvas() {
  const { language, t } = useLanguage();
  return (
    <div className="map-canvas">
      <svg viewBox={viewBox} preserveAspectRatio="xMidYMid slice" role="img" aria-label={t(areas.map)}>
        <Ground />
        <DetailGround />
        <Scale text={t(areas.scale)} language={language} />
      </svg>
      {paintOrder.map((id) => (
        <label key={id} htmlFor={`area-${id}`}>
          {/* A second way to the button, which has a name of its own. */}
          <svg aria-hidden="true" viewBox={viewBox} preserveAspectRatio="xMidYMid slice">
            <AreaMark id={id} />
          </svg>
        </label>
      ))}
    </div>
  );
}

/** The map of the layers, names in both languages. */
export function LayersCanvas() {
  const { language, t } = useLanguage();
  return (
    <div className="map-canvas">
      <svg viewBox={viewBox} preserveAspectRatio="xMidYMid slice" role="img" aria-label={t(areas.gis.map)}>
        <Ground degrees />
        <DetailGround />
        {paintOrder.map((id) => (
          <AreaMark key={id} id={id} bilingual />
        ))}
        <Scale text={t(areas.scale)} language={language} />
      </svg>
    </div>
  );
}
