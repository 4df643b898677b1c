import { isRightToLeft } from '../../app/language/detect.ts';
import { Balloon } from '../kit/balloon.tsx';
import type { DrawingProps } from '../kit/drawing.ts';
import { circle, colour, line } from '../kit/geometry.ts';
import { Label } from '../kit/label.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { StandingHouse, SurveyedRuin } from './houses.tsx';
import { Coins, Courthouse, Form } from './papers.tsx';
import { at, plots, Road, stations } from './road.tsx';

const whole = [0, 24, 1600, 600] as const;
const close = [600, 40, 660, 470] as const;

/** A path in reading direction: the picture mirrors in Arabic, its text doesn't. */
export function Drawing({ language, view, labels, title, description }: DrawingProps) {
  const sheet = view === 'sheet';
  const box = sheet ? whole : close;
  const turn = (x: number): number => (isRightToLeft(language) ? 2 * box[0] + box[2] - x : x);
  const [ruin, form, court, house] = plots.map(([x, y]) => at(x, y));
  const names = [labels.property, labels.complaint, labels.pursuit, labels.claim];
  return (
    <Sheet viewBox={box.join(' ')} title={title} description={description}>
      {() => (
        <>
          <g transform={isRightToLeft(language) ? `matrix(-1 0 0 1 ${2 * box[0] + box[2]} 0)` : undefined}>
            {sheet && <SurveyedRuin project={ruin!} />}
            <Courthouse project={court!} />
            <Road />
            {sheet && <Form project={form!} />}
            {sheet && <StandingHouse project={house!} />}
            {sheet && <Coins project={house!} />}
          </g>
          {sheet ? (
            stations.map(([x, y], i) => (
              <g key={names[i]}>
                <Balloon at={[turn(x), y]} n={i + 1} r={22} solid />
                <Label
                  at={[turn(x), i % 2 ? y - 54 : y + 76]}
                  size={24}
                  weight={600}
                  anchor="middle"
                  language={language}
                  halo
                >
                  {names[i]}
                </Label>
              </g>
            ))
          ) : (
            <path
              d={stations.map(([x, y]) => circle(turn(x), y, 16)).join('')}
              fill={colour.ink}
              stroke={colour.paper}
              strokeWidth={line.cut}
            />
          )}
        </>
      )}
    </Sheet>
  );
}
