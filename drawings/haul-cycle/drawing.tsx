import { isRightToLeft } from '../../app/language/detect.ts';
import type { DrawingFacts, DrawingProps } from '../kit/drawing.ts';
import { colour, line, type Point, polygon } from '../kit/geometry.ts';
import { Label } from '../kit/label.tsx';
import { Ground } from '../kit/marks.tsx';
import { quantity } from '../kit/number-labels.ts';
import { Hatches, Sheet } from '../kit/sheet.tsx';
import { Tippers } from '../kit/tipper.tsx';
import { fleet, roads } from './layout.ts';
import { Depot, Plant, Rebuilding, Site, Yard } from './stations.tsx';

interface Figures {
  trucks: number;
  tripsPerDay: number;
}

/** At the start of the cycle the first truck is being loaded; this fraction of the distance to the next position. */
const loading = 0.74;
/** Positions that each truck advances while the film runs once. */
const steps = 4;

export const facts = {
  flow: true,
  still: { x: 245, y: 108, width: 440 },
  share: { on: ['/planner'] },
} satisfies DrawingFacts;

/**
 * The haul cycle: rubble from the site to the plant, aggregate back past the depot to a construction site. The loop
 * starts at the reading side, so the Arabic sheet is mirrored.
 * @param phase moment of the cycle, 0 to 1, for films
 */
export function Drawing({
  figures,
  language,
  view,
  labels,
  title,
  description,
  phase = 0,
}: DrawingProps<Figures> & { phase?: number }) {
  const mirrored = isRightToLeft(language);
  const put = ([x, y]: Point): Point => [mirrored ? 1600 - x : x, y];
  const { list, unitsPerMetre } = fleet(figures.trucks, (phase * steps + loading) % 1);
  const whole = view === 'sheet';
  const shown = whole ? list : list.filter(({ at: [x, y] }) => y === roads.out && x < 520);
  const words: { name: string; at: Point }[] = [
    { name: 'site', at: [24, 46] },
    { name: 'rubble', at: [700, roads.out - 58] },
    { name: 'plant', at: [1318, 112] },
    { name: 'aggregate', at: [1130, roads.back - 58] },
    { name: 'depot', at: [660, roads.back - 116] },
    { name: 'rebuilding', at: [14, roads.back - 184] },
  ];
  return (
    <Sheet
      viewBox={whole ? '0 14 1600 470' : mirrored ? '1265 40 335 191' : '0 40 335 191'}
      title={title}
      description={description}
    >
      {(id) => (
        <>
          <Hatches id={id} use={['earth', 'concrete', 'steel']} />
          <g transform={mirrored ? 'matrix(-1 0 0 1 1600 0)' : undefined}>
            {whole && <Depot id={id} />}
            <Tippers list={shown} unitsPerMetre={unitsPerMetre} />
            <Site />
            {whole && (
              <>
                <Plant />
                <Yard />
                <Rebuilding id={id} />
                <path d={turns} stroke={colour.accent} strokeWidth={line.outline} strokeDasharray="9 5" />
                <path d={ways} stroke={colour.accent} strokeWidth={line.outline} />
                <path d={heads} fill={colour.accent} />
                <Ground id={id} x1={0} x2={1600} y={roads.back} />
              </>
            )}
            <Ground id={id} x1={0} x2={1600} y={roads.out} />
          </g>
          {whole && (
            <>
              {words.map(({ name, at }) => (
                <Label key={name} at={put(at)} language={language} halo>
                  {labels[name]}
                </Label>
              ))}
              <Label at={[800, 60]} size={30} weight={600} anchor="middle" language={language}>
                {quantity(figures.trucks, labels.trucks!, language)}
              </Label>
              <Label at={[800, 92]} size={19} anchor="middle" language={language}>
                {quantity(figures.tripsPerDay, labels.trips!, language)}
              </Label>
            </>
          )}
        </>
      )}
    </Sheet>
  );
}

/** The turns at both ends, and the direction arrows of both ways. */
const turns = `M1556 ${roads.out + 26}V${roads.back - 98}M176 ${roads.back - 96}V${roads.out + 36}`;
const arrow = ([x, y]: Point, dx: number, dy: number): string =>
  polygon([x, y], [x - 17 * dx - 6 * dy, y - 17 * dy - 6 * dx], [x - 17 * dx + 6 * dy, y - 17 * dy + 6 * dx]);
const ways = `M606 ${roads.out - 64}h60M1112 ${roads.back - 64}h-60`;
const heads =
  arrow([1556, roads.back - 82], 0, 1) +
  arrow([176, roads.out + 22], 0, -1) +
  arrow([682, roads.out - 64], 1, 0) +
  arrow([1036, roads.back - 64], -1, 0);
