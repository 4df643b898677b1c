import type { Reference } from '../content/reference.ts';
import { ourPartWords } from '../content/shared/our-part-words.ts';
import type { Text } from '../content/text.ts';
import { formatStated } from '../language/format.ts';
import { useLanguage } from '../language/provider.tsx';
import { Bidi } from '../ui/bidi.tsx';
import { DataList } from './office-data.tsx';
import { suppliedRows } from './reference-facts.tsx';

interface OurPartListProps {
  reference: Reference;
  /** What stands in the title block elsewhere. */
  first?: ReturnType<typeof suppliedRows>;
}

/** Services, share, partners, period, value and who can be asked: what of them the office has supplied. */
export function OurPartList({ reference, first = [] }: OurPartListProps) {
  const { t, language, format } = useLanguage();
  const { labels, period } = ourPartWords;
  const { from, until, sharePercent, value, letter } = reference;
  const text = (words: Text | undefined) => words && <Bidi text={t(words)} />;
  const ends = from ? (until ? period.both : period.since) : until ? period.until : undefined;
  const times = { from: from ? formatStated(from, language) : '', until: until ? formatStated(until, language) : '' };
  const rows = suppliedRows(t, [
    [labels.services, text(reference.services)],
    [labels.share, sharePercent !== undefined && format.percent(sharePercent)],
    [labels.partners, text(reference.partners)],
    [labels.period, ends && t(ends, times)],
    [labels.value, value && format.quantity(value.amount, value.currency)],
    [labels.contact, text(reference.contact)],
    [labels.letter, letter && <a href={letter.src}>{t(letter.alt)}</a>],
  ]);
  const all = [...first, ...rows];
  return all.length > 0 && <DataList rows={all} />;
}
