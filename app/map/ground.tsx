import { areas } from '../content/areas.ts';
import { isRightToLeft } from '../language/detect.ts';
import { useLanguage } from '../language/provider.tsx';
import { governorates, graticule, neighbours, unitsPerKilometre } from './governorates.ts';
import { detail } from './places.ts';

const land = Object.values(governorates).join('');
const lines =
  graticule.east.map(([, x]) => `M${x} 0V900`).join('') + graticule.north.map(([, y]) => `M0 ${y}H1000`).join('');

/** What lies under the areas: sea, the neighbours' ground, the graticule, Syria with its governorates, the enlarged detail. */
export function Ground({ degrees }: { degrees?: boolean }) {
  return (
    <>
      <defs>
        <path id="syria" d={land} />
      </defs>
      <path className="map-ground" d={neighbours} />
      <path className="map-lines" d={lines} />
      {/* Along two edges, as on a sheet map. */}
      {degrees && (
        <g className="map-degrees">
          {graticule.east.map(([degree, x]) => (
            <text key={degree} x={x + 5} y={884}>{`${degree}°E`}</text>
          ))}
          {graticule.north.slice(0, -1).map(([degree, y]) => (
            <text key={degree} x={8} y={y - 5}>{`${degree}°N`}</text>
          ))}
        </g>
      )}
      {/* The outline is what a broad line leaves visible outside the governorates painted over it. */}
      <use href="#syria" className="map-outline" />
      <use href="#syria" className="map-land" />
      <DetailGround />
    </>
  );
}

/** A scale bar of 100 km; the style sheet puts it where the crop leaves room. */
export function Scale() {
  const { language, t } = useLanguage();
  const rtl = isRightToLeft(language);
  const half = 50 * unitsPerKilometre;
  return (
    <g className="map-scale">
      <path d={`M0 0h${2 * half}v9h${-2 * half}z`} />
      <path d={`M0 0h${half}v9h${-half}z`} className="map-scale-half" />
      <text x={2 * half} y={-10} textAnchor={rtl ? 'start' : 'end'} direction={rtl ? 'rtl' : undefined}>
        {t(areas.scale)}
      </text>
    </g>
  );
}

/** The ring around Damascus and the enlarged detail's frame and ground. */
function DetailGround() {
  const [x, y] = detail.from;
  const [cx, cy] = detail.at;
  const r = detail.radius * detail.scale;
  const angle = Math.atan2(cy - y, cx - x);
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const leader = `M${(x + dx * detail.radius).toFixed(1)} ${(y + dy * detail.radius).toFixed(1)}L${(cx - dx * r).toFixed(1)} ${(cy - dy * r).toFixed(1)}`;
  return (
    <>
      <clipPath id="map-detail">
        <circle cx={x} cy={y} r={detail.radius} />
      </clipPath>
      <circle className="map-ring" cx={x} cy={y} r={detail.radius} />
      <path className="map-ring" d={leader} />
      <g transform={detailTransform} clipPath="url(#map-detail)">
        <circle className="map-detail-ground" cx={x} cy={y} r={detail.radius} />
        <path className="map-detail-land" d={governorates['rif-dimashq']} />
      </g>
      <circle className="map-detail-frame" cx={cx} cy={cy} r={r} />
    </>
  );
}

/** From the map's units into the enlarged detail. */
export const detailTransform = `translate(${(detail.at[0] - detail.from[0] * detail.scale).toFixed(1)} ${(detail.at[1] - detail.from[1] * detail.scale).toFixed(1)}) scale(${detail.scale})`;
