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

/** The rows that have a value. A fact of the office's own is marked, with its digits: no figure of the register. */
export const suppliedRows = (t: (text: Text) => string, all: readonly [Text, ReactNode][]): Row[] =>
  all.flatMap(([label, shown]) => (shown ? [{ label: t(label), value: <span data-supplied="">{shown}</span> }] : []));

/** What the office has supplied of a reference for the title block, worded by the language. */
export function useTitleFacts({ role, client, leadDesigner, statusAsOf }: Reference = {}): Row[] {
  const { t, language } = useLanguage();
  const { labels } = referenceWords;
  const text = (words: Text | undefined) => words && <Bidi text={t(words)} />;
  return suppliedRows(t, [
    [labels.statusAsOf, statusAsOf && formatStated(statusAsOf, language)],
    [labels.role, text(role)],
    [labels.client, text(client)],
    [labels.leadDesigner, text(leadDesigner)],
  ]);
}
