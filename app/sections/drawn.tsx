import type { View } from '../../drawings/kit/drawing.ts';
import type { Ground } from '../../drawings/kit/palette.ts';
import type { DrawingContent } from '../content/drawing-content.ts';
import type { Photo } from '../content/photo.ts';
import { describeDrawing } from '../language/describe-drawing.ts';
import { useLanguage } from '../language/provider.tsx';
import { Picture } from '../media/picture.tsx';
import { ResponsivePicture } from '../media/responsive-picture.tsx';

interface DrawnProps {
  name: string;
  /** The office's photo, shown in the place of the drawing. */
  photo?: Photo;
  /** What it shows, for people who don't see it. */
  sheet?: DrawingContent;
  view?: View;
  from?: 'sm' | 'md' | 'lg';
  /** Fetched when it comes into view. */
  lazy?: boolean;
  /** On a dark band the drawing has its colours swapped. */
  ground?: Ground;
  /** No legend stands below it: the sheet goes without its numbers. */
  plain?: boolean;
}

/** A drawing by its name, whole where there is room (`view` omitted) or in one view. */
export function Drawn({ name, photo, sheet, view, from = 'md', lazy, ground, plain }: DrawnProps) {
  const { language } = useLanguage();
  const alt = sheet && describeDrawing(sheet, language);
  if (photo) return <Picture of={photo} view={view ?? 'sheet'} />;
  if (view) return <Picture of={name} view={view} ground={ground} alt={alt} />;
  return <ResponsivePicture of={name} from={from} lazy={lazy} ground={ground} alt={alt} plain={plain} />;
}
