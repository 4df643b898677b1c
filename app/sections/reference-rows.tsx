import type { ReactNode } from 'react';
import type { Reference } from '../content/reference.ts';
import { ourPartWords } from '../content/shared/our-part-words.ts';
import { referenceWords } from '../content/shared/reference-words.ts';
import type { Text } from '../content/text.ts';
import { formatStated } from '../language/format.ts';
import { useLanguage } from '../language/provider.tsx';
import { Words } from '../rich-text/words.tsx';

/** The reference data that the office has supplied: `short` for a title block, `more` for a list. */
export function useReferenceRows(reference: Reference = {}) {
  const { t, language, format } = useLanguage();
  const { from, until, sharePercent, value, letter, statusAsOf } = reference;
  const { period } = ourPartWords;
  const labels = { ...referenceWords.labels, ...ourPartWords.labels };
  const ends = from ? (until ? period.both : period.since) : until ? period.until : undefined;
  const times = { from: from ? formatStated(from, language) : '', until: until ? formatStated(until, language) : '' };
  const text = (words: Text | undefined) => words && <Words of={words} />;
  /** Marks a fact of the office: its digits are not a figure of the register. */
  const supplied = (all: readonly [label: Text, shown: ReactNode][]) =>
    all.flatMap(([label, shown]) => (shown ? [{ label: t(label), value: <span data-supplied="">{shown}</span> }] : []));
  return {
    short: supplied([
      [labels.statusAsOf, statusAsOf && formatStated(statusAsOf, language)],
      [labels.role, text(reference.role)],
      [labels.client, text(reference.client)],
      [labels.leadDesigner, text(reference.leadDesigner)],
    ]),
    more: supplied([
      [labels.services, text(reference.services)],
      [labels.share, sharePercent !== undefined && format.percent(sharePercent)],
      [labels.partners, text(reference.partners)],
      [labels.period, ends && t(ends, times)],
      [labels.value, value && format.quantity(value.amount, value.currency)],
      [labels.contact, text(reference.contact)],
      [labels.letter, letter && <a href={letter.src}>{t(letter.alt)}</a>],
    ]),
  };
}
