import { HydraulicJump } from '../certificate/subjects.tsx';
import type { DrawingProps } from '../kit/drawing.ts';
import { Hatches, Sheet } from '../kit/sheet.tsx';

/** The subject of the first certificate, drawn plainly; a scan replaces it (AB-1). */
export function Drawing({ view, title, description }: DrawingProps) {
  return (
    <Sheet viewBox={view === 'sheet' ? '160 50 1280 530' : '240 60 1120 500'} title={title} description={description}>
      {(id) => (
        <>
          <Hatches id={id} use={['concrete']} />
          <HydraulicJump at={[300, 430]} id={id} />
        </>
      )}
    </Sheet>
  );
}
