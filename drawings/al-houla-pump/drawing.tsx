import { Balloon } from '../kit/balloon.tsx';
import type { DrawingFacts, DrawingProps } from '../kit/drawing.ts';
import { colour, line } from '../kit/geometry.ts';
import { Label } from '../kit/label.tsx';
import { Mirrored, mirroredBox } from '../kit/mirror.tsx';
import { Hatches, Sheet } from '../kit/sheet.tsx';
import { bore, centre, delivery, floor, height, riser, water } from './layout.ts';
import { Hydraulics, Motor } from './pump.tsx';
import { Foot, Sump, Valves } from './sump.tsx';

export const facts = {
  flow: true,
  phone: [
    [160, 150, 1000, 740],
    [600, 0, 1000, 230],
  ],
} satisfies DrawingFacts;

export function Drawing({ language, view, labels, title, description }: DrawingProps) {
  const sheet = view === 'sheet';
  const [cx, cy] = centre;
  return (
    <Sheet
      viewBox={sheet ? `0 0 1600 ${height}` : mirroredBox([cx - 300, cy - 452, 780, 600], language)}
      title={title}
      description={description}
    >
      {(id) => (
        <Mirrored language={language}>
          <Hatches id={id} use={['concrete', 'steel']} />
          <Sump id={id} />
          <Foot />
          <Hydraulics id={id} />
          <Motor id={id} />
          {sheet && (
            <>
              <Valves id={id} />
              <path
                d={`M1400 ${water}l-11-17h22z`}
                fill={colour.paper}
                stroke={colour.water}
                strokeWidth={line.behind}
              />
              <Label at={[cx, 868]} size={24} weight={600} anchor="middle" language={language} halo={colour.concrete}>
                {labels.oneOf}
              </Label>
              <Balloon at={[250, 400]} n={1} to={[cx - 80, cy - 240]} r={16} />
              <Balloon at={[250, 480]} n={2} to={[cx - 6, cy - 164]} r={16} />
              <Balloon at={[250, 560]} n={3} to={[cx - 60, cy - 94]} r={16} />
              <Balloon at={[250, 640]} n={4} to={[cx - 70, cy - 22]} r={16} />
              <Balloon at={[250, 716]} n={5} to={[cx - 190, cy + 44]} r={16} />
              <Balloon at={[1090, 700]} n={6} to={[riser - 60, cy + 20]} r={16} />
              <Balloon at={[1060, 40]} n={7} to={[1128, delivery - bore / 2 - 24]} r={16} />
              <Balloon at={[1480, 40]} n={8} to={[1404, delivery - bore / 2 - 20]} r={16} />
              <path d={`M-10 ${floor}h1620`} stroke={colour.ink} strokeWidth={line.cut} />
            </>
          )}
        </Mirrored>
      )}
    </Sheet>
  );
}
