import { machinery } from '../../content/our-projects.ts';
import { useLanguage } from '../../language/provider.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ArrowEnd } from '../../ui/icons.tsx';
import { RailSection } from '../../ui/section-head.tsx';

/** What to tell the office, as a ruled list that leads to the form with its subject filled in. */
export function MachineryChecklist() {
  const { t } = useLanguage();
  const { checklist } = machinery;
  return (
    <section className="wrap section bg-paper-2">
      <RailSection title={t(checklist.title)} note={t(checklist.note)}>
        <dl className="border-y-2 border-ink">
          {checklist.items.map((item) => (
            <div
              key={item.name.en}
              className="grid gap-x-6 gap-y-1 border-ink-3 py-4.5 not-first:border-t sm:grid-cols-[14rem_1fr]"
            >
              <dt className="font-semibold">{t(item.name)}</dt>
              <dd className="text-ink-2">{t(item.ask)}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-8">
          <ButtonLink href="/contact?subject=machinery">
            {t(checklist.button)}
            <ArrowEnd />
          </ButtonLink>
        </div>
      </RailSection>
    </section>
  );
}
