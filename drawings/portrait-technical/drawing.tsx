import type { DrawingProps } from '../kit/drawing.ts';
import { MeasuredCircle } from '../portrait/measured-circle.tsx';

export function Drawing({ figures, language, view, labels, title, description }: DrawingProps<{ divisions: number }>) {
  return (
    <MeasuredCircle
      initials={labels.initials ?? ''}
      divisions={figures.divisions}
      bolts
      language={language}
      view={view}
      title={title}
      description={description}
    />
  );
}
