import type { View } from '../../../drawings/kit/drawing.ts';
import type { DrawingContent } from '../../content/drawing.ts';
import { useLanguage } from '../../language/provider.tsx';
import { isDrawing, Picture } from '../../media/picture.tsx';
import { ResponsivePicture } from '../../media/responsive-picture.tsx';

interface DrawnProps {
  name: string;
  /** What it shows, for people who don't see it, where it comes as a file. */
  sheet?: DrawingContent;
  view?: View;
  from?: 'sm' | 'md' | 'lg';
  /** A file of its own that is fetched when it comes into view. */
  lazy?: boolean;
  /** On the dark band, whose colours a file can't take: both views are part of the page. */
  dark?: boolean;
}

/** A drawing by its name, whole where there is room (`view` omitted) or in one view. */
export function Drawn({ name, sheet, view, from = 'md', lazy, dark }: DrawnProps) {
  const { t } = useLanguage();
  if (!isDrawing(name)) return null;
  const alt = sheet && t(sheet.description);
  if (view) return <Picture of={name} view={view} alt={alt} />;
  if (!dark) return <ResponsivePicture of={name} from={from} lazy={lazy} alt={alt} />;
  return (
    <>
      <div className="md:hidden print:hidden">
        <Picture of={name} view="card" inline />
      </div>
      <div className="max-md:hidden print:block!">
        <Picture of={name} view="sheet" />
      </div>
    </>
  );
}
