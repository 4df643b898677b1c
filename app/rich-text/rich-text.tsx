import type { ComponentType, ReactNode } from 'react';
import type { Figure } from '../content/figure-types.ts';
import { isText, type Language, type Text } from '../content/text.ts';
import { byParts, figureIds, figureParts, figureText, readFigure, textParts } from '../language/format.ts';
import { useLanguage } from '../language/provider.tsx';
import { Bidi, Isolated, Unparted } from '../ui/bidi.tsx';
import { useShown } from './shown-figures.ts';

interface RichTextProps {
  words: Text;
  /** In a heading: on a phone, number, million and unit don't fit on one line. */
  large?: boolean;
  /** In a narrow cell: a line may break between a million and its unit. */
  cell?: boolean;
  /** Renders the words between the figures. */
  plain?: ComponentType<{ text: string }>;
}

/**
 * A text of the content with its figures formatted and its terms to the glossary: the only way to put a number
 * into a sentence.
 * @param whether figures link to their rows in the register; in prose, the blocks around it do
 */
export function RichText({ words, large, cell, plain: Plain = Bidi }: RichTextProps) {
  const { language } = useLanguage();
  return textParts(words, language).map((part, index) => {
    if (part.figure)
      return (
        <Quantity
          key={index}
          figure={part.figure}
          large={large}
          cell={cell}
          prose={large || cell ? undefined : part.text}
        />
      );
    if (!part.term) return <Plain key={index} text={part.text} />;
    return (
      <a key={index} href={`/glossary#${part.term}`} className="to-term">
        {part.text}
      </a>
    );
  });
}

interface QuantityProps {
  figure: Figure;
  large?: boolean;
  /** Its text in a sentence, which has room for a range, unlike a title block's cell. */
  prose?: string;
  cell?: boolean;
  /** For a page that has one language in both settings. */
  language?: Language;
}

/**
 * A figure with its id. A short one stays on one line; a longer one breaks, but not between number and unit, nor, in
 * prose, inside a range.
 */
export function Quantity({ figure, large, cell, prose, language: given }: QuantityProps) {
  const setting = useLanguage();
  const language = given ?? setting.language;
  useShown(figureIds(figure));
  if ('by' in figure) return <Pair figure={figure} />;
  const whole = prose ?? figureText(figure, language);
  // In a cell a break is only allowed between a million and its unit, without other words: a number stays with the word
  // after it.
  const parts = large || (cell && /^[^ ]*\d\u00a0\p{L}+\u00a0/u.test(whole));
  const text = parts ? whole.replace(/\u00a0(?=[^\u00a0]*$)/, ' ') : whole;
  return (
    <span
      className={
        cell
          ? inCell(figure, text)
          : prose && isRange(figure) && text.length <= 26
            ? 'whitespace-nowrap'
            : oneLine(text)
      }
    >
      <Unparted text={text} />
    </span>
  );
}

const isRange = (figure: Figure): boolean => !('by' in figure) && readFigure(figure).to !== undefined;

/** Ranges, and numbers with words of their own, don't break if the cell has room; the columns adapt. */
const inCell = (figure: Figure, text: string): string | undefined => {
  if ('by' in figure) return undefined;
  const { to, words } = readFigure(figure);
  if (to === undefined && !words) return undefined;
  return text.length <= 16 ? 'min-[22rem]:whitespace-nowrap' : text.length <= 22 ? 'sm:whitespace-nowrap' : undefined;
};

/** On a narrow phone only a short figure stays on one line: a longer one would widen the page. */
const oneLine = (text: string): string | undefined =>
  text.length <= 13
    ? 'whitespace-nowrap'
    : text.length <= 14
      ? 'min-[21rem]:whitespace-nowrap'
      : text.length <= 16
        ? 'sm:whitespace-nowrap'
        : undefined;

/** Two lengths, left to right in Arabic too; the unit follows in the text's direction. */
function Pair({ figure }: { figure: Extract<Figure, { by: unknown }> }) {
  const { language } = useLanguage();
  const [pair, unit] = byParts(figure, language);
  return (
    <span className="whitespace-nowrap">
      <bdi dir="ltr">{pair}</bdi>
      {`\u00a0${unit}`}
    </span>
  );
}

/** A fact's value; on one line except in a narrow cell. */
export function FactValue({ value, cell }: { value: Figure | Text; cell?: boolean }) {
  return isText(value) ? <RichText words={value} cell={cell} /> : <Quantity figure={value} cell={cell} />;
}

/** A fact's value with a large number and a small unit, if they can be separated. */
export function LargeValue({ value }: { value: Figure | Text }) {
  const { language } = useLanguage();
  if (isText(value) || 'by' in value)
    return (
      <b>
        <FactValue value={value} />
      </b>
    );
  const { length } = figureText(value, language);
  const together = length <= 16 ? 'whitespace-nowrap' : length <= 22 ? 'min-[22rem]:whitespace-nowrap' : '';
  return (
    <span className={`text-[1.1875rem] font-semibold leading-[1.4] ${together}`}>
      <Parted figure={value}>
        {(unit) => (
          <small className="text-[max(0.875rem,var(--text-tiny))] font-normal text-ink-2">
            <Unparted text={unit} />
          </small>
        )}
      </Parted>
    </span>
  );
}

/** Number and unit in different sizes, with a real space between them for reading and copying. */
export function Parted({ figure, children }: { figure: Figure; children: (unit: string) => ReactNode }) {
  const { language } = useLanguage();
  const [number, unit] = figureParts(figure, language);
  useShown(figureIds(figure));
  return (
    <>
      <Isolated text={number} />
      {unit && (
        <>
          {'\u00a0'}
          {children(unit)}
        </>
      )}
    </>
  );
}
