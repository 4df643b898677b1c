import { isRightToLeft } from '../../app/language/detect.ts';
import { isometric, type Project, type Space } from '../kit/axonometric.ts';
import { Balloon } from '../kit/balloon.tsx';
import type { DrawingProps } from '../kit/drawing.ts';
import { circle, colour, line, round } from '../kit/geometry.ts';
import { Label } from '../kit/label.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { place, Scene } from './scene.tsx';

/** A pipe that hits a beam, and the same pipe rerouted below it. The first state is on the reading side. */
export function Drawing({ language, view, labels, title, description }: DrawingProps) {
  const rtl = isRightToLeft(language);
  if (view === 'card') {
    const unit = 38;
    const project = isometric([320 - ((place.length - place.depth) / 2) * 0.866 * unit, 116], unit);
    return (
      <Sheet viewBox="0 0 640 450" title={title} description={description}>
        {() => (
          <>
            <Scene project={project} unit={unit} solved={false} />
            <Ring project={project} />
          </>
        )}
      </Sheet>
    );
  }
  const unit = 46;
  const centres = rtl ? [1190, 410] : [410, 1190];
  const [before, after] = centres.map((x) =>
    isometric([x - ((place.length - place.depth) / 2) * 0.866 * unit, 262], unit),
  );
  return (
    <Sheet viewBox="0 0 1600 700" title={title} description={description}>
      {() => (
        <>
          <Scene project={before!} unit={unit} solved={false} />
          <Ring project={before!} />
          <Scene project={after!} unit={unit} solved />
          <Label at={[centres[0]!, 44]} size={24} weight={600} anchor="middle" language={language} fill={colour.accent}>
            {labels.found}
          </Label>
          <Label at={[centres[1]!, 44]} size={24} weight={600} anchor="middle" language={language}>
            {labels.solved}
          </Label>
          <Arrow rtl={rtl} />
          <Balloons project={before!} />
        </>
      )}
    </Sheet>
  );
}

/** The ring round the clash, with four ticks like a finder's. */
function Ring({ project }: { project: Project }) {
  const [x, y] = project([place.beam, place.pipe.y, place.pipe.z]).map(round) as [number, number];
  return (
    <g stroke={colour.accent}>
      <path d={circle(x, y, 58)} fill={colour.accentSoft} fillOpacity=".35" strokeWidth={line.cut} />
      <path d={`M${x - 76} ${y}h28M${x + 48} ${y}h28M${x} ${y - 76}v28M${x} ${y + 48}v28`} strokeWidth={line.cut} />
    </g>
  );
}

function Arrow({ rtl }: { rtl: boolean }) {
  const back = rtl ? 22 : -22;
  const tip = 800 - back;
  return (
    <g>
      <path d={`M${800 + back * 1.6} 200H${tip + back}`} stroke={colour.ink} strokeWidth={line.ground} />
      <path d={`M${tip} 200l${back}-11v22z`} fill={colour.ink} />
    </g>
  );
}

function Balloons({ project }: { project: Project }) {
  const marks: [Space, number, number][] = [
    [[place.beam, 0.8, 4.1], 86, -66],
    [[8.4, place.pipe.y, place.pipe.z + 0.2], 66, -78],
    [[0.6, 5.9, 2.6], -84, 60],
    [[8.6, 1.6, 2.9], 96, 6],
  ];
  return marks.map(([point, dx, dy], index) => {
    const to = project(point);
    return <Balloon key={index} at={[to[0] + dx, to[1] + dy]} n={index + 1} to={to} r={17} />;
  });
}
