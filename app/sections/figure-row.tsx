import type { ReactNode } from 'react';
import type { Figure } from '../content/figure-types.ts';
import type { Text } from '../content/text.ts';
import { useLanguage } from '../language/provider.tsx';
import { FigureBlock } from '../register/figure-block.tsx';
import { OwnFigures } from '../register/own-figures.tsx';
import { Figures } from '../ui/figures.tsx';

interface FigureRowProps {
  figures: readonly { figure: Figure; scope: Text }[];
  /** Frames each number: `{n}+`. */
  frame?: (number: string) => string;
  /** What is to be said of all of them. */
  children?: ReactNode;
}

/** A row of four figures and what each counts; below it whose they are. */
export function FigureRow({ figures, frame, children }: FigureRowProps) {
  const { t } = useLanguage();
  return (
    <>
      <Figures layout={4}>
        {figures.map(({ figure, scope }, index) => (
          <FigureBlock key={index} figure={figure} frame={frame} scope={t(scope)} />
        ))}
      </Figures>
      {children}
      <OwnFigures />
    </>
  );
}
