import type { ReactNode } from 'react';
import type { Figure } from '../content/figure-types.ts';
import type { Language } from '../content/text.ts';
import { figureIds, figureParts } from '../language/format.ts';
import { useLanguage } from '../language/provider.tsx';
import { Isolated, Unparted } from '../ui/bidi.tsx';
import { useShown } from './shown-figures.ts';

interface FigureBlockProps {
  figure: Figure;
  /** What it counts, and its publisher if it is a third party's. */
  scope: ReactNode;
  /** Replaces the unit's words. */
  unit?: string;
  /** Wraps the number: `{n}+`, `{n}M`. */
  frame?: (number: string) => string;
  /** For a page that has one language in both settings. */
  language?: Language;
}

/**
 * A figure of the register: number and rule above unit and scope. Two rows of
 * the parent's grid (subgrid), so that neighbours' lines align and a scope does not wait for a neighbour's longer unit.
 * In the document, number and unit are adjacent, as they are read and copied. Use inside `Figures`.
 */
export function FigureBlock({ figure, scope, unit, frame, language }: FigureBlockProps) {
  const setting = useLanguage();
  const [number, word] = figureParts(figure, language ?? setting.language);
  useShown(figureIds(figure));
  const shown = unit ?? word;
  return (
    <div className="row-span-2 grid grid-rows-subgrid gap-y-0">
      <dt className="self-end">
        {/* Around the isolate: its own direction would put a bare number on the left in Arabic. */}
        <span className="block font-semibold tracking-(--track) text-figure leading-[1.1]">
          <bdi>
            <Shown text={frame ? frame(number) : number} />
          </bdi>
        </span>{' '}
        <i aria-hidden="true" className="figure-rule my-2.5" />
      </dt>
      <dd className="max-md:pb-6">
        {shown && (
          <b className="block text-h4 leading-[1.4]">
            <Unparted text={shown} />
          </b>
        )}{' '}
        {scope && (
          <span className={`block small text-ink-2 in-[.dark]:text-ink-soft ${shown ? '' : lineOfUnit}`}>{scope}</span>
        )}
      </dd>
    </div>
  );
}

/** Without a unit, the scope begins on the line of its neighbours' units. */
const lineOfUnit = "before:text-h4 before:leading-[1.4] before:content-['\\200b']";

/** The number large; words before it, as in `أكثر من 50`, small enough for one line. */
function Shown({ text }: { text: string }) {
  const [, words, number] = /^(\D+ )(\d.*)$/.exec(text) ?? [];
  if (!words) return <Isolated text={text} />;
  return (
    <span className="whitespace-nowrap">
      <span className="text-h4 tracking-normal">{words}</span>
      <Isolated text={number!} />
    </span>
  );
}
