import type { Reference } from '../../content/reference.ts';
import { ourPartWords } from '../../content/shared/our-part-words.ts';
import { useLanguage } from '../../language/provider.tsx';
import { OurPartList } from '../../sections/our-part-list.tsx';
import { RailSection } from '../../ui/section-head.tsx';

/** RE-1: what a buyer asks beyond the title block. */
export function OurPart({ reference }: { reference: Reference }) {
  const { t } = useLanguage();
  return (
    <section className="plain wrap section">
      <RailSection title={t(ourPartWords.heading)}>
        <OurPartList reference={reference} />
      </RailSection>
    </section>
  );
}
