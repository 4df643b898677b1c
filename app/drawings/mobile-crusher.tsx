import type { DrawingProps } from './kit/drawing.ts';
import { cypress, person } from './kit/entourage.ts';
import { circle, colour, line } from './kit/geometry.ts';
import { Ground, ScaleBar } from './kit/marks.tsx';
import { Hatches, Sheet } from './kit/sheet.tsx';
import { LowLoader } from './mobile-crusher/low-loader.tsx';
import { TrackedCrusher } from './mobile-crusher/tracked-crusher.tsx';

const ground = 470;
/** Sheet units per metre. */
const scale = 54;

/** A tracked jaw crusher on a low-loader, in side view. Vehicles drive with the reading direction, so Arabic mirrors. */
export function Drawing({
  figures,
  language,
  view,
  labels,
  title,
  description,
}: DrawingProps<{ lengthMetres: number }>) {
  const mirrored = language === 'ar';
  const trees = [
    cypress([1500, ground], scale, 5.6),
    cypress([1546, ground], scale, 4.4),
    cypress([44, ground], scale, 4.8),
  ];
  const card = mirrored ? '510 40 640 450' : '450 40 640 450';
  return (
    <Sheet viewBox={view === 'sheet' ? '0 30 1600 470' : card} title={title} description={description}>
      {(id) => (
        <>
          <Hatches id={id} use={['earth']} />
          <g transform={mirrored ? 'matrix(-1 0 0 1 1600 0)' : undefined}>
            <path
              d={trees.map((tree) => tree.outline).join('')}
              fill={colour.green}
              stroke={colour.ink}
              strokeWidth={line.texture}
            />
            <path
              d={trees.map((tree) => tree.leaves).join('')}
              stroke={colour.paper}
              strokeOpacity=".6"
              strokeWidth={line.texture}
            />
            <path d={trees.map((tree) => tree.trunk).join('')} stroke={colour.ink} strokeWidth={line.outline} />
            <TrackedCrusher at={[420, 417]} length={figures.lengthMetres * scale} />
            <LowLoader ground={ground} />
            <path d={person([352, ground], scale) + person([1420, ground], scale, 'reaching', -1)} fill={colour.ink} />
            <path d={circle(352, ground - 92, 6.5) + circle(1420, ground - 92, 6.5)} fill={colour.accent} />
            <Ground id={id} x1={0} x2={1600} y={ground} />
          </g>
          {view === 'sheet' && (
            <ScaleBar
              at={[mirrored ? 1190 : 64, 66]}
              unitsPerMetre={scale}
              steps={[1, 2, 5]}
              unit={labels.metre!}
              language={language}
            />
          )}
        </>
      )}
    </Sheet>
  );
}
