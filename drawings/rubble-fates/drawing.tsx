import { isRightToLeft } from '../../app/language/detect.ts';
import { Dimension } from '../kit/dimension.tsx';
import type { DrawingFacts, DrawingProps } from '../kit/drawing.ts';
import { colour, line, polygon, seeded } from '../kit/geometry.ts';
import { Ground } from '../kit/marks.tsx';
import { quantity } from '../kit/number-labels.ts';
import { rock } from '../kit/rocks.ts';
import { Hatches, Sheet } from '../kit/sheet.tsx';
import { Auction } from './auction.tsx';
import { Dump, deepest, Plume } from './dump.tsx';
import { Fallen } from './fallen.tsx';
import { ground, unitsPerMetre } from './layout.ts';

interface Figures {
  leakDepthMetres: number;
}

/** Thickness of the water that the sheet shows. */
const aquifer = 52;

export const facts = {
  flow: true,
  // The dump alone: the other scenes are words on a phone.
  phone: [[1070, 166, 530, 412]],
} satisfies DrawingFacts;

/**
 * The fates of rubble: left where it fell, auctioned, or dumped. Three scenes on a ground line, in reading order, above
 * the ground.
 */
export function Drawing({ figures, language, view, labels, title, description }: DrawingProps<Figures>) {
  const mirrored = isRightToLeft(language);
  const leak = ground + figures.leakDepthMetres * unitsPerMetre;
  // The groundwater's depth is unknown; it is drawn independently of the leak's.
  const water = leak + 34;
  const bottom = water + aquifer;
  const random = seeded(3);
  const pebbles = Array.from({ length: 60 }, (_, n) =>
    rock(
      n % 5,
      [Math.round(20 + n * 26.5), Math.round(ground + 34 + random() * (water - ground - 60))],
      5 + (n % 3) * 3,
    ),
  ).join('');
  const waves = `M0 ${water}${'q10-5 20 0t20 0'.repeat(40)}`;
  const at = (x: number): number => (mirrored ? 1600 - x : x);
  const card = mirrored ? `0 148 500 ${bottom - 148}` : `1100 148 500 ${bottom - 148}`;
  return (
    <Sheet viewBox={view === 'sheet' ? `0 46 1600 ${bottom - 46}` : card} title={title} description={description}>
      {(id) => (
        <>
          <Hatches id={id} use={['earth', 'concrete']} />
          <g transform={mirrored ? 'matrix(-1 0 0 1 1600 0)' : undefined}>
            <path d={pebbles} stroke={colour.ink2} strokeWidth={line.texture} strokeOpacity=".7" />
            <path d={`${waves}V${bottom}H0z`} fill={colour.waterSoft} />
            <Plume depth={leak} />
            <path d={waves} stroke={colour.water} strokeWidth={line.outline} />
            <path
              d={[9, 17, 25].map((down, n) => `M${720 + n * 8} ${water + down}h${60 - n * 16}`).join('')}
              stroke={colour.water}
              strokeWidth={line.dimension}
            />
            <path
              d={polygon([750, water - 2], [741, water - 16], [759, water - 16])}
              fill={colour.paper}
              stroke={colour.water}
              strokeWidth={line.behind}
            />
            {view === 'sheet' && (
              <>
                <Fallen id={id} />
                <Auction />
              </>
            )}
            <Dump water={water} />
            <Ground id={id} x1={0} x2={1600} y={ground} />
          </g>
          {view === 'sheet' && (
            <>
              <path d={`M${at(1122)} ${leak}H${at(deepest)}`} stroke={colour.ink} strokeWidth={line.dimension} />
              <Dimension
                from={[at(1140), ground]}
                to={[at(1140), leak]}
                offset={mirrored ? 18 : -18}
                text={quantity(figures.leakDepthMetres, labels.metre!, language)}
                language={language}
              />
            </>
          )}
        </>
      )}
    </Sheet>
  );
}
