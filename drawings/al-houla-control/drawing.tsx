import { Balloon } from '../kit/balloon.tsx';
import type { DrawingFacts, DrawingProps } from '../kit/drawing.ts';
import type { Point } from '../kit/geometry.ts';
import { Mirrored, mirroredBox } from '../kit/mirror.tsx';
import { Hatches, Sheet } from '../kit/sheet.tsx';
import { board, Controller, Feeders, feederX, Supply } from './circuit.tsx';
import { Levels, Sump, sump } from './sump.tsx';

export const facts = {
  flow: true,
} satisfies DrawingFacts;

/** The signals run in reading direction, from the level in the sump to the motors. */
export function Drawing({ figures, language, view, labels, title, description }: DrawingProps<{ pumps: number }>) {
  const { pumps } = figures;
  const sheet = view === 'sheet';
  const probe: Point = [sump.right - 26, sump.ground - 42];
  const last = feederX(pumps - 1, pumps);
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
          <Supply />
          <Feeders pumps={pumps} withText={sheet} />
          {sheet && (
            <>
              <Levels pumps={pumps} language={language} labels={labels} />
              <Balloon at={[470, 200]} n={1} to={[sump.right - 14, sump.ground - 30]} />
              <Balloon at={[644, 606]} n={2} to={[640, 534]} />
              <Balloon at={[1020, 60]} n={3} to={[952, 84]} />
              <Balloon at={[last + 92, board.bus - 76]} n={4} to={[last + 4, board.bus + 20]} />
              <Balloon at={[last + 92, board.motor + 20]} n={5} to={[last + 30, board.motor + 8]} />
            </>
          )}
        </Mirrored>
      )}
    </Sheet>
  );
}
