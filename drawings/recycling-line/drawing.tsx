import { Fragment } from 'react';
import { isRightToLeft } from '../../app/language/detect.ts';
import { Balloon } from '../kit/balloon.tsx';
import { Conveyor } from '../kit/conveyor.tsx';
import type { DrawingProps } from '../kit/drawing.ts';
import { person } from '../kit/entourage.ts';
import { colour, type Point } from '../kit/geometry.ts';
import { Ground } from '../kit/marks.tsx';
import { Fall, Stream } from '../kit/material.tsx';
import { Hatches, Sheet } from '../kit/sheet.tsx';
import { Stockpile } from '../kit/stockpile.tsx';
import { JawCrusher } from './crusher.tsx';
import { Feeder, Ramp } from './feed.tsx';
import { feeder, ground, heaps, mainBelt, productBelts, unitsPerMetre, yard } from './layout.ts';
import { Magnet, ScreenStand, TripleDeckScreen } from './separation.tsx';

/** The steps of the process, each with the part its balloon names. */
const steps: { at: Point; to: Point }[] = [
  { at: [424, 150], to: [352, 228] },
  { at: [500, 214], to: [520, 340] },
  { at: [640, 214], to: [706, 344] },
  { at: [1120, 376], to: [1072, 436] },
  { at: [1330, 350], to: [1288, 500] },
];

/** Motion of the parts at a moment of the cycle; whole numbers of turns, so that the film closes. */
function motion(phase: number) {
  const angle = phase * 2 * Math.PI;
  const shake: Point = phase ? [Math.cos(angle * 60) * 1.2, Math.sin(angle * 60) * 1.2] : [0, 0];
  return {
    shift: (phase * 15) % 1,
    turn: phase * 360 * 10,
    swing: phase ? Math.sin(angle * 30) * 1.1 : 0,
    shake,
  };
}

/** Belt, falling stones and heap of each fraction; the farthest is drawn first. */
const products = [
  { name: 'coarse', trestles: [0.45, 0.85], size: 10, above: 12, grain: 9, tint: 0.95, seed: 33 },
  { name: 'medium', trestles: [0.6, 0.9], size: 7, above: 11, grain: 6, tint: 0.7, seed: 32 },
  { name: 'fine', trestles: [0.78], size: 4.5, above: 9.5, grain: 1.6, tint: 0.45, seed: 31 },
] as const;

/**
 * The debris recycling line as a process flow: excavator, vibrating feeder, jaw crusher in section, overband magnet, triple-deck
 * screen, three stockpiles. The flow runs with the reading direction, so the Arabic sheet mirrors its geometry.
 * @param phase moment of the cycle, 0 to 1, for films; the page itself runs by CSS (`.running`)
 */
export function Drawing({ language, view, title, description, phase = 0 }: DrawingProps & { phase?: number }) {
  const mirrored = isRightToLeft(language);
  const x = (value: number) => (mirrored ? 1600 - value : value);
  const { shift, turn, swing, shake } = motion(phase);
  const viewBox =
    view === 'sheet'
      ? `${mirrored ? 0 : yard} 60 ${1600 - yard} 520`
      : mirrored
        ? '775 130 620 450'
        : '205 130 620 450';
  return (
    <Sheet viewBox={viewBox} title={title} description={description}>
      {(id) => (
        <>
          <Hatches id={id} use={['steel', 'earth']} />
          <g transform={mirrored ? 'matrix(-1 0 0 1 1600 0)' : undefined}>
            {view === 'sheet' && <Ramp />}
            <Feeder shake={shake[1]} />
            <Stream id={id} belt={feeder} size={15} above={4} shift={shift} name="run-feed" steelUntil={1} />
            <Conveyor belt={mainBelt} ground={ground} r={11} girder={18} trestles={[0.42, 0.86]} />
            <Fall from={[464, 276]} to={[494, 306]} size={17} shift={shift} name="run-mouth" />
            <JawCrusher id={id} turn={turn} swing={swing} shift={shift} />
            <Stream id={id} belt={mainBelt} size={11} above={15} shift={shift} name="run-main" steelUntil={0.45} />
            <Magnet shift={shift} />
            {view === 'sheet' && (
              <>
                <ScreenStand />
                {products.map(({ name, trestles, size, above, ...heap }) => (
                  <Fragment key={name}>
                    <Conveyor belt={productBelts[name]} ground={ground} r={8} girder={12} trestles={trestles} />
                    <Stream
                      id={id}
                      belt={productBelts[name]}
                      size={size}
                      above={above}
                      shift={shift}
                      name={`run-${name}`}
                    />
                    <Fall {...drop(name)} size={size} shift={shift} name="run-drop" />
                    <Stockpile ground={ground} {...heaps[name]} {...heap} />
                  </Fragment>
                ))}
                <TripleDeckScreen shake={shake} shift={shift} />
                <Fall from={[916, 352]} to={[934, 396]} size={10} shift={shift} name="run-hood" />
                <path
                  d={
                    person([820, ground], unitsPerMetre) +
                    person([1196, ground], unitsPerMetre, 'walking') +
                    person([1587, ground], unitsPerMetre, 'standing', -1)
                  }
                  fill={colour.ink}
                />
              </>
            )}
            <Ground id={id} x1={yard} x2={1600} y={ground} />
          </g>
          {view === 'sheet' &&
            steps.map((step, index) => (
              <Balloon
                key={step.at[0]}
                at={[x(step.at[0]), step.at[1]]}
                to={[x(step.to[0]), step.to[1]]}
                n={index + 1}
              />
            ))}
        </>
      )}
    </Sheet>
  );
}

/** From the head of a product belt down towards its heap: the same way for all. */
function drop(name: keyof typeof heaps): { from: Point; to: Point } {
  const [, [x, y]] = productBelts[name];
  return { from: [x + 12, y - 8], to: [x + 24, y + 34] };
}
