import { Fragment } from 'react';
import { type Figure, isText, type RichText } from '../content/rich-text.ts';
import type { Language } from '../content/text.ts';
import { type FigurePart, figureIds, gap, type ShownPart, shownFigure, textParts } from '../language/format.ts';
import { useLanguage } from '../language/provider.tsx';
import { Bidi } from '../ui/bidi.tsx';
import { useShown } from './shown-figures.ts';

interface WordsProps {
  of: string | RichText | Figure;
  /**
   * `large`: the number large, its unit and the words around it small on the same line. `cell`: in a narrow cell, where a
   * line may break between a million and its unit.
   */
  look?: 'large' | 'cell';
  /** For a page that has one language in both settings. */
  language?: Language;
}

/** Words of the content on a page, with their figures and terms: the only way to put a number into a sentence. */
export function Words({ of, look, language: given }: WordsProps) {
  const setting = useLanguage();
  const language = given ?? setting.language;
  const parts = partsOf(of, language, !look);
  useShown(parts.flatMap(({ figure }) => (figure ? figureIds(figure) : [])));
  const hasFigure = parts.some(({ figure }) => figure);
  return parts.map(({ text, term, parts: pieces }, index) => {
    if (term)
      return (
        <a key={index} href={`/glossary#${term}`} className="to-term">
          {text}
        </a>
      );
    if (pieces)
      return look === 'large' ? (
        <Large key={index} pieces={pieces} />
      ) : (
        <Inline key={index} pieces={pieces} cell={look === 'cell'} />
      );
    return look === 'large' && hasFigure && text.trim() ? (
      <Small key={index} text={text} />
    ) : (
      <Bidi key={index} text={text} />
    );
  });
}

function partsOf(of: string | RichText | Figure, language: Language, prose: boolean): ShownPart[] {
  if (typeof of === 'string') return [{ text: of }];
  return isText(of) ? textParts(of, language, prose) : [shownFigure(of, language)];
}

/** It breaks only at ordinary spaces: number and unit are joined (language/format.ts). */
const Inline = ({ pieces, cell }: { pieces: readonly FigurePart[]; cell: boolean }) => (
  <span>
    <Bidi
      text={pieces.map(({ type, text }) => (cell && type === 'unit' ? text.replaceAll(gap, ' ') : text)).join('')}
    />
  </span>
);

/** Number and unit in two sizes on one baseline, with a real no-break space between them for reading and copying. */
const Large = ({ pieces }: { pieces: readonly FigurePart[] }) =>
  pieces.map(({ type, text }, index) => (
    <Fragment key={index}>
      {type === 'number' ? <Bidi text={text} /> : text === gap ? gap : <Small text={text} />}
    </Fragment>
  ));

/** The spaces around it belong to the line. */
function Small({ text }: { text: string }) {
  const [, before, words, after] = /^(\s*)(.*?)(\s*)$/s.exec(text)!;
  return (
    <>
      {before}
      <small className="of-figure">
        <Bidi text={words!} />
      </small>
      {after}
    </>
  );
}
