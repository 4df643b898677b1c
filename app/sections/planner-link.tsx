import { plannerLinks } from '../content/planner-links.ts';
import { useLanguage } from '../language/provider.tsx';
import { ButtonLink } from '../ui/button.tsx';

/** A link to the clearance planner, on pages about rubble. */
export function PlannerLink() {
  const { t } = useLanguage();
  return (
    <section className="wrap section-start print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-t-2 border-ink pt-6">
        <div className="max-w-[52ch]">
          <h2 className="text-h3">{t(plannerLinks.question)}</h2>
          <p className="mt-2 text-ink-2">{t(plannerLinks.text)}</p>
        </div>
        <ButtonLink href="/planner" look="line" arrow>
          {/* One element, so that a long label breaks between its words. */}
          <span>{t(plannerLinks.open)}</span>
        </ButtonLink>
      </div>
    </section>
  );
}
