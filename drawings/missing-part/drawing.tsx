import { isRightToLeft } from '../../app/language/detect.ts';
import { Balloon } from '../kit/balloon.tsx';
import type { DrawingProps } from '../kit/drawing.ts';
import { person } from '../kit/entourage.ts';
import { circle, colour, line, type Point, round } from '../kit/geometry.ts';
import { Label } from '../kit/label.tsx';
import { Ground } from '../kit/marks.tsx';
import { Hatches, Sheet } from '../kit/sheet.tsx';
import { Drive, Hoist } from './drive.tsx';
import { type Gear, meshed, pitchRadius } from './gears.ts';
import { Axes, EmptySeat, MissingWheel, Pedestal, Wheel } from './train.tsx';

interface Figures {
  status: number;
  /** Teeth of the driving, the missing and the driven wheel. */
  teeth: readonly number[];
}

const ground = 566;

export function Drawing({ figures, language, view, labels, title, description }: DrawingProps<Figures>) {
  const [first = 34, second = 20, third = 30] = figures.teeth;
  const driving: Gear = { at: [520, 318], teeth: first, phase: -0.36 };
  const missing = meshed(driving, second, -0.36);
  const driven = meshed(missing, third, 0.44);
  const motor: Point = [196, 440];
  const sheave: Point = [1400, 96];
  const [mx, my] = missing.at;
  const sheet = view === 'sheet';
  const balloon: Point = [mx, my - pitchRadius(missing) - 62];
  return (
    <Sheet viewBox={sheet ? '0 -26 1600 646' : `${round(mx - 360)} 30 720 560`} title={title} description={description}>
      {(id) => (
        <>
          <Hatches id={id} use={['earth']} />
          {sheet && <Hoist drum={driven.at} sheave={sheave} ground={ground} />}
          <Pedestal at={driving.at} ground={ground} radius={62} spread={96} />
          <Pedestal at={driven.at} ground={ground} radius={56} spread={84} />
          <MissingWheel gear={missing} />
          <EmptySeat at={missing.at} ground={ground} />
          <Wheel gear={driven} holes={5} />
          <Wheel gear={driving} holes={6} />
          {sheet && <Drive motor={motor} pulley={driving.at} ground={ground} />}
          <Axes gears={[driving, missing, driven]} />
          <Ground id={id} x1={-10} x2={1610} y={ground} />
          {sheet ? (
            <>
              <path d={person([1268, ground], 74, 'reaching', -1)} fill={colour.ink} />
              <Balloon at={balloon} n={figures.status} r={30} solid to={[mx, my - pitchRadius(missing) * 0.5]} />
              <Label
                at={[mx + 46, balloon[1] + 7]}
                size={19}
                weight={600}
                anchor={isRightToLeft(language) ? 'end' : 'start'}
                language={language}
              >
                {labels.missing}
              </Label>
            </>
          ) : (
            <path d={circle(mx, my, 9)} fill={colour.paper} stroke={colour.accent} strokeWidth={line.outline} />
          )}
        </>
      )}
    </Sheet>
  );
}
