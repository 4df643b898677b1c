import type { View } from '../../drawings/kit/drawing.ts';
import { Picture } from '../../drawings/picture.tsx';
import { isDrawing } from '../../drawings/registry.ts';
import { ResponsivePicture } from '../../drawings/responsive.tsx';

interface DrawnProps {
  name: string;
  view?: View;
  from?: 'sm' | 'md' | 'lg';
  /** A file of its own that is fetched when it comes into view. */
  lazy?: boolean;
}

/** A drawing by its name, whole where there is room (`view` omitted) or in one view. */
export function Drawn({ name, view, from = 'sm', lazy }: DrawnProps) {
  if (!isDrawing(name)) return null;
  return view ? <Picture of={name} view={view} /> : <ResponsivePicture of={name} from={from} lazy={lazy} />;
}
