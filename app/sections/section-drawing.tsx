import type { DrawingContent } from '../content/drawing-content.ts';
import type { ShownDrawing as Drawing } from '../content/project-content.ts';
import { plainText } from '../language/format.ts';
import { useLanguage } from '../language/provider.tsx';
import { Picture, type PictureProps } from '../media/picture.tsx';

type SectionDrawingProps = Drawing & Omit<PictureProps, 'of' | 'alt'>;

/**
 * A drawing with its description: whole on wide screens, folded on a phone, or in one `view`. The office's photo
 * replaces it.
 */
export function SectionDrawing({ name, photo, sheet, ...picture }: SectionDrawingProps) {
  const { language } = useLanguage();
  return <Picture of={photo ?? name} alt={sheet && plainText(sheet.description, language)} {...picture} />;
}

/** Sheet number and view, below a drawing without a title block. */
export function SheetCaption({ of }: { of: DrawingContent }) {
  const { t } = useLanguage();
  return (
    <p className="wrap flex flex-wrap gap-x-4 pt-3 small text-ink-2">
      <span className="font-mono text-[0.875rem] text-ink">
        <bdi dir="ltr">{of.sheet}</bdi>
      </span>
      <span>{t(of.view)}</span>
    </p>
  );
}
