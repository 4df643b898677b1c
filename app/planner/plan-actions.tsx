import { useSyncExternalStore } from 'react';
import { plannerResults } from '../content/planner-results.ts';
import { shell } from '../content/shared/shell.ts';
import { useLanguage } from '../language/provider.tsx';
import { toast } from '../shell/toast.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { shareAddress } from '../ui/share-address.ts';

const never = () => () => {};
const hasShareSheet = () => 'share' in navigator;

/** Actions for a plan. Send and download are links, so that they work without JavaScript. */
export function PlanActions({ query }: { query: string }) {
  const { t, language } = useLanguage();
  const { actions } = plannerResults;
  const canShare = useSyncExternalStore(never, hasShareSheet, () => false);
  const share = async () => {
    const outcome = await shareAddress(`${location.origin}/planner?${query}&lang=${language}`, document.title);
    if (outcome === 'copied') toast(language, { store: 'secondary', kind: 'success', title: t(actions.copied) });
    if (outcome === 'notCopied') toast(language, { store: 'secondary', kind: 'error', title: t(actions.notCopied) });
  };
  return (
    <div className="plan-actions print:hidden">
      <ButtonLink href={`/contact?subject=planner&plan=${encodeURIComponent(query)}#contact-title`} arrow>
        {t(actions.send)}
      </ButtonLink>
      <p>
        <button type="button" className="scripted" onClick={() => print()}>
          {t(actions.print)}
        </button>
        <button type="button" className="scripted" onClick={share}>
          {t(canShare ? shell.share.label : actions.copy)}
        </button>
        <a href={`/planner.xlsx?${query}&lang=${language}`} download>
          {t(actions.xlsx)}
        </a>
        <a href={`/planner?${query}`}>{t(actions.address)}</a>
      </p>
    </div>
  );
}
