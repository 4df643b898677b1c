import { drawingSizes } from 'virtual:drawing-sizes';
import type { Ground } from '../../drawings/kit/palette.ts';
import { drawingWords } from '../content/shared/drawing-words.ts';
import { useLanguage } from '../language/provider.tsx';
import { drawingFile } from '../media/drawing-file.ts';
import { drawingSize } from '../media/picture.tsx';

interface SmallWholeProps {
  name: string;
  ground?: Ground;
  /** Whether it keeps the page's margin itself. */
  wrap?: boolean;
}

/** Under a phone's close-up: where on the sheet it was, in a frame (drawings/enlarged.ts). So small, the sheet has no words, and is only for the eye. */
export function SmallWhole({ name, ground, wrap }: SmallWholeProps) {
  const { language, t } = useLanguage();
  const { framed } = drawingSizes[name]!;
  return (
    <div aria-hidden="true" className={`border-t border-ink-3 py-4 sm:hidden print:hidden ${wrap ? 'wrap' : ''}`}>
      <img
        className="w-full"
        src={`${drawingFile(name, language, 'sheet', ground)}#small`}
        {...drawingSize(name, 'sheet')}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <p className="mt-2 small text-ink-2 in-[.dark]:text-ink-soft">
        {t(framed ? drawingWords.framed : drawingWords.whole)}
      </p>
    </div>
  );
}
