import type { Figure, Words } from '../../content/figure-types.ts';
import { shell } from '../../content/shared/shell.ts';
import { byParts, figureParts, figureText, wordsParts } from '../../language/figure-text.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Bidi } from '../../ui/bidi.tsx';
import { Missing } from '../../ui/table.tsx';

/** A text of the content, with its figures worded by the language. */
export function Say({ words }: { words: Words }) {
  const { language } = useLanguage();
  return wordsParts(words, language).map((part, index) =>
    part.figure ? <Unbroken key={index} text={part.text} /> : <Bidi key={index} text={part.text} />,
  );
}

/** A short figure stays on one line; in a longer one the number keeps its unit, and the line may break before them. */
function Unbroken({ text }: { text: string }) {
  if (text.length > 16) return text.replace(/(\d) /g, '$1\u00a0');
  return <span className="whitespace-nowrap">{text}</span>;
}

/** A fact's value in one piece; `null` says that nobody has published it. */
export function FactValue({ value }: { value: Figure | Words | null }) {
  const { language, t } = useLanguage();
  if (value === null) return <Missing>{t(shell.notPublished)}</Missing>;
  if ('ar' in value || 'text' in value) return <Say words={value} />;
  if ('by' in value) {
    // From left to right in Arabic as well, with the unit at its end, as on a drawing.
    return (
      <bdi dir="ltr" className="whitespace-nowrap">
        {byParts(value, language).join('\u00a0')}
      </bdi>
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
