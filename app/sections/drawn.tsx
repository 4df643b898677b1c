import type { ComponentProps } from 'react';
import type { View } from '../../drawings/kit/drawing.ts';
import type { Drawn as Drawing } from '../content/project-content.ts';
import { describeDrawing } from '../language/describe-drawing.ts';
import { useLanguage } from '../language/provider.tsx';
import { Picture } from '../media/picture.tsx';
import { ResponsivePicture } from '../media/responsive-picture.tsx';

interface DrawnProps extends Drawing, Omit<ComponentProps<typeof ResponsivePicture>, 'of' | 'alt'> {
  view?: View;
}

/** A drawing, described by its sheet: whole where there is room, or in one `view`. A photo of the office's takes its place. */
export function Drawn({ name, photo, sheet, view, ...responsive }: DrawnProps) {
  const { language } = useLanguage();
  const alt = sheet && describeDrawing(sheet, language);
  if (photo) return <Picture of={photo} view={view ?? 'sheet'} />;
  if (view) return <Picture of={name} view={view} ground={responsive.ground} alt={alt} />;
  return <ResponsivePicture of={name} alt={alt} {...responsive} />;
}
