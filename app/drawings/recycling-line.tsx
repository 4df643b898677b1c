import type { DrawingProps } from './kit/drawing.ts';
import { person } from './kit/entourage.ts';
import { colour, type Point } from './kit/geometry.ts';
import { Balloon, Ground } from './kit/marks.tsx';
import { Hatches, Sheet } from './kit/sheet.tsx';
import { Conveyor, Stream } from './recycling-line/conveyor.tsx';
import { JawCrusher } from './recycling-line/crusher.tsx';
import { Feeder, Ramp } from './recycling-line/feed.tsx';
import { feeder, ground, heaps, mainBelt, productBelts, unitsPerMetre } from './recycling-line/layout.ts';
import { Magnet, TripleDeckScreen } from './recycling-line/separation.tsx';
import { Stockpile } from './recycling-line/stockpile.tsx';

/** The steps of the process, each with the part its balloon names. */
const steps: { at: Point; to: Point }[] = [
  { at: [424, 150], to: [380, 222] },
  { at: [500, 214], to: [520, 340] },
  { at: [640, 214], to: [706, 344] },
  { at: [1120, 376], to: [1072, 436] },
  { at: [1330, 350], to: [1288, 500] },
];

/** Motion of the parts at a moment of the cycle; whole numbers of turns, so that the film closes. */
function motion(phase: number) {
  const angle = phase * 2 * Math.PI;
  return {
    shift: (phase * 60) % 1,
    turn: phase * 360 * 10,
    swing: phase ? Math.sin(angle * 30) * 1.1 : 0,
    shake: (phase ? [Math.cos(angle * 60) * 1.2, Math.sin(angle * 60) * 1.2] : [0, 0]) as [number, number],
  };
}

/**
 * The debris recycling line as a process flow: excavator, vibrating feeder, jaw crusher in section, overband magnet, triple-deck
 * screen, three stockpiles. The flow runs with the reading direction, so the Arabic sheet mirrors its geometry.
 * @param phase moment of the cycle, 0 to 1, for films; the page itself runs by CSS (`.running`)
 */
export function Drawing({ language, view, title, description, phase = 0 }: DrawingProps & { phase?: number }) {
  const mirrored = language === 'ar';
  const x = (value: number) => (mirrored ? 1600 - value : value);
  const { shift, turn, swing, shake } = motion(phase);
  const viewBox = view === 'sheet' ? '0 60 1600 520' : mirrored ? '850 150 560 430' : '190 150 560 430';
  return (
    <Sheet viewBox={viewBox} title={title} description={description}>
      {(id) => (
        <>
          <Hatches id={id} use={['steel', 'earth']} />
          <g transform={mirrored ? 'matrix(-1 0 0 1 1600 0)' : undefined}>
            <Ramp />
            <Feeder shake={shake[1]} />
            <Stream belt={feeder} size={15} above={4} shape={0} shift={shift} className="run-feed" bars={[0.3, 0.72]} />
            <Conveyor belt={mainBelt} r={11} girder={18} trestles={[0.42, 0.86]} />
            <JawCrusher id={id} turn={turn} swing={swing} />
            <Stream
              belt={mainBelt}
              size={10}
              above={14}
              shape={1}
              shift={shift}
              className="run-main"
              bars={[0.12, 0.25, 0.37]}
            />
            <Magnet />
            {view === 'sheet' && (
              <>
                <Conveyor belt={productBelts.coarse} r={8} girder={12} trestles={[0.45, 0.85]} />
                <Stream
                  belt={productBelts.coarse}
                  size={10}
                  above={11}
                  shape={2}
                  shift={shift}
                  className="run-coarse"
                />
                <Stockpile {...heaps.coarse} grain={9} tint={0.95} seed={33} />
                <Conveyor belt={productBelts.medium} r={8} girder={12} trestles={[0.6, 0.9]} />
                <Stream belt={productBelts.medium} size={7} above={10} shape={2} shift={shift} className="run-medium" />
                <Stockpile {...heaps.medium} grain={6} tint={0.7} seed={32} />
                <Conveyor belt={productBelts.fine} r={8} girder={12} trestles={[0.78]} />
                <Stream belt={productBelts.fine} size={4} above={9} shape={2} shift={shift} className="run-fine" />
                <Stockpile {...heaps.fine} grain={1.6} tint={0.45} seed={31} />
                <TripleDeckScreen shake={shake} />
                <path
                  d={
                    person([820, ground], unitsPerMetre) +
                    person([1196, ground], unitsPerMetre, 'walking') +
                    person([1568, ground], unitsPerMetre, 'standing', -1)
                  }
                  fill={colour.ink}
                />
              </>
            )}
            <Ground id={id} x1={0} x2={1600} y={ground} />
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
