import { type AreaId, areaFigures, areas } from '../content/areas.ts';
import { otherLanguage } from '../language/detect.ts';
import { withoutMarks } from '../language/format.ts';
import { useLanguage } from '../language/provider.tsx';
import { figureLayerIds, layerValue, layerWords, step } from './layers.ts';
import { MapLabel } from './map-label.tsx';
import { places } from './places.ts';

interface AreaMarkProps {
  id: AreaId;
  /** Shows the name in the other language below it, instead of the layer's figure. */
  bilingual?: boolean;
}

/** The only area with a plant of the office; its marker is a square in its subject's colour. */
const withPlant: AreaId = 'damascus';

/** One area on the map: ground, marker, leader and name. */
export function AreaMark({ id, bilingual }: AreaMarkProps) {
  const { language, t } = useLanguage();
  const { outline, marker, name } = places[id];
  const [cx, cy] = marker;
  const steps = figureLayerIds.map((layer) => `${layer}-${step(layer, id)}`).join(' ');
  const right = name[0] > cx ? 1 : -1;
  const second = otherLanguage(language);
  const values = useValues(id);
  return (
    <g className={`map-area at-${id} ${steps}`}>
      <path className="map-region" d={outline} />
      {id === withPlant && !bilingual ? (
        <path className="map-square" d={`M${cx - 10} ${cy - 9}h15v15h-15z`} />
      ) : (
        <circle className="map-marker" cx={cx} cy={cy} r="6" />
      )}
      {!bilingual && <ChosenMark id={id} />}
      {/* A touch target around the name. */}
      <path className="map-target" d={`M${name[0] - 4 * right} ${name[1] - 36}h${170 * right}v76h${-170 * right}z`} />
      <MapLabel from={marker} to={name} name={t(areas.areas[id].name)}>
        {bilingual ? [{ text: areas.areas[id].name[second], className: 'map-second-name', lang: second }] : values}
      </MapLabel>
    </g>
  );
}

/** Instead of marker and name, once the area is selected: a ring, and the name on a plate. */
function ChosenMark({ id }: { id: AreaId }) {
  const { t } = useLanguage();
  const { marker, name } = places[id];
  const [cx, cy] = marker;
  const right = name[0] > cx;
  const values = useValues(id);
  return (
    <g className="map-chosen">
      <path className="map-chosen-leader" d={`M${cx} ${cy}L${name[0]} ${name[1]}`} />
      <circle className="map-chosen-ring" cx={cx} cy={cy} r="13" />
      <circle className="map-chosen-point" cx={cx} cy={cy} r="8" />
      {/* Its content is as wide as its words, which an SVG can't be. */}
      <foreignObject x={right ? name[0] : name[0] - plate.width} y={name[1] - plate.height / 2} {...plate}>
        <div className={`map-plate ${right ? '' : 'map-plate-left'}`}>
          <div>
            <b>{t(areas.areas[id].name)}</b>
            {values.map(({ text, className }) => (
              <span key={className} className={className}>
                {text}
              </span>
            ))}
          </div>
        </div>
      </foreignObject>
    </g>
  );
}

/** Room for the widest plate, in the map's units. */
const plate = { width: 460, height: 160 } as const;

/** The text under an area's name for each layer; unpublished values have none. */
function useValues(id: AreaId) {
  const { t, format } = useLanguage();
  const values = figureLayerIds.flatMap((layer) => {
    const value = layerValue(layer, areaFigures[id]);
    if (value === null) return [];
    // The areas layer shows tonnes too.
    const also = layer === 'debris' ? ' of-areas' : '';
    return [{ text: withoutMarks(layerWords(layer, value, format)), className: `map-value of-${layer}${also}` }];
  });
  if (id !== withPlant) return values;
  return [...values, { text: t(areas.works.plant), className: 'map-value of-areas' }];
}
