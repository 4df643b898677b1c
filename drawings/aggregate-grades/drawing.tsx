import { Fragment } from 'react';
import type { Language } from '../../app/content/text.ts';
import { isRightToLeft } from '../../app/language/detect.ts';
import { Conveyor } from '../kit/conveyor.tsx';
import { Dimension } from '../kit/dimension.tsx';
import type { DrawingFacts, DrawingProps } from '../kit/drawing.ts';
import type { Point } from '../kit/geometry.ts';
import { Label } from '../kit/label.tsx';
import { Ground } from '../kit/marks.tsx';
import { Fall, Stream } from '../kit/material.tsx';
import { Hatches, Sheet } from '../kit/sheet.tsx';
import { Stockpile } from '../kit/stockpile.tsx';
import { column, grades, grain, ground, products, takeAway } from './layout.ts';
import { Oversize, SieveColumn } from './sieves.tsx';
import { CostBars, depth, places, Uses } from './uses.tsx';

interface Figures {
  costSavingPercent: number;
}

const tints = [0.45, 0.7, 0.95];
const cost = { at: [1222, 76] as const, length: 320 };

export const facts = {
  flow: true,
} satisfies DrawingFacts;

/**
 * Recycled aggregate by grade: the sieve column, a heap for each grade, and its uses. The
 * flow runs in reading direction.
 */
export function Drawing({ figures, language, view, labels, title, description }: DrawingProps<Figures>) {
  const mirrored = isRightToLeft(language);
  const put = ([x, y]: Point): Point => [mirrored ? 1600 - x : x, y];
  const heaps = products(grades);
  const whole = view === 'sheet';
  const bottom = ground + depth + 34;
  return (
    <Sheet
      viewBox={whole ? `0 14 1600 ${bottom - 14}` : mirrored ? '1030 26 540 405' : '30 26 540 405'}
      title={title}
      description={description}
    >
      {(id) => (
        <>
          <Hatches id={id} use={['earth', 'concrete']} />
          <g transform={mirrored ? 'matrix(-1 0 0 1 1600 0)' : undefined}>
            <Ground id={id} x1={0} x2={1600} y={ground} />
            {whole && <Uses id={id} products={heaps} />}
            {[...heaps].reverse().map((grade, back) => {
              const n = heaps.length - 1 - back;
              if (!whole && n === 2) return null;
              const belt = takeAway(grade);
              const [, [x, y]] = belt;
              const size = ((grade.from + grade.to) / 2) * grain;
              return (
                <Fragment key={n}>
                  <Conveyor
                    belt={belt}
                    ground={ground}
                    r={8}
                    girder={12}
                    trestles={[[], [0.36, 0.82], [0.54, 0.85]][n]!}
                  />
                  <Stream
                    id={id}
                    belt={belt}
                    size={Math.max(size, 2.4)}
                    above={8 + size * 0.4}
                    shift={0}
                    name={`grade${n}`}
                  />
                  <Fall from={[x + 12, y - 6]} to={[x + 20, y + 30]} size={Math.max(size, 2.4)} shift={0} />
                  <Stockpile
                    {...grade.heap}
                    ground={ground}
                    grain={Math.max(size, 1.6)}
                    tint={tints[n]!}
                    seed={40 + n}
                  />
                </Fragment>
              );
            })}
            <SieveColumn list={grades} dots={whole ? 130 : 30} />
            {whole && <Oversize list={grades} />}
            {whole && <CostBars {...cost} savingPercent={figures.costSavingPercent} />}
          </g>
          {whole && (
            <>
              <Words {...{ labels, language, put }} />
              <Dimension
                from={put([cost.at[0] + cost.length * (1 - figures.costSavingPercent / 100), cost.at[1] + 76])}
                to={put([cost.at[0] + cost.length, cost.at[1] + 76])}
                offset={34}
                text={`${figures.costSavingPercent}%`}
                language={language}
              />
            </>
          )}
        </>
      )}
    </Sheet>
  );
}

interface WordsProps {
  labels: Readonly<Record<string, string>>;
  language: Language;
  put: (point: Point) => Point;
}

function Words({ labels, language, put }: WordsProps) {
  return (
    <>
      <Label at={put([column.x + column.width + 112, column.top - 26])} language={language}>
        {labels.oversize}
      </Label>
      <Label at={put([places.trench, ground + depth + 22])} anchor="middle" language={language}>
        {labels.drainage}
      </Label>
      <Label at={put([places.blocks + 54, ground + 50])} anchor="middle" language={language}>
        {labels.blocks}
      </Label>
      <Label at={put([(places.road + 1600) / 2 + 20, ground + 90])} anchor="middle" language={language}>
        {labels.road}
      </Label>
      <Label at={put([cost.at[0], cost.at[1] - 12])} language={language}>
        {labels.quarried}
      </Label>
      <Label at={put([cost.at[0], cost.at[1] + 46])} language={language}>
        {labels.recycled}
      </Label>
    </>
  );
}
