import { about } from '../../content/about.ts';
import { useLanguage } from '../../language/provider.tsx';
import { RailSection } from '../../ui/section-head.tsx';

/** AB-1: each value with the sentence by which it is known at work. */
export function AboutCoreValues() {
  const { t } = useLanguage();
  const { coreValues } = about;
  return (
    <section className="wrap section">
      <RailSection title={t(coreValues.title)} note={t(coreValues.note)}>
        <dl className="border-y-2 border-ink">
          {coreValues.items.map((item) => (
            <div
              key={item.title.en}
              className="grid items-baseline gap-x-(--gap) gap-y-1 border-grid py-5 not-first:border-t sm:grid-cols-[minmax(0,3fr)_minmax(0,6fr)]"
            >
              <dt className="text-h3 font-semibold leading-(--lh-head)">{t(item.title)}</dt>
              <dd>{t(item.text)}</dd>
            </div>
          ))}
        </dl>
      </RailSection>
    </section>
  );
}
