import type { ReactNode } from 'react';
import type { Reference } from '../content/reference.ts';
import { referenceWords } from '../content/shared/reference-words.ts';
import type { Text } from '../content/text.ts';
import { formatStated } from '../language/format.ts';
import { useLanguage } from '../language/provider.tsx';
import { Bidi } from '../ui/bidi.tsx';

interface Row {
  label: string;
  value: ReactNode;
}

/** What the office has supplied of a reference, worded by the language: short facts for a title block, the rest for a list. */
export function useReference(reference: Reference = {}): { short: Row[]; rest: Row[] } {
  const { t, language, format } = useLanguage();
  const { labels, period } = referenceWords;
  const text = (words: Text | undefined) => words && <Bidi text={t(words)} />;
  const { from, until, statusAsOf, sharePercent, value, letter } = reference;
  const times = {
    from: from ? formatStated(from, language) : '',
    until: until ? formatStated(until, language) : '',
  };
  const [ends] = [
    from && until ? period.both : undefined,
    from ? period.since : undefined,
    until ? period.until : undefined,
  ].filter((words) => words !== undefined);
  const rows = (all: [Text, ReactNode][]): Row[] =>
    all.flatMap(([label, shown]) => (shown ? [{ label: t(label), value: <Supplied>{shown}</Supplied> }] : []));
  return {
    short: rows([
      [labels.statusAsOf, statusAsOf && formatStated(statusAsOf, language)],
      [labels.role, text(reference.role)],
      [labels.client, text(reference.client)],
      [labels.leadDesigner, text(reference.leadDesigner)],
    ]),
    rest: rows([
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

/** A fact of the office's own, with its digits: no figure of the register. */
const Supplied = ({ children }: { children: ReactNode }) => <span data-supplied="">{children}</span>;
