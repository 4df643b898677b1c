import { chatLink } from '../content/office.ts';
import { plannerResults } from '../content/planner-results.ts';
import { shell } from '../content/shared/shell.ts';
import { useLanguage } from '../language/provider.tsx';
import { ShareAddress } from '../share/share.tsx';
import { ButtonLink, Buttons } from '../ui/button.tsx';
import { planQuery } from './address.ts';
import type { Plan } from './plan.ts';
import { planChat } from './plan-message.ts';

/** What a visitor does with a plan. Links, so that they work without JavaScript. */
export function PlanActions({ plan }: { plan: Plan }) {
  const { t, language } = useLanguage();
  const { actions } = plannerResults;
  const query = planQuery(plan);
  return (
    <div className="plan-actions print:hidden">
      <Buttons>
        <ButtonLink href={`/contact?subject=planner&plan=${encodeURIComponent(query)}`} arrow>
          {t(actions.send)}
        </ButtonLink>
        <ButtonLink href={chatLink(planChat(plan, language))} look="line" newTab={t(shell.newTab)}>
          {t(actions.chat)}
        </ButtonLink>
      </Buttons>
      <div className="plan-more">
        <button type="button" className="scripted min-w-11" data-print="">
          {t(actions.print)}
        </button>
        <a href={`/planner?${query}`} className="unscripted">
          {t(actions.address)}
        </a>
        <ShareAddress address={`/planner?${query}`} />
      </div>
    </div>
  );
}
