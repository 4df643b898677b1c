import { capability } from '../../content/capability.ts';
import { machinery } from '../../content/our-projects.ts';
import { useLanguage } from '../../language/provider.tsx';
import { BalloonNumber } from '../../media/legend.tsx';
import { Bidi } from '../../ui/bidi.tsx';
import { Section } from '../../ui/section-head.tsx';

/** The steps from the first inquiry for a machine to the first tonne. */
export function Machinery() {
  const { t } = useLanguage();
  const { title, more } = capability.machinery;
  return (
    <Section ground="dark" title={t(title)} note={<a href="/our-projects">{t(more)}</a>}>
      <ol className="grid gap-x-(--gap) gap-y-8 sm:grid-cols-2 md:grid-cols-4">
        {machinery.services.items.map((step, index) => (
          <li key={step.id} className="border-t-[1.5px] border-current pt-4">
            <h3 className="mb-2 flex items-center gap-3.5 text-h4">
              <BalloonNumber n={index + 1} />
              {t(step.title)}
            </h3>
            <p className="text-ink-soft">{t(step.text)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Consent, safety, weighed loads, export check. */
export function Ways() {
  const { t } = useLanguage();
  const { title, items } = capability.ways;
  return (
    <Section title={t(title)}>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {items.map((item) => (
          <li key={item.title.en} className="border-t-[1.5px] border-ink pt-4">
            <h3>{t(item.title)}</h3>
            <p className="mt-2 measure">
              <Bidi text={t(item.text)} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
