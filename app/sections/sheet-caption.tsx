import type { DrawingContent } from '../content/drawing-content.ts';
import { useLanguage } from '../language/provider.tsx';

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
