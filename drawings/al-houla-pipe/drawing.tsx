import { Balloon } from '../kit/balloon.tsx';
import type { DrawingProps } from '../kit/drawing.ts';
import { colour, line } from '../kit/geometry.ts';
import { Hatches, Sheet } from '../kit/sheet.tsx';
import { earthMarks } from '../kit/terrain.ts';
import { Compaction, Sides } from './site.tsx';
import { Ghost, ground, height, Layers, liftTop, NaturalGround, pipe } from './trench.tsx';

interface Figures {
  /** The number of layers in the fill above the surround; the last is still open. */
  lifts: number;
}

export function Drawing({ figures, view, title, description }: DrawingProps<Figures>) {
  const { lifts } = figures;
  const sheet = view === 'sheet';
  const surface = liftTop(lifts - 2, lifts);
  const [x, y] = pipe;
  return (
    <Sheet viewBox={sheet ? `0 -30 1600 ${height + 30}` : '292 80 1015 725'} title={title} description={description}>
      {(id) => (
        <>
          <Hatches id={id} use={['steel']} />
          <NaturalGround />
          <path d={`M524 ${ground}L640 566H960L1076 ${ground}z`} fill={colour.paper} />
          <Layers lifts={lifts} id={id} />
          <Ghost lifts={lifts} />
          {sheet && <Sides />}
          <Compaction at={[830, surface]} />
          <path
            d={earthMarks([470, 400, 200, 60, 1130, 1300, 1460, 1560].map((at) => [at, ground]))}
            stroke={colour.ink2}
            strokeWidth={line.fine}
          />
          <path d={`M-10 ${ground}H524M1076 ${ground}H1610`} stroke={colour.ink} strokeWidth={line.ground} />
          {sheet && (
            <>
              <Balloon at={[1180, 600]} n={1} to={[x + 52, y - 14]} r={16} />
              <Balloon at={[1180, 768]} n={2} to={[934, 748]} r={16} />
              <Balloon at={[1180, 684]} n={3} to={[930, 664]} r={16} />
              <Balloon at={[420, 600]} n={4} to={[690, 526]} r={16} />
              <Balloon at={[420, 520]} n={5} to={[620, 480]} r={16} />
              <Balloon at={[210, 560]} n={6} to={[280, 500]} r={16} />
              <Balloon at={[1120, 440]} n={7} to={[1000, ground + 22]} r={16} />
            </>
          )}
        </>
      )}
    </Sheet>
  );
}
