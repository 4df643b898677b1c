import { Certificate, Lines, Seal, Signature, size } from '../certificate/document.tsx';
import { LoadedBeam } from '../certificate/subjects.tsx';
import type { DrawingProps } from '../kit/drawing.ts';
import { colour } from '../kit/geometry.ts';
import { Label } from '../kit/marks.tsx';
import { Hatches, Sheet } from '../kit/sheet.tsx';

export function Drawing({ figures, language, view, title, description }: DrawingProps<{ year: number }>) {
  const arabic = language === 'ar';
  /** The text column stands at the reading end; its lines begin at the reading start. */
  const column = arabic ? [180, 720] : [880, 1420];
  const row = (y: number, width: number, kind: 'title' | 'name' | 'text') =>
    [arabic ? column[1]! - width : column[0]!, y, width, kind] as const;
  return (
    <Sheet
      viewBox={view === 'sheet' ? `0 0 ${size.width} ${size.height}` : '20 20 1560 1091'}
      title={title}
      description={description}
    >
      {(id) => (
        <>
          <Hatches id={id} use={['concrete']} />
          <Certificate stroke={colour.steel}>
            <LoadedBeam at={[arabic ? 790 : 170, 330]} id={id} />
            <Lines
              rows={[
                row(272, 440, 'title'),
                row(330, 260, 'text'),
                row(420, 500, 'name'),
                row(484, 520, 'text'),
                row(512, 470, 'text'),
                row(540, 505, 'text'),
                row(568, 300, 'text'),
                row(660, 360, 'name'),
                row(704, 420, 'text'),
              ]}
            />
            <Signature at={[arabic ? 1060 : 220, 930]} seed={7} />
            <Signature at={[arabic ? 640 : 640, 930]} seed={19} />
            <Seal at={[arabic ? 380 : 1220, 856]} r={104} />
            {view === 'sheet' && (
              <Label at={[arabic ? 1220 : 380, 840]} size={30} anchor="middle" language="en" mono>
                {figures.year}
              </Label>
            )}
          </Certificate>
        </>
      )}
    </Sheet>
  );
}
