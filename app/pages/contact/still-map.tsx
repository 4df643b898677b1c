import { contact } from '../../content/contact.ts';
import { office } from '../../content/office.ts';
import { standIns } from '../../content/stand-ins.ts';
import { directionOf } from '../../language/detect.ts';
import { useLanguage } from '../../language/provider.tsx';
import { canal, isOnMap, path, place, railways, ring, river, roads, station } from './town-lines.ts';

const { latitude, longitude } = office.position;
/** Without an address of its own the office is somewhere in the town. */
const [pinX, pinY] = place([longitude, latitude]);
const isPinned = !standIns.position.test(`${latitude} ${longitude}`);
const [stationX, stationY] = place(station);

/** The town around the office, drawn by us: it loads nothing. Nothing if the office is in another town. */
export function StillMap() {
  const { t, language } = useLanguage();
  const words = contact.map.still;
  const names = { town: t(words.town), river: t(words.river), station: t(words.station) };
  if (!isOnMap(longitude, latitude)) return <i />;
  return (
    <div className="still-map">
      {/* The town's middle stands beside the card, which is at the start of the line; the map is never mirrored. */}
      <svg
        viewBox={`${directionOf(language) === 'rtl' ? -448 : -992} -210 1440 480`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={t(words.name, names)}
      >
        <g fill="none" strokeLinecap="round" strokeLinejoin="round">
          <g stroke="var(--color-water)" strokeWidth="7" opacity=".55">
            <path d={path(river)} />
            <path d={path(canal)} strokeWidth="11" />
          </g>
          <g stroke="var(--color-ink-3)" strokeWidth="7">
            {roads.map((road) => (
              <path key={path(road)} d={path(road)} />
            ))}
            <path d={path(ring)} strokeWidth="9" />
          </g>
          <g stroke="var(--color-white)" strokeWidth="4">
            {roads.map((road) => (
              <path key={path(road)} d={path(road)} />
            ))}
            <path d={path(ring)} strokeWidth="6" />
          </g>
          <g stroke="var(--color-ink)" strokeWidth="1.5">
            {railways.map((line) => (
              <path key={path(line)} d={path(line)} />
            ))}
          </g>
          <g stroke="var(--color-ink)" strokeWidth="6" strokeDasharray="1.5 12" strokeLinecap="butt">
            {railways.map((line) => (
              <path key={path(line)} d={path(line)} />
            ))}
          </g>
        </g>
        <rect
          x={stationX - 9}
          y={stationY - 6}
          width="18"
          height="12"
          fill="var(--color-white)"
          stroke="var(--color-ink)"
          strokeWidth="2"
        />
        <g className="still-map-names">
          <text x="0" y={isPinned ? -62 : 8} className="still-map-town">
            {names.town}
          </text>
          <text x={stationX - 18} y={stationY - 14} textAnchor="end" direction="ltr">
            {names.station}
          </text>
          <text x="325" y="162" fill="var(--color-water)">
            {names.river}
          </text>
        </g>
        {isPinned && (
          <path
            transform={`translate(${pinX} ${pinY})`}
            d="M0 0C-6 -14 -16 -22 -16 -34a16 16 0 0 1 32 0C16 -22 6 -14 0 0zM0 -40a6 6 0 1 0 .01 0z"
            fill="var(--color-accent)"
            fillRule="evenodd"
            stroke="var(--color-paper)"
            strokeWidth="3"
            paintOrder="stroke"
          />
        )}
      </svg>
    </div>
  );
}
