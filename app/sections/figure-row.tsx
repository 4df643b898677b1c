import type { ComponentProps, ReactNode } from 'react';
import type { Figure } from '../content/figure-types.ts';
import type { Text } from '../content/text.ts';
import { figureText } from '../language/format.ts';
import { useLanguage } from '../language/provider.tsx';
import { FigureBlock } from '../rich-text/figure-block.tsx';
import { Figures } from '../ui/figures.tsx';

interface FigureRowProps extends Pick<ComponentProps<typeof FigureBlock>, 'frame'> {
  /** `unit` replaces the unit's words. */
  figures: readonly { figure: Figure; unit?: Text; scope: Text | null }[];
  layout?: ComponentProps<typeof Figures>['layout'];
  /** A note about all of them. */
  children?: ReactNode;
}

/** A row of figures with their scopes. */
export function FigureRow({ figures, layout = 4, children, ...look }: FigureRowProps) {
  const { t, language } = useLanguage();
  const long = figures.some(({ figure }) => /^[\d,]{6}/.test(figureText(figure, language)));
  return (
    <>
      <Figures layout={layout} long={long}>
        {figures.map(({ figure, unit, scope }, index) => (
          <FigureBlock key={index} figure={figure} unit={unit && t(unit)} scope={scope && t(scope)} {...look} />
        ))}
      </Figures>
      {children}
    </>
  );
}
