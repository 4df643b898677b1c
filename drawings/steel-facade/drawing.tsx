import { isRightToLeft } from '../../app/language/detect.ts';
import { formats } from '../../app/language/format.ts';
import { Balloon } from '../kit/balloon.tsx';
import { Dimension } from '../kit/dimension.tsx';
import type { DrawingFacts, DrawingProps } from '../kit/drawing.ts';
import { colour, line, type Point, round } from '../kit/geometry.ts';
import { Ground, ScaleBar } from '../kit/marks.tsx';
import { Hatches, Sheet } from '../kit/sheet.tsx';
import { Frame, Gates, Outline } from './frame.tsx';
import { Panels } from './panels.tsx';
import { Crane, Street } from './street.tsx';
import { axis, type FacadeFigures, layWall, type Part, type Wall, wholeWall } from './wall.ts';

export const facts = {
  opening: 'above',
  // The length stands in both.
  phone: [
    [0, 40, 920, 430],
    [680, 40, 920, 430],
  ],
  share: { on: ['/projects'] },
  brokenCard: true,
} satisfies DrawingFacts;

/** The steel façade: the whole front elevation, or a close-up of three bays. */
export function Drawing({ figures, view, ...rest }: DrawingProps<FacadeFigures>) {
  return view === 'sheet' ? <Elevation figures={figures} {...rest} /> : <CloseUp figures={figures} {...rest} />;
}

type ViewProps = Omit<DrawingProps<FacadeFigures>, 'view'>;

function Elevation({ figures, language, title, description }: ViewProps) {
  const wall = sheetWall(figures);
  const part = wholeWall(wall);
  const right = wall.left + wall.width;
  const metres = (value: number): string => formats[language].quantity(value, 'metre');
  const bottom = wall.ground + 142;
  const scale = { at: [isRightToLeft(language) ? right - 100 * wall.unit - 58 : wall.left, bottom - 24] as const };
  return (
    <Sheet viewBox={`0 0 1600 ${bottom}`} title={title} description={description}>
      {(id) => (
        <>
          <Hatches id={id} use={['earth']} />
          <Skin wall={wall} part={part} />
          <Shading id={id} wall={wall} />
          <Outline wall={wall} />
          <Crane
            unit={wall.unit}
            at={[axis(wall, Math.round(wall.bays * 0.72) + 0.2), wall.ground]}
            reach={figures.heightMetres + 9}
          />
          <Street unit={wall.unit} origin={[wall.left, wall.ground]} from={0} to={figures.lengthMetres} />
          <Ground id={id} x1={0} x2={1600} y={wall.ground} />
          <Dimension
            from={[wall.left, wall.ground + 28]}
            to={[right, wall.ground + 28]}
            offset={46}
            text={metres(figures.lengthMetres)}
            size={24}
            language={language}
          />
          <Dimension
            from={[wall.left, wall.top]}
            to={[wall.left, wall.ground]}
            offset={-48}
            text={metres(figures.heightMetres)}
            size={24}
            language={language}
          />
          <References wall={wall} />
          <ScaleBar
            {...scale}
            unitsPerMetre={wall.unit}
            steps={[10, 20, 50, 100]}
            unit={formats[language].unit(100, 'metre')}
            language={language}
          />
        </>
      )}
    </Sheet>
  );
}

/** Skin, frame and gates, from back to front. */
function Skin({ wall, part }: { wall: Wall; part: Part }) {
  return (
    <g>
      <Panels wall={wall} part={part} />
      <Frame wall={wall} part={part} />
      <Gates wall={wall} part={part} />
    </g>
  );
}

/** The shadow below the roof edge, and the darker foot of a wall on the ground. */
function Shading({ id, wall: { left, top, width, height } }: { id: string; wall: Wall }) {
  return (
    <>
      <linearGradient id={`${id}shade`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={colour.ink} stopOpacity=".3" />
        <stop offset=".09" stopColor={colour.ink} stopOpacity="0" />
        <stop offset=".75" stopColor={colour.ink} stopOpacity="0" />
        <stop offset="1" stopColor={colour.ink} stopOpacity=".18" />
      </linearGradient>
      <path d={`M${left} ${top}h${width}v${height}h-${width}z`} fill={`url(#${id}shade)`} />
    </>
  );
}

/** The ring of detail A. */
function References({ wall }: { wall: Wall }) {
  const detail = [axis(wall, Math.round(wall.bays * 0.62) - 0.5), wall.top + wall.height * 0.45] as const;
  return (
    <g className="numbered">
      <circle cx={round(detail[0])} cy={round(detail[1])} r="46" stroke={colour.ink} strokeWidth={line.outline} />
      <path
        d={`M${round(detail[0] + 15)} ${round(detail[1] - 43.5)}L${round(detail[0] + 38)} ${wall.top - 24}`}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <Balloon at={[detail[0] + 43, wall.top - 38]} n="A" r={15} solid />
    </g>
  );
}

const sheetWall = (figures: FacadeFigures): Wall => layWall(figures, { left: 112, above: 116, available: 1424 });
const wideWall = (figures: FacadeFigures): Wall => layWall(figures, { left: 0, ground: 376, available: 43 * 100 });
const shown: Part = { firstBay: 12.2, lastBay: 16, rows: 8 };
const closeUp: Point = [640, 398];

function CloseUp({ figures, title, description }: ViewProps) {
  const wide = wideWall(figures);
  const left = -shown.firstBay * wide.bay;
  const wall = { ...wide, left: round(left) };
  return (
    <Sheet viewBox={`0 0 ${closeUp.join(' ')}`} title={title} description={description}>
      {(id) => (
        <>
          <Hatches id={id} use={['earth']} />
          <Skin wall={wall} part={shown} />
          <Street
            unit={wall.unit}
            origin={[wall.left, wall.ground]}
            from={shown.firstBay * 14}
            to={shown.lastBay * 14}
          />
          <Ground id={id} x1={0} x2={640} y={wall.ground} />
        </>
      )}
    </Sheet>
  );
}
