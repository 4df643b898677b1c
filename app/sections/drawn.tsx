import { drawingSizes } from 'virtual:drawing-sizes';
import type { Ground } from '../../drawings/kit/palette.ts';
import type { DrawingContent } from '../content/drawing-content.ts';
import type { Drawn as Drawing } from '../content/project-content.ts';
import { drawingWords } from '../content/shared/drawing-words.ts';
import { describeDrawing } from '../language/describe-drawing.ts';
import { useLanguage } from '../language/provider.tsx';
import { drawingFile } from '../media/drawing-file.ts';
import { drawingSize, Picture, type PictureProps } from '../media/picture.tsx';

interface DrawnProps extends Drawing, Omit<PictureProps, 'of' | 'alt'> {
  /** Below its close-up on a phone, the whole sheet, small. */
  whole?: boolean;
}

/** A drawing, described by its sheet: whole where there is room, or in one `view`. A photo of the office's takes its place. */
export function Drawn({ name, photo, sheet, whole, ...picture }: DrawnProps) {
  const { language } = useLanguage();
  return (
    <>
      <Picture of={photo ?? name} alt={sheet && describeDrawing(sheet, language)} {...picture} />
      {whole && sheet && !photo && <SmallWhole name={name} wrap />}
    </>
  );
}

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

/** Under a drawing that has no title block: its sheet number, its view, and what in it is data and what is a scheme. */
export function SheetCaption({ of }: { of: DrawingContent }) {
  const { t } = useLanguage();
  return (
    <p className="wrap flex flex-wrap gap-x-4 pt-3 small text-ink-2">
      <span className="font-mono text-[0.875rem] text-ink">
        <bdi dir="ltr">{of.sheet}</bdi>
      </span>
      <span>{t(of.view)}</span>
      <span className="measure">{t(of.basis)}</span>
    </p>
  );
}
