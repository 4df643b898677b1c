import { type AreaId, areaFigures, areas } from '../content/areas.ts';
import { isRightToLeft, otherLanguage } from '../language/detect.ts';
import { useLanguage } from '../language/provider.tsx';
import { detailTransform } from './ground.tsx';
import { figureLayerIds, layerValue, layerWords, step } from './layers.ts';
import { places } from './places.ts';

interface AreaMarkProps {
  id: AreaId;
  /** The name in the other language under it, not the figure of the layer on show. */
  bilingual?: boolean;
}

/** One area on the map: its ground (in the enlarged detail too where it is small), marker, leader and name. */
export function AreaMark({ id, bilingual }: AreaMarkProps) {
  const { outline, marker } = places[id];
  const [cx, cy] = marker;
  const small = id === 'damascus' || id === 'ghouta';
  const steps = figureLayerIds.map((layer) => `${layer}-${step(layer, id)}`).join(' ');
  return (
    <g className={`map-area at-${id} ${steps}`}>
      <path className="map-region" d={outline} />
      {small && (
        <g transform={detailTransform} clipPath="url(#map-detail)">
          <path className="map-region map-region-detail" d={outline} />
        </g>
      )}
      <circle className="map-marker" cx={cx} cy={cy} r="6" />
      <circle className="map-chosen-marker" cx={cx} cy={cy} r="10" />
      <circle className="map-chosen-point" cx={cx} cy={cy} r="4.5" />
      <Name id={id} bilingual={bilingual} />
    </g>
  );
}

function Name({ id, bilingual }: AreaMarkProps) {
  const { language, t, format } = useLanguage();
  const { marker, name } = places[id];
  const [x, y] = name;
  const right = x > marker[0];
  const sign = right ? 1 : -1;
  const angle = Math.atan2(y - marker[1], x - marker[0]);
  const from = [marker[0] + 6 * Math.cos(angle), marker[1] + 6 * Math.sin(angle)].map((part) => part.toFixed(1));
  // In Arabic text the anchor counts from the right, so the sides change places.
  const anchor = right !== isRightToLeft(language) ? 'start' : 'end';
  const second = otherLanguage(language);
  const text = { x: x + 6 * sign, textAnchor: anchor, direction: isRightToLeft(language) ? 'rtl' : undefined } as const;
  return (
    <>
      <path className="map-leader" d={`M${from[0]} ${from[1]}L${x - 8 * sign} ${y}h${8 * sign}`} />
      <path className="map-target" d={`M${x - 4 * sign} ${y - 30}h${130 * sign}v60h${-130 * sign}z`} />
      <text {...text} y={y + 8} className="map-name">
        {t(areas.areas[id].name)}
      </text>
      {bilingual ? (
        <text lang={second} x={text.x} y={y + 29} textAnchor={right ? 'start' : 'end'} className="map-second-name">
          {areas.areas[id].name[second]}
        </text>
      ) : (
        figureLayerIds.map((layer) => {
          const value = layerValue(layer, areaFigures[id]);
          return (
            <text key={layer} {...text} y={y + 31} className={`map-value of-${layer}`}>
              {value === null ? t(areas.noFigure) : layerWords(layer, value, format)}
            </text>
          );
        })
      )}
    </>
  );
}
