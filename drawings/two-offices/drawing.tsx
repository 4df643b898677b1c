import { isRightToLeft } from '../../app/language/detect.ts';
import { Dimension } from '../kit/dimension.tsx';
import type { DrawingFacts, DrawingProps } from '../kit/drawing.ts';
import { Excavator } from '../kit/excavator.tsx';
import { colour, dash, line, round } from '../kit/geometry.ts';
import { Label } from '../kit/label.tsx';
import { Ground } from '../kit/marks.tsx';
import { Hatches, Sheet } from '../kit/sheet.tsx';
import { blockWidth, DamagedBlock, MissingFloors, Rubble } from './damaged-block.tsx';
import { OfficeBlock, officeWidth, StreetTrees } from './office-block.tsx';

const u = 13;
const ground = 440;
const germany = 96;
const syria = 1230;
/** Height of the rubble under the excavator, in metres. */
const stand = 2;
/** The close-up, with a break between the two: its width, its edge, and the position of the break. */
const close = 1044;
const edge = 58;
const broken = edge + officeWidth * u + 38;

export const facts = {
  flow: true,
  share: { on: ['/about'] },
} satisfies DrawingFacts;

/** Germany at the start and Syria at the end of a line: the picture mirrors in Arabic, its text does not. */
export function Drawing({ language, view, labels, title, description }: DrawingProps) {
  const sheet = view === 'sheet';
  const turn = (x: number): number => (isRightToLeft(language) ? 1600 - x : x);
  const [a, b] = [germany + (officeWidth * u) / 2, syria + (blockWidth * u) / 2];
  return (
    <Sheet viewBox={sheet ? '0 0 1600 560' : `0 68 ${close} 420`} title={title} description={description}>
      {(id) => (
        <>
          <Hatches id={id} use={['concrete', 'earth']} />
          <g transform={isRightToLeft(language) ? `matrix(-1 0 0 1 ${sheet ? 1600 : close} 0)` : undefined}>
            <g transform={sheet ? undefined : `translate(${edge - germany} 0)`}>
              {sheet && <Trees />}
              <OfficeBlock at={[germany, ground]} u={u} detailed={sheet} />
            </g>
            <g transform={sheet ? undefined : `translate(${round(close - edge - syria - blockWidth * u)} 0)`}>
              <Syria id={id} sheet={sheet} />
            </g>
            <Ground id={id} x1={-10} x2={1610} y={ground} />
            {sheet ? (
              <path
                d={`M${round(a)} 132V206M${round(b)} 46V80`}
                stroke={colour.ink2}
                strokeWidth={line.dimension}
                strokeDasharray={dash.axis}
              />
            ) : (
              <Break />
            )}
          </g>
          {sheet && (
            <>
              <Label at={[turn(a), 116]} size={24} weight={600} anchor="middle" language={language}>
                {labels.germany}
              </Label>
              <Label at={[turn(b), 30]} size={24} weight={600} anchor="middle" language={language}>
                {labels.syria}
              </Label>
              <Dimension
                from={[turn(a), ground + 20]}
                to={[turn(b), ground + 20]}
                offset={64}
                text={labels.apart ?? ''}
                size={30}
                language={language}
              />
            </>
          )}
        </>
      )}
    </Sheet>
  );
}

/** Two break lines across the ground: the distance is not drawn. */
function Break() {
  const at = round(broken);
  return (
    <>
      <path d={`M${at} ${ground - 8}h24v40h-24z`} fill={colour.paper} />
      <path
        d={`M${at} ${ground - 44}v40l-8 6 16 12-8 6v30m24-94v40l-8 6 16 12-8 6v30`}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
    </>
  );
}

function Trees() {
  const trees = [
    [28.4, 7],
    [32.6, 9],
    [-3.6, 8],
  ] as const;
  return <StreetTrees at={[germany, ground]} u={u} trees={trees} lamp={37} />;
}

function Syria({ id, sheet }: { id: string; sheet: boolean }) {
  return (
    <>
      <MissingFloors at={[syria, ground]} u={u} />
      <DamagedBlock at={[syria, ground]} u={u} id={id} detailed={sheet} />
      <Excavator at={[syria - 190, ground - stand * u]} unitsPerMetre={u * 1.5} />
      <Rubble at={[syria, ground]} u={u} from={sheet ? -27 : -22} to={3.5} stand={stand} people={sheet} />
    </>
  );
}
