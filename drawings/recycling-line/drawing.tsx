import { isRightToLeft } from '../../app/language/detect.ts';
import { Balloon } from '../kit/balloon.tsx';
import type { DrawingFacts, DrawingProps } from '../kit/drawing.ts';
import type { Point } from '../kit/geometry.ts';
import { Sheet } from '../kit/sheet.tsx';
import { yard } from './layout.ts';
import { Line } from './line.tsx';

export { strips } from './strips.tsx';

/** The steps of the process, each with the part its balloon names. */
const steps: { at: Point; to: Point }[] = [
  { at: [424, 150], to: [352, 228] },
  { at: [500, 214], to: [520, 340] },
  { at: [640, 214], to: [706, 344] },
  { at: [1120, 376], to: [1072, 436] },
  { at: [1330, 350], to: [1288, 500] },
];

export const facts = {
  flow: true,
  still: { x: 640, y: 394, width: 640 },
  brokenCard: true,
} satisfies DrawingFacts;

/**
 * The recycling line as a process flow: excavator, vibrating feeder, jaw crusher in section, overband magnet,
 * triple-deck screen, three stockpiles. The flow runs in reading direction, so the Arabic sheet is mirrored.
 * @param phase moment of the cycle, 0 to 1, for films; on the page CSS animates it (`.running`)
 */
export function Drawing({ language, view, title, description, phase = 0 }: DrawingProps & { phase?: number }) {
  const mirrored = isRightToLeft(language);
  const x = (value: number) => (mirrored ? 1600 - value : value);
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
          <Line id={id} mirrored={mirrored} whole={view === 'sheet'} phase={phase} />
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
