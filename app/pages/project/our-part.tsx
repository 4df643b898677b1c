import type { Reference } from '../../content/reference.ts';
import { ourPartWords } from '../../content/shared/our-part-words.ts';
import { useLanguage } from '../../language/provider.tsx';
import { DataList } from '../../sections/office-data.tsx';
import { useReferenceRows } from '../../sections/reference-rows.tsx';
import { RailSection } from '../../ui/section-head.tsx';

/** RE-1: what a buyer asks next; role, client, designer and date of the status stand at the head of the page. */
export function OurPart({ reference }: { reference: Reference }) {
  const { t } = useLanguage();
  const { more } = useReferenceRows(reference);
  if (more.length === 0) return null;
  return (
    <RailSection ground="plain" title={t(ourPartWords.heading)}>
      <DataList rows={more} />
    </RailSection>
  );
}
