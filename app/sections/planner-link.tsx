import type { ReactNode } from 'react';
import { plannerLinks } from '../content/planner-links.ts';
import { useLanguage } from '../language/provider.tsx';
import { ButtonLink } from '../ui/button.tsx';

/** The way to the clearance planner, from pages that speak of rubble. @param href with a plan's figures, where the page has some */
export function PlannerLink({ href = '/planner', label }: { href?: string; label?: ReactNode }) {
  const { t } = useLanguage();
  return (
    <section className="wrap section-start print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-y-2 border-ink py-6">
        <div className="max-w-[52ch]">
          <h2 className="text-h3">{t(plannerLinks.question)}</h2>
          <p className="mt-2 text-ink-2">{t(plannerLinks.text)}</p>
        </div>
        <ButtonLink href={href} look="line" arrow>
          {/* One piece, so that a long label breaks between its words. */}
          <span>{label ?? t(plannerLinks.open)}</span>
        </ButtonLink>
      </div>
    </section>
  );
}
