import { areas } from '../content/areas.ts';
import { isRightToLeft } from '../language/detect.ts';
import { useLanguage } from '../language/provider.tsx';
import { governorates, graticule, neighbours, unitsPerKilometre } from './governorates.ts';

const land = Object.values(governorates).join('');
const lines =
  graticule.east.map(([, x]) => `M${x} -20V1200`).join('') + graticule.north.map(([, y]) => `M-40 ${y}H1300`).join('');
/** Land beyond the outlines' sheet, visible on wide screens. */
const beyond = 'M132 -20H1300V1200H40L57 899H999V1H132z';

/** The ground under the areas: sea, neighbouring countries, graticule, Syria with its governorates. */
export function Ground({ degrees }: { degrees?: boolean }) {
  const { t } = useLanguage();
  return (
    <>
      <defs>
        <path id="syria" d={land} />
      </defs>
      <path className="map-ground" d={neighbours} />
      <path className="map-beyond" d={beyond} />
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
