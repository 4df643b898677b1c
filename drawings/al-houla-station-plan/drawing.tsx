import { Balloon } from '../kit/balloon.tsx';
import type { DrawingProps } from '../kit/drawing.ts';
import { colour, dash, line } from '../kit/geometry.ts';
import { ScaleBar } from '../kit/marks.tsx';
import { North } from '../kit/plan.tsx';
import { Hatches, Sheet } from '../kit/sheet.tsx';
import { Floors, Rooms, Walls, Yard } from './building.tsx';
import { Covers, Inlet, Pumps } from './hydraulics.tsx';
import { layOut, u } from './layout.ts';

export function Drawing({ figures, language, view, labels, title, description }: DrawingProps<{ pumps: number }>) {
  const layout = layOut(figures.pumps);
  const sheet = view === 'sheet';
  const { sump, hall, rooms, manifold } = layout;
  return (
    <Sheet viewBox={sheet ? '0 0 1600 900' : `${hall.left - 40} 150 628 456`} title={title} description={description}>
      {(id) => (
        <>
          <Hatches id={id} use={['concrete']} />
          {sheet && <Yard layout={layout} />}
          <Floors layout={layout} />
          <Inlet layout={layout} />
          <Pumps layout={layout} />
          <Covers layout={layout} />
          <Rooms layout={layout} />
          <Walls layout={layout} id={id} />
          {sheet && (
            <>
              <path
                d={Array.from({ length: layout.pumps }, (_, i) => `M${layout.axis(i)} 136V${manifold + 30}`).join('')}
                stroke={colour.ink2}
                strokeWidth={line.fine}
                strokeDasharray={dash.axis}
              />
              {Array.from({ length: layout.pumps }, (_, i) => (
                <Balloon key={layout.axis(i)} at={[layout.axis(i), 118]} n={`P${i + 1}`} r={17} />
              ))}
              <Balloon at={[330, 130]} n={1} to={[sump.left + 20, sump.top + 150]} />
              <Balloon at={[270, 500]} n={2} to={[layout.axis(0) - 8, sump.bottom + 44]} />
              <Balloon at={[270, 566]} n={3} to={[layout.axis(0) + 40, manifold + 4]} />
              <Balloon at={[rooms.right + 80, 240]} n={4} to={[rooms.right - 60, hall.top + 60]} />
              <Balloon at={[hall.right + 330, 626]} n={5} to={[hall.right + 372, 676]} />
              <North at={[1530, 440]} />
              <ScaleBar
                at={[40, 720]}
                unitsPerMetre={u}
                steps={[1, 2, 5]}
                unit={labels.unit ?? ''}
                language={language}
              />
            </>
          )}
        </>
      )}
    </Sheet>
  );
}
