import type { Figure, Words } from '../../content/figure.ts';
import { shell } from '../../content/shared/shell.ts';
import { byParts, figureParts, figureText, wordsParts } from '../../language/figure.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Bidi } from '../../ui/bidi.tsx';
import { Missing } from '../../ui/table.tsx';

/** A text of the content, with its figures worded by the language. */
export function Say({ words }: { words: Words }) {
  const { language } = useLanguage();
  return wordsParts(words, language).map((part, index) =>
    part.figure ? (
      <span key={index} className="whitespace-nowrap">
        {part.text}
      </span>
    ) : (
      <Bidi key={index} text={part.text} />
    ),
  );
}

/** A fact's value in one piece; `null` says that nobody has published it. */
export function FactValue({ value }: { value: Figure | Words | null }) {
  const { language, t } = useLanguage();
  if (value === null) return <Missing>{t(shell.notPublished)}</Missing>;
  if ('ar' in value || 'text' in value) return <Say words={value} />;
  if ('by' in value) {
    const [pair, unit] = byParts(value, language);
    return (
      <span className="whitespace-nowrap">
        <bdi dir="ltr">{pair}</bdi> {unit}
      </span>
    );
  }
  const text = figureText(value, language);
  // A short value stays on one line: a unit like t/year must not break at its slash.
  return text.length <= 14 ? <span className="whitespace-nowrap">{text}</span> : text;
}

/** A fact's value with a large number and a small unit, where it can be parted. */
export function LargeValue({ value }: { value: Figure | Words | null }) {
  const { language } = useLanguage();
  if (value === null) return <FactValue value={value} />;
  if ('ar' in value || 'text' in value || 'by' in value)
    return (
      <b>
        <FactValue value={value} />
      </b>
    );
  const [number, unit] = figureParts(value, language);
  return (
    <span className="text-[1.6rem] font-semibold leading-[1.3]">
      {number}
      {unit && <small className="ms-1.5 text-[1rem] font-normal text-ink-2">{unit}</small>}
    </span>
  );
}
