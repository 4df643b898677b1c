import { Certificate, Lines, Seal, Signature, size } from '../certificate/document.tsx';
import { HydraulicJump } from '../certificate/subjects.tsx';
import type { DrawingProps } from '../kit/drawing.ts';
import { colour } from '../kit/geometry.ts';
import { Label } from '../kit/marks.tsx';
import { Hatches, Sheet } from '../kit/sheet.tsx';

/** Lines of text are centred, so that the document reads the same in both directions. */
const centred = (y: number, width: number, kind: 'title' | 'name' | 'text') =>
  [size.width / 2 - width / 2, y, width, kind] as const;

export function Drawing({ figures, view, title, description }: DrawingProps<{ year: number }>) {
  return (
    <Sheet
      viewBox={view === 'sheet' ? `0 0 ${size.width} ${size.height}` : '20 20 1560 1091'}
      title={title}
      description={description}
    >
      {(id) => (
        <>
          <Hatches id={id} use={['concrete']} />
          <Certificate stroke={colour.water}>
            <HydraulicJump at={[300, 434]} id={id} />
            <Lines
              rows={[
                centred(546, 520, 'title'),
                centred(600, 300, 'text'),
                centred(664, 640, 'name'),
                centred(720, 900, 'text'),
                centred(746, 820, 'text'),
                centred(772, 560, 'text'),
              ]}
            />
            <Signature at={[220, 946]} seed={4} />
            <Signature at={[1060, 946]} seed={11} />
            <Seal at={[800, 876]} />
            {view === 'sheet' && (
              <Label at={[1220, 862]} size={30} anchor="middle" language="en" mono>
                {figures.year}
              </Label>
            )}
          </Certificate>
        </>
      )}
    </Sheet>
  );
}
