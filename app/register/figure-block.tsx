import type { ReactNode } from 'react';
import type { Figure } from '../content/figure-types.ts';
import type { Language } from '../content/text.ts';
import { figureIds, figureParts } from '../language/format.ts';
import { useLanguage } from '../language/provider.tsx';
import { Unparted } from '../ui/bidi.tsx';
import { DimensionedFigure } from '../ui/dimensioned-figure.tsx';
import { ToRow } from './to-row.tsx';

interface FigureBlockProps {
  figure: Figure;
  /** What it counts, and whose it is where it is somebody else's. */
  scope: ReactNode;
  /** Instead of the unit's own words. */
  unit?: string;
  /** Frames the number: `{n}+`, `{n}M`. */
  frame?: (number: string) => string;
  size?: 'large' | 'normal';
  /** On a page that is in one language in either setting. */
  language?: Language;
}

/** A figure of the register over its dimension line; the number leads to its row. */
export function FigureBlock({ figure, scope, unit, frame, size, language }: FigureBlockProps) {
  const setting = useLanguage();
  const [number, word] = figureParts(figure, language ?? setting.language);
  const [id] = figureIds(figure);
  const shown = unit ?? word;
  return (
    <DimensionedFigure
      number={
        <ToRow id={id!} linked>
          <Shown text={frame ? frame(number) : number} />
        </ToRow>
      }
      unit={
        shown && (
          // The scope below may name figures of its own: a click in the editor has to tell whose unit it is.
          <span data-unit={id}>
            <Unparted text={shown} />
          </span>
        )
      }
      scope={scope}
      size={size}
    />
  );
}

/** The number large; words before it, as in `أكثر من 50`, small enough to stay on its line. */
function Shown({ text }: { text: string }) {
  const [, words, number] = /^(\D+ )(\d.*)$/.exec(text) ?? [];
  if (!words) return text;
  return (
    <span className="whitespace-nowrap">
      <span className="text-h4 tracking-normal">{words}</span>
      {number}
    </span>
  );
}
