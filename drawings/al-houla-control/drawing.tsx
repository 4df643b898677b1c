import { Balloon } from '../kit/balloon.tsx';
import type { DrawingFacts, DrawingProps } from '../kit/drawing.ts';
import { colour, type Point } from '../kit/geometry.ts';
import { Label } from '../kit/label.tsx';
import { Mirrored, mirroredBox } from '../kit/mirror.tsx';
import { Hatches, Sheet } from '../kit/sheet.tsx';
import { board, Controller, Feeders, feederX, Rotation, Supply } from './circuit.tsx';
import { Levels, Sump, startLevel, sump } from './sump.tsx';

export const facts = {
  flow: true,
} satisfies DrawingFacts;

/** The signals run in reading direction, from the level in the sump to the motors. */
export function Drawing({ figures, language, view, labels, title, description }: DrawingProps<{ pumps: number }>) {
  const { pumps } = figures;
  const sheet = view === 'sheet';
  const probe: Point = [sump.right - 26, sump.ground - 42];
  const last = feederX(pumps - 1, pumps);
  const middle = (feederX(0, pumps) + last) / 2;
  return (
    <Sheet
      viewBox={sheet ? '0 0 1600 856' : mirroredBox([20, 8, 980, 700], language)}
      title={title}
      description={description}
    >
      {(id) => (
        <Mirrored language={language}>
          <Hatches id={id} use={['concrete']} />
          <Sump pumps={pumps} id={id} />
          <Controller pumps={pumps} probe={probe} />
          <Supply withText={sheet} />
          <Feeders pumps={pumps} withText={sheet} />
          {sheet && (
            <>
              <Levels pumps={pumps} language={language} labels={labels} />
              <Rotation pumps={pumps} />
              <Label
                at={[middle, board.motor + 142]}
                size={19}
                weight={600}
                anchor="middle"
                language={language}
                fill={colour.accent}
              >
                {labels.rotation}
              </Label>
              <Balloon at={[470, 200]} n={1} to={[sump.right - 14, sump.ground - 30]} />
              <Balloon at={[40, startLevel(0, pumps) - 130]} n={2} to={[sump.left + 136, 326]} />
              <Balloon at={[644, 606]} n={3} to={[640, 534]} />
              <Balloon at={[706, 286]} n={4} to={[672, 322]} />
              <Balloon at={[1190, 60]} n={5} to={[1132, 84]} />
              <Balloon at={[last + 92, board.bus - 76]} n={6} to={[last + 4, board.bus + 20]} />
              <Balloon at={[last + 92, board.motor + 20]} n={7} to={[last + 30, board.motor + 8]} />
            </>
          )}
        </Mirrored>
      )}
    </Sheet>
  );
}
