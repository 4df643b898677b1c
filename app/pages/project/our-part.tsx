import type { Reference } from '../../content/reference.ts';
import { ourPartWords } from '../../content/shared/our-part-words.ts';
import { useLanguage } from '../../language/provider.tsx';
import { OurPartList } from '../../sections/our-part-list.tsx';
import { useTitleFacts } from '../../sections/reference-facts.tsx';
import { RailSection } from '../../ui/section-head.tsx';

/** RE-1: what a buyer asks first. */
export function OurPart({ reference }: { reference: Reference }) {
  const { t } = useLanguage();
  const first = useTitleFacts(reference);
  return (
    <section className="plain wrap section">
      <RailSection title={t(ourPartWords.heading)}>
        <OurPartList reference={reference} first={first} />
      </RailSection>
    </section>
  );
}
