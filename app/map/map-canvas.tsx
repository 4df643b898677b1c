import type { ReactNode } from 'react';
import { type AreaId, areaFigures, areaIds, areas } from '../content/areas.ts';
import { useLanguage } from '../language/provider.tsx';
import { governorates, graticule, neighbours, unitsPerKilometre } from './governorates.ts';
import { inset, places, small } from './places.ts';
import { severityOf } from './severity.ts';

/** The map of the areas; each is a label of its radio button, coloured by its severity. */
export function AreasCanvas() {
  const { t } = useLanguage();
  return (
    <div className="map-canvas">
      <Sheet label={t(areas.map)}>
        <Ground />
        {small.map((id) => (
          <path key={id} className={`map-region at-${id}`} fill={levelFill(id)} d={places[id].outline} />
        ))}
        <path d={inset.source} className="map-line" />
        <path d={inset.frame} className="map-frame" />
        <Scale />
      </Sheet>
      {areaIds.map((id) => (
        <label key={id} htmlFor={`area-${id}`} className={`at-${id}`}>
          {/* A second way to the button, which has its own name. */}
          <Sheet>
            <Area id={id} />
          </Sheet>
        </label>
      ))}
    </div>
  );
}

/** All sheets lie on each other. The map is at the left in both languages: it does not mirror. */
const Sheet = ({ label, children }: { label?: string; children: ReactNode }) => (
  <svg
    viewBox="-30 60 1060 790"
    preserveAspectRatio="xMinYMin"
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    {children}
  </svg>
);

/** The ramp: one red, a hatch that rises in weight. Ground, lines and their width. */
const ramp = {
  medium: ['var(--color-accent-soft)', 'var(--color-danger)', 1.6],
  high: ['var(--color-accent-light)', 'var(--color-danger)', 4],
  'very-high': ['var(--color-danger)', 'var(--color-ink)', 4.5],
} as const;
const levels = Object.keys(ramp) as (keyof typeof ramp)[];

const isSmall = (id: AreaId) => (small as readonly AreaId[]).includes(id);
const levelFill = (id: AreaId) =>
  `url(#level-${severityOf(areaFigures[id].clearedPercent.value)}${isSmall(id) ? '-small' : ''})`;

/** Each level's pattern, and its finer one for areas that the inset enlarges. */
const Ramp = () =>
  levels.flatMap((level) =>
    (['', '-small'] as const).map((size) => {
      const [ground, line, width] = ramp[level];
      return (
        <pattern
          key={level + size}
          id={`level-${level}${size}`}
          width="14"
          height="14"
          patternUnits="userSpaceOnUse"
          patternTransform={size ? 'rotate(45) scale(.2)' : 'rotate(45)'}
        >
          <path d="M0 0h14v14H0z" fill={ground} />
          <path d={`M0 0h${width}v14H0z`} fill={line} />
        </pattern>
      );
    }),
  );

/** What the map's colours mean. */
export function Key() {
  const { t } = useLanguage();
  return (
    <p className="map-key" aria-hidden="true">
      {levels.map((level) => (
        <span key={level}>
          <svg viewBox="0 0 44 26" width="44" height="26">
            <path d="M0 0h44v26H0z" fill={`url(#level-${level})`} stroke="var(--color-ink)" strokeWidth="2" />
          </svg>
          {t(areas.severityLevels[level])}
        </span>
      ))}
    </p>
  );
}

function Area({ id }: { id: AreaId }) {
  const { t } = useLanguage();
  const { outline, name, inside, leader } = places[id];
  const enlarged = isSmall(id);
  // The inset has no room for two words side by side.
  const lines = enlarged ? t(areas.areas[id].name).split(' ') : [t(areas.areas[id].name)];
  return (
    <>
      {enlarged && <path className="map-target" d={inset.halves[id as keyof typeof inset.halves]} />}
      <path
        className="map-region"
        fill={levelFill(id)}
        d={outline}
        transform={enlarged ? inset.transform : undefined}
      />
      {leader && <path className="map-line" d={leader} />}
      <text className={`map-name ${inside ? 'map-name-inside' : enlarged ? 'map-name-inset' : ''}`}>
        {lines.map((line, index) => (
          <tspan key={line} x={name[0]} y={name[1] + 38 * index}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}

const land = Object.values(governorates).join('');
/** The sheet's edges are no coasts. */
const withinSheet = 'M-400 3H996V896H-400z';
/** Land beyond the outlines' sheet, and lines that go on there: positions of the next ones. */
const landBeyond = 'M132 -400H2400V1800H40L57 899H999V1H132z';
const lines = [
  ...[...graticule.east, 12.3, 1143.6, 1370].map((x) => `M${x} -400V1800`),
  ...[...graticule.north, 3, 964.8, 1095].map((y) => `M-400 ${y}H2400`),
].join('');

/** Sea, neighbouring countries, Syria with its governorates. */
const Ground = () => (
  <>
    <defs>
      <Ramp />
      <path id="syria" d={land} />
      <clipPath id="within-sheet">
        <path d={withinSheet} />
      </clipPath>
      {/* The neighbours' lines end above the field's lower edge: they fade out. */}
      <linearGradient id="coast" gradientUnits="userSpaceOnUse" x2="0" y1="790" y2="890">
        <stop stopColor="var(--color-coast)" />
        <stop offset="1" stopColor="var(--color-coast)" stopOpacity="0" />
      </linearGradient>
    </defs>
    <path className="map-beyond" d={landBeyond + neighbours} />
    <path stroke="url(#coast)" clipPath="url(#within-sheet)" d={neighbours} />
    <path className="map-coast" d={lines} />
    {/* A broad line; the governorates cover its inner half. */}
    <use href="#syria" className="map-outline" />
    <use href="#syria" className="map-land" />
  </>
);

/** A scale bar of 100 km. */
function Scale() {
  const { t } = useLanguage();
  const half = 50 * unitsPerKilometre;
  return (
    <g className="map-scale">
      <path d={`M-10 822h${2 * half}v9h${-2 * half}z`} />
      <path d={`M-10 822h${half}v9h${-half}z`} fill="var(--color-ink)" />
      <text x={half - 10} y={798}>
        {t(areas.scale)}
      </text>
    </g>
  );
}
