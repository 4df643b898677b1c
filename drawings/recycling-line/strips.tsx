import type { ReactNode } from 'react';
import { isRightToLeft } from '../../app/language/detect.ts';
import { Balloon } from '../kit/balloon.tsx';
import type { StripProps } from '../kit/drawing.ts';
import { colour, line, type Point } from '../kit/geometry.ts';
import { Sheet } from '../kit/sheet.tsx';
import { Line } from './line.tsx';

interface Step {
  n: number;
  at: Point;
  to: Point;
}

interface FoldProps extends StripProps {
  /** Of the English strip. */
  box: readonly [x: number, y: number, width: number, height: number];
  steps: readonly Step[];
  /** Where the belt leaves or enters the strip. */
  belt: Point;
  /** `x` mirrors a position in the Arabic strip. */
  children?: (x: (value: number) => number) => ReactNode;
}

function Strip({ language, title, description, box: [left, top, width, height], steps, belt, children }: FoldProps) {
  const mirrored = isRightToLeft(language);
  const x = (value: number) => (mirrored ? 1600 - value : value);
  const [tip, step] = [x(belt[0]), mirrored ? 26 : -26];
  return (
    <Sheet
      viewBox={`${mirrored ? 1600 - left - width : left} ${top} ${width} ${height}`}
      title={title}
      description={description}
    >
      {(id) => (
        <>
          <Line id={id} mirrored={mirrored} whole />
          {steps.map(({ n, at, to }) => (
            <Balloon key={n} at={[x(at[0]), at[1]]} to={[x(to[0]), to[1]]} n={n} r={26} />
          ))}
          <path d={`M${tip} ${belt[1]}l${step} -15v30z`} fill={colour.accent} />
          {children?.(x)}
        </>
      )}
    </Sheet>
  );
}

/** Ramp, feeder, crusher and magnet, where rubble enters. */
const intake = (props: StripProps) => (
  <Strip
    {...props}
    box={[-30, 92, 816, 486]}
    steps={[
      { n: 1, at: [335, 392], to: [335, 292] },
      { n: 2, at: [586, 198], to: [540, 330] },
      { n: 3, at: [735, 198], to: [722, 338] },
    ]}
    belt={[784, 372]}
  >
    {(x) => (
      <>
        <path
          d={`M${x(432)} 136C${x(400)} 138 ${x(372)} 158 ${x(352)} 196`}
          stroke={colour.accent}
          strokeWidth={line.cut}
        />
        <path d={`M${x(346)} 208L${x(345)} 187L${x(363)} 195z`} fill={colour.accent} />
      </>
    )}
  </Strip>
);

/** Screen, belts and heaps of graded aggregate. */
const output = (props: StripProps) => (
  <Strip
    {...props}
    box={[785, 322, 815, 256]}
    steps={[
      { n: 4, at: [1090, 366], to: [1040, 424] },
      { n: 5, at: [1530, 432], to: [1494, 496] },
    ]}
    belt={[816, 372]}
  />
);

/** The line in two strips for a phone, one below the other. */
export const strips = [intake, output];
