import { drawingFacts } from 'virtual:drawing-facts';
import type { ReactNode } from 'react';
import type { ShownDrawing } from '../content/project-content.ts';
import { type Subject, subjectClass } from '../content/shared/subjects.ts';
import { BalloonLinks, nameId } from '../media/balloon-links.tsx';
import { Legend } from '../media/legend.tsx';

interface DrawingSheetProps {
  subject: Subject;
  /** Breadcrumb, sheet number, share button. */
  line: ReactNode;
  title: ReactNode;
  lead: ReactNode;
  /** The next step, a button. */
  ask: ReactNode;
  drawing: ShownDrawing;
  /** The drawing on the page, a link to its enlargement. */
  picture: ReactNode;
  /** The title block at the foot of the sheet. */
  figures: ReactNode;
}

/**
 * PJ-15: a page opens as a drawing sheet. Its drawing chooses the arrangement: the title over it, in its free corner,
 * beside it or above it. On a desktop the sheet fills the screen and the drawing is seen whole, down to its title block;
 * the names of its balloons follow.
 */
export function DrawingSheet({ subject, line, title, lead, ask, drawing, picture, figures }: DrawingSheetProps) {
  const { sheet, photo, name } = drawing;
  const names = photo ? [] : (sheet?.legend ?? []);
  const { opening = 'above', sheet: size } = drawingFacts[name]!;
  const full = opening === 'over' && size[0] < 1.9 * size[1];
  return (
    <header className={`sheet sheet-${opening} ${full ? 'sheet-full' : ''} grid-paper ${subjectClass(subject)}`}>
      <div className="sheet-screen">
        <div className="sheet-line wrap">{line}</div>
        <div className="sheet-head">
          <h1>{title}</h1>
          <div>
            <p className="lead">{lead}</p>
            <p>{ask}</p>
          </div>
        </div>
        <div className="sheet-drawing">
          {picture}
          {names.length > 0 && <BalloonLinks of={name} names={names} low={opening !== 'beside'} />}
        </div>
        <div className="sheet-figures">{figures}</div>
      </div>
      {names.length > 0 && (
        <div className="sheet-names wrap">
          <Legend compact columns={nameColumns(names.length)} names={names} id={nameId} />
        </div>
      )}
    </header>
  );
}

/** Avoids a last row with a single name. */
const nameColumns = (count: number) => (count % 5 === 0 ? 5 : count % 4 === 1 ? 3 : 4);
