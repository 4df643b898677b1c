import { type AreaId, areaFigures, areas } from '../content/areas.ts';
import { isRightToLeft, otherLanguage } from '../language/detect.ts';
import { useLanguage } from '../language/provider.tsx';
import { detailTransform } from './ground.tsx';
import { layerIds, layerValue, step } from './layers.ts';
import { places } from './places.ts';

/**
 * One area on the map: its ground (in the enlarged detail too where it is small), leader, marker, name, and its figure of the layer on
 * show, or its name in the other language.
 */
export function AreaMark({ id, bilingual }: { id: AreaId; bilingual?: boolean }) {
  const place = places[id];
  const small = id === 'damascus' || id === 'ghouta';
  const classes = `map-area at-${id} recycling-${step('recycling', id)} clearance-${step('clearance', id)} debris-${step('debris', id)}`;
  return (
    <g className={classes}>
      <path className="map-region" d={place.outline} />
      {small && (
        <g transform={detailTransform} clipPath="url(#map-detail)">
          <path className="map-region map-region-detail" d={place.outline} />
        </g>
      )}
      <Marker at={place.marker} />
      <Name id={id} bilingual={bilingual} />
    </g>
  );
}

function Marker({ at: [x, y] }: { at: readonly [number, number] }) {
  return (
    <>
      <circle className="map-marker" cx={x} cy={y} r="6" />
      <circle className="map-chosen-marker" cx={x} cy={y} r="10" />
      <circle className="map-chosen-point" cx={x} cy={y} r="4.5" />
    </>
  );
}

function Name({ id, bilingual }: { id: AreaId; bilingual?: boolean }) {
  const { language, t, format } = useLanguage();
  const { marker, name, side } = places[id];
  const [x, y] = name;
  const sign = side === 'right' ? 1 : -1;
  const angle = Math.atan2(y - marker[1], x - marker[0]);
  const from = [marker[0] + 6 * Math.cos(angle), marker[1] + 6 * Math.sin(angle)].map((part) => part.toFixed(1));
  // In Arabic text the anchor counts from the right, so the sides change places.
  const anchor = (side === 'right') !== isRightToLeft(language) ? 'start' : 'end';
  const second = otherLanguage(language);
  const text = { x: x + 6 * sign, textAnchor: anchor, direction: isRightToLeft(language) ? 'rtl' : undefined } as const;
  return (
    <>
      <path className="map-leader" d={`M${from[0]} ${from[1]}L${x - 8 * sign} ${y}h${8 * sign}`} />
      <path className="map-target" d={`M${x - 4 * sign} ${y - 30}h${130 * sign}v60h${-130 * sign}z`} />
      <text {...text} y={y + 8} className="map-name">
        {t(areas.areas[id].name)}
      </text>
      {bilingual && (
        <text
          lang={second}
          x={text.x}
          y={y + 29}
          textAnchor={side === 'right' ? 'start' : 'end'}
          className="map-second-name"
        >
          {areas.areas[id].name[second]}
        </text>
      )}
      {layerIds.map((layer) => {
        if (layer === 'areas' || bilingual) return null;
        const value = layerValue(layer, areaFigures[id]);
        return (
          <text key={layer} {...text} y={y + 31} className={`map-value of-${layer}`}>
            {value === null
              ? t(areas.noFigure)
              : layer === 'debris'
                ? format.quantity(value, 'tonne')
                : format.percent(value)}
          </text>
        );
      })}
    </>
  );
}
