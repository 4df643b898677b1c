import type { Reference } from '../../content/reference.ts';
import { referenceWords } from '../../content/shared/reference-words.ts';
import { useLanguage } from '../../language/provider.tsx';
import { DataList } from '../../sections/office-data.tsx';
import { useReference } from '../../sections/reference-facts.tsx';
import { RailSection } from '../../ui/section-head.tsx';

/** RE-1: services, share, partners, period, value and who can be asked. Nothing at all before the office supplies one of them. */
export function OurPart({ reference }: { reference?: Reference }) {
  const { t } = useLanguage();
  const { rest } = useReference(reference);
  if (rest.length === 0) return null;
  return (
    <section className="plain wrap section">
      <RailSection title={t(referenceWords.heading)}>
        <DataList rows={rest} />
      </RailSection>
    </section>
  );
}
