import type { View } from '../../drawings/kit/drawing.ts';
import { Picture } from '../../drawings/picture.tsx';
import { isDrawing } from '../../drawings/registry.ts';
import { ResponsivePicture } from '../../drawings/responsive.tsx';

/** A drawing by its name, whole where there is room (`view` omitted) or in one view. */
export function Drawn({ name, view, from = 'sm' }: { name: string; view?: View; from?: 'sm' | 'md' | 'lg' }) {
  if (!isDrawing(name)) return null;
  return view ? <Picture of={name} view={view} /> : <ResponsivePicture of={name} from={from} />;
}
