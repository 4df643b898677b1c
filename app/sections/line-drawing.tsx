import type { DrawingContent } from '../content/drawing-content.ts';
import type { Text } from '../content/text.ts';
import { useLanguage } from '../language/provider.tsx';
import { Picture } from '../media/picture.tsx';
import { SectionDrawing } from './section-drawing.tsx';

interface LineDrawingProps {
  sheet: DrawingContent;
  /** Labels in the drawing on a phone: at the feeder and at the heaps. */
  goesIn: Text;
  comesOut: Text;
  /** Notes under the machines' names, in their order; on wide screens only. */
  notes: readonly Text[];
}

/** The number of machines on the first strip. */
const onFirst = 3;

/**
 * The recycling line with the names of its machines below: the whole sheet on wide screens, two strips on a phone, one
 * below the other.
 */
export function LineDrawing({ sheet, goesIn, comesOut, notes }: LineDrawingProps) {
  const { t } = useLanguage();
  return (
    <div className="line-drawing">
      <div className="relative">
        <SectionDrawing name="recycling-line" view="first" sheet={sheet} />
        <b className="line-in">{t(goesIn)}</b>
      </div>
      <Names of={sheet.legend} notes={notes} from={0} to={onFirst} />
      <div className="relative sm:hidden print:hidden">
        <Picture of="recycling-line" view="strip-2" />
        <b className="line-out">{t(comesOut)}</b>
      </div>
      <Names of={sheet.legend} notes={notes} from={onFirst} to={sheet.legend.length} />
    </div>
  );
}

interface NamesProps {
  of: readonly Text[];
  notes: readonly Text[];
  from: number;
  to: number;
}

function Names({ of, notes, from, to }: NamesProps) {
  const { t } = useLanguage();
  return (
    <ol className="line-names" start={from + 1}>
      {of.slice(from, to).map((name, index) => (
        <li key={name.en}>
          <span data-computed className="line-number">
            {from + index + 1}
          </span>
          <span>
            <b>{t(name)}</b>
            <span className="line-note">{t(notes[from + index]!)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
