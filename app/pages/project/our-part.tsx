import type { Reference } from '../../content/reference.ts';
import { ourPartWords } from '../../content/shared/our-part-words.ts';
import { useLanguage } from '../../language/provider.tsx';
import { DataList } from '../../sections/office-data.tsx';
import { useReferenceRows } from '../../sections/reference-rows.tsx';
import { RailSection } from '../../ui/section-head.tsx';

/** RE-1: a reference's details; role, client, designer and status date are in the page's head. */
export function OurPart({ reference }: { reference: Reference }) {
  const { t } = useLanguage();
  const { more } = useReferenceRows(reference);
  if (more.length === 0) return null;
  return (
    <RailSection title={t(ourPartWords.heading)}>
      <DataList rows={more} />
    </RailSection>
  );
}
