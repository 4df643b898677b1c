import { Fragment } from 'react';
import { Conveyor } from '../kit/conveyor.tsx';
import { person } from '../kit/entourage.ts';
import { colour, type Point } from '../kit/geometry.ts';
import { Ground } from '../kit/marks.tsx';
import { Fall, Stream } from '../kit/material.tsx';
import { Hatches } from '../kit/sheet.tsx';
import { Stockpile } from '../kit/stockpile.tsx';
import { JawCrusher } from './crusher.tsx';
import { Feeder, Ramp } from './feed.tsx';
import { feeder, ground, heaps, mainBelt, productBelts, unitsPerMetre, yard } from './layout.ts';
import { Magnet, ScreenStand, TripleDeckScreen } from './separation.tsx';

/** The positions of moving parts at a moment of the cycle; whole numbers of turns, so that the film loops. */
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

interface LineProps {
  id: string;
  mirrored: boolean;
  /** Whether ramp and heaps are included; a close-up has neither. */
  whole: boolean;
  /** Moment of the cycle, 0 to 1, for films. */
  phase?: number;
}

/** The machines of the line on their ground, in reading direction. */
export function Line({ id, mirrored, whole, phase = 0 }: LineProps) {
  const { shift, turn, swing, shake } = motion(phase);
  return (
    <>
      <Hatches id={id} use={['steel', 'earth']} />
      <g transform={mirrored ? 'matrix(-1 0 0 1 1600 0)' : undefined}>
        {whole && <Ramp />}
        <Feeder shake={shake[1]} />
        <Stream id={id} belt={feeder} size={15} above={4} shift={shift} name="feed" steelUntil={1} />
        <Conveyor belt={mainBelt} ground={ground} r={11} girder={18} trestles={[0.42, 0.86]} />
        <Fall from={[464, 276]} to={[494, 306]} size={17} shift={shift} />
        <JawCrusher id={id} turn={turn} swing={swing} shift={shift} />
        <Stream id={id} belt={mainBelt} size={11} above={15} shift={shift} name="main" steelUntil={0.45} />
        <Magnet shift={shift} />
        {whole && (
          <>
            <ScreenStand />
            {products.map(({ name, trestles, size, above, ...heap }) => (
              <Fragment key={name}>
                <Conveyor belt={productBelts[name]} ground={ground} r={8} girder={12} trestles={trestles} />
                <Stream id={id} belt={productBelts[name]} size={size} above={above} shift={shift} name={name} />
                <Fall {...drop(name)} size={size} shift={shift} />
                <Stockpile ground={ground} {...heaps[name]} {...heap} />
              </Fragment>
            ))}
            <TripleDeckScreen shake={shake} shift={shift} />
            <Fall from={[916, 352]} to={[934, 396]} size={10} shift={shift} />
            <path
              d={
                person([820, ground], unitsPerMetre) +
                person([1196, ground], unitsPerMetre, 'walking') +
                person([1570, ground], unitsPerMetre, 'standing', -1)
              }
              fill={colour.ink}
            />
          </>
        )}
        <Ground id={id} x1={yard} x2={1600} y={ground} />
      </g>
    </>
  );
}

/** The fall from the head of a product belt towards its heap: the same direction for all. */
function drop(name: keyof typeof heaps): { from: Point; to: Point } {
  const [, [x, y]] = productBelts[name];
  return { from: [x + 12, y - 8], to: [x + 24, y + 34] };
}
