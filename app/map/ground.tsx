import { areas } from '../content/areas.ts';
import { isRightToLeft } from '../language/detect.ts';
import { useLanguage } from '../language/provider.tsx';
import { governorates, graticule, neighbours, unitsPerKilometre } from './governorates.ts';

const land = Object.values(governorates).join('');
/** The lines go on beyond the sheet, as wide screens show: positions of the next ones. */
const beyond = { east: [12.3, 1143.6, 1370], north: [3, 964.8, 1095] };
const lines = [
  ...[...graticule.east.map(([, x]) => x), ...beyond.east].map((x) => `M${x} -400V1800`),
  ...[...graticule.north.map(([, y]) => y), ...beyond.north].map((y) => `M-400 ${y}H2400`),
].join('');
/** Land and sea beyond the outlines' sheet: the map fills its field. */
const landBeyond = 'M132 -400H2400V1800H40L57 899H999V1H132z';
/** Clips off the edges of that sheet: they are not coasts. */
const withinSheet = 'M-400 3H996V896H-400z';

/** The ground under the areas: sea, neighbouring countries, graticule, Syria with its governorates. */
export function Ground({ degrees }: { degrees?: boolean }) {
  const { t } = useLanguage();
  return (
    <>
      <defs>
        <path id="syria" d={land} />
        <clipPath id="within-sheet">
          <path d={withinSheet} />
        </clipPath>
        {/* The neighbours' lines end above the field's lower edge: they fade out. */}
        <linearGradient id="coast" className="map-coast" gradientUnits="userSpaceOnUse" x2="0" y1="790" y2="890">
          <stop stopColor="currentColor" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path className="map-beyond" d={landBeyond} />
      <path className="map-beyond" d={neighbours} />
      <path className="map-coast" stroke="url(#coast)" clipPath="url(#within-sheet)" d={neighbours} />
      <path className="map-lines" d={lines} />
      {/* Degrees along two edges. */}
      {degrees && (
        <g className="map-degrees">
          {graticule.east.map(([degree, x]) => (
            <text key={degree} x={x + 5} y={884}>
              {t(areas.degrees.east, { degree })}
            </text>
          ))}
          {graticule.north.slice(0, -1).map(([degree, y]) => (
            <text key={degree} x={8} y={y - 5}>
              {t(areas.degrees.north, { degree })}
            </text>
          ))}
        </g>
      )}
      {/* A broad line; the governorates cover its inner half. */}
      <use href="#syria" className="map-outline" />
      <use href="#syria" className="map-land" />
    </>
  );
}

/** A scale bar of 100 km; the style sheet positions it. */
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
