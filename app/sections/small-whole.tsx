import type { Ground } from '../../drawings/kit/palette.ts';
import { useLanguage } from '../language/provider.tsx';
import { drawingFile } from '../media/drawing-file.ts';
import { drawingSize } from '../media/picture.tsx';

interface SmallWholeProps {
  /** Of the drawing. */
  name: string;
  ground?: Ground;
  /** Whether it keeps the page's margin itself. */
  wrap?: boolean;
}

/** Under the close-up of a phone: where on the whole sheet it was. So small, the sheet goes without its words (drawings/svg.ts). */
export function SmallWhole({ name, ground = 'paper', wrap }: SmallWholeProps) {
  const { language } = useLanguage();
  return (
    <div className={`border-t border-ink-3 py-4 sm:hidden print:hidden ${wrap ? 'wrap' : ''}`}>
      <img
        className="w-full"
        src={`${drawingFile(name, language, 'sheet', ground)}#clear`}
        {...drawingSize(name, 'sheet')}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </div>
  );
}
