import type { ReactNode } from 'react';
import type { Figure } from '../content/figure-types.ts';
import { isText, type Language, type Text } from '../content/text.ts';
import { byParts, figureIds, figureParts, figureText, textParts } from '../language/format.ts';
import { useLanguage } from '../language/provider.tsx';
import { Bidi, Isolated, Unparted } from '../ui/bidi.tsx';
import { useShown } from './shown-figures.ts';

interface RichTextProps {
  words: Text;
  /** In a heading: on a phone, number, million and unit don't fit on one line. */
  large?: boolean;
  /** In a narrow cell: a line may break between a million and its unit. */
  cell?: boolean;
}

/**
 * A text of the content with its figures formatted and its terms to the glossary: the only way to put a number
 * into a sentence.
 */
export function RichText({ words, large, cell }: RichTextProps) {
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
    if (!part.term) return <Bidi key={index} text={part.text} />;
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

/** A figure with its id. It breaks only at ordinary spaces: number and unit are joined (language/format.ts). */
export function Quantity({ figure, large, cell, prose, language: given }: QuantityProps) {
  const setting = useLanguage();
  const language = given ?? setting.language;
  useShown(figureIds(figure));
  if ('by' in figure) return <Pair figure={figure} />;
  const whole = prose ?? figureText(figure, language);
  // In a cell a break is only allowed between a million and its unit, without other words: a number stays with the word
  // after it.
  const parts = large || (cell && /^[^ ]*\d\u00a0\p{L}+\u00a0/u.test(whole));
  return (
    <span>
      <Unparted text={parts ? whole.replace(/\u00a0(?=[^\u00a0]*$)/, ' ') : whole} />
    </span>
  );
}

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
  if (isText(value) || 'by' in value)
    return (
      <b>
        <FactValue value={value} />
      </b>
    );
  return (
    <span className="text-[1.1875rem] font-semibold leading-[1.4]">
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
