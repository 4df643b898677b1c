import type { DrawingProps } from './kit/drawing.ts';
import { person } from './kit/entourage.ts';
import { Excavator } from './kit/excavator.tsx';
import { colour, line } from './kit/geometry.ts';
import { Ground } from './kit/marks.tsx';
import { bars, heap } from './kit/rocks.ts';
import { Hatches, Sheet } from './kit/sheet.tsx';

const ground = 560;
const unitsPerMetre = 40;

/** The heap: a plateau for the machine, falling away on both sides. */
const profile = (t: number): number => 150 * Math.min(1, t / 0.24, (1 - t) / 0.4) + 12 * Math.sin(t * 19);

/** An excavator on a heap of rubble; works on paper and on ink. Mirrors with the reading direction. */
export function Drawing({ language, view, title, description }: DrawingProps) {
  const mirrored = language === 'ar';
  const rows = heap({ from: 40, to: 1000, ground, profile, size: 34, seed: 9 });
  return (
    <Sheet
      viewBox={view === 'sheet' ? '0 0 1060 590' : mirrored ? '340 60 700 530' : '20 60 700 530'}
      title={title}
      description={description}
    >
      {(id) => (
        <>
          <Hatches id={id} use={['earth']} />
          <g transform={mirrored ? 'matrix(-1 0 0 1 1060 0)' : undefined}>
            {rows.map((row, index) => (
              <path
                key={index}
                d={row}
                fill={colour.paper2}
                stroke={colour.ink}
                strokeWidth={line.fine}
                strokeLinejoin="round"
              />
            ))}
            <path
              d={bars(
                [
                  [190, 500],
                  [262, 452],
                  [620, 430],
                  [700, 458],
                  [790, 490],
                  [880, 520],
                  [330, 520],
                  [540, 500],
                ],
                34,
                3,
              )}
              stroke={colour.accent}
              strokeWidth={line.outline}
              strokeLinecap="round"
            />
            <Excavator
              at={[420, ground - 152]}
              unitsPerMetre={unitsPerMetre}
              arm={{ knee: [2.4, 6.4], tip: [6.6, 8.6], wrist: [9.2, 5.4], bucket: 6 }}
            />
            <path d={person([1022, ground], unitsPerMetre, 'standing', -1)} fill={colour.ink} />
            <Ground id={id} x1={0} x2={1060} y={ground} />
          </g>
        </>
      )}
    </Sheet>
  );
}
