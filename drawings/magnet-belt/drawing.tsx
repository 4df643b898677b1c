import { Balloon } from '../kit/balloon.tsx';
import type { DrawingFacts, DrawingProps } from '../kit/drawing.ts';
import { person } from '../kit/entourage.ts';
import { colour, line, type Point, polygon } from '../kit/geometry.ts';
import { Label } from '../kit/label.tsx';
import { Mirrored, mirroredBox } from '../kit/mirror.tsx';
import { Hatches, hatch, Sheet } from '../kit/sheet.tsx';
import { stamp } from '../kit/stamp.ts';
import { TroughedBelt } from './conveyor.tsx';
import { bars, container, floor, magnet, unitsPerMetre } from './layout.ts';
import { CrossBeltMagnet } from './magnet.tsx';
import { Container, lifted } from './steel.tsx';

interface Figures {
  recoveryPercent: number;
}

/** Balloons in the order of the legend. */
const parts: { at: Point; to: Point }[] = [
  { at: [396, 660], to: [570, 590] },
  { at: [460, 520], to: [586, 480] },
  { at: [300, 440], to: [420, 406] },
  { at: [330, 176], to: [612, 330] },
  { at: [700, 178], to: [452, 176] },
  { at: [1150, 180], to: [1018, 318] },
  { at: [1450, 560], to: [1340, 660] },
];

export const facts = {
  flow: true,
} satisfies DrawingFacts;

/**
 * Section across the conveyor: a cross-belt magnet lifts the bars out of crushed concrete and carries them aside, in
 * reading direction.
 * @param phase moment of the cycle, 0 to 1, for films
 */
export function Drawing({
  figures,
  language,
  view,
  labels,
  title,
  description,
  phase = 0,
}: DrawingProps<Figures> & { phase?: number }) {
  const recovered = Math.round((figures.recoveryPercent / 100) * bars);
  const whole = view === 'sheet';
  return (
    <Sheet
      viewBox={whole ? '0 40 1600 830' : mirroredBox([308, 200, 780, 560], language)}
      title={title}
      description={description}
    >
      {(id) => (
        <Mirrored language={language}>
          <Hatches id={id} use={['steel', 'cast', 'concrete', 'earth']} />
          <path d={`M0 ${floor + 46}h1600v18H0z`} fill={hatch(id, 'earth')} />
          <TroughedBelt id={id} staying={bars - recovered} />
          {whole && <Container />}
          <CrossBeltMagnet id={id} />
          <path
            d={lifted(whole ? recovered : Math.min(recovered, 11), (phase * 12) % 1)}
            stroke={colour.accent}
            strokeWidth={line.ground}
            strokeLinecap="round"
          />
          {whole && (
            <>
              <path d={person([196, floor], unitsPerMetre)} fill={colour.ink} />
              <path
                d={stamp('m-12-162c0-19 24-19 24 0h5v3h-34v-3z', [196, floor], unitsPerMetre / 100)}
                fill={colour.accent}
              />
              <path d={`M${magnet.to - 176} ${magnet.y + 112}h96`} stroke={colour.ink} strokeWidth={line.outline} />
              <path
                d={polygon(
                  [magnet.to - 62, magnet.y + 112],
                  [magnet.to - 82, magnet.y + 105],
                  [magnet.to - 82, magnet.y + 119],
                )}
                fill={colour.ink}
              />
              <Label
                at={[container.x + container.width / 2, floor - 58]}
                size={30}
                weight={600}
                anchor="middle"
                language="en"
                halo
              >
                {`${figures.recoveryPercent}%`}
              </Label>
              <Label at={[container.x + container.width / 2, floor - 30]} anchor="middle" language={language} halo>
                {labels.share}
              </Label>
              {parts.map(({ at, to }, index) => (
                <Balloon key={at.join()} at={at} to={to} n={index + 1} r={20} />
              ))}
            </>
          )}
        </Mirrored>
      )}
    </Sheet>
  );
}
