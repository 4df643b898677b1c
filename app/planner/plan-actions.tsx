import { plannerResults } from '../content/planner-results.ts';
import { useLanguage } from '../language/provider.tsx';
import { toast } from '../shell/toast.tsx';
import { ButtonLink } from '../ui/button.tsx';

/** What can be done with a plan. Sending and downloading are links, so that they work without JavaScript. */
export function PlanActions({ query }: { query: string }) {
  const { t, language } = useLanguage();
  const { actions } = plannerResults;
  const copy = async () => {
    try {
      // Missing on an insecure page, refused where the visitor or the browser does not allow it.
      await navigator.clipboard.writeText(`${location.origin}/planner?${query}`);
      toast(language, { store: 'secondary', kind: 'success', title: t(actions.copied) });
    } catch {
      toast(language, { store: 'secondary', kind: 'error', title: t(actions.notCopied) });
    }
  };
  return (
    <div className="plan-actions print:hidden">
      <ButtonLink href={`/contact?subject=planner&plan=${encodeURIComponent(query)}`} arrow>
        {t(actions.send)}
      </ButtonLink>
      <p>
        <button type="button" className="scripted" onClick={() => print()}>
          {t(actions.print)}
        </button>
        <button type="button" className="scripted" onClick={copy}>
          {t(actions.copy)}
        </button>
        {(['xlsx', 'csv'] as const).map((ending) => (
          <a key={ending} href={`/planner.${ending}?${query}&lang=${language}`} download>
            {t(actions[ending])}
          </a>
        ))}
        <a href={`/planner?${query}`}>{t(actions.address)}</a>
      </p>
    </div>
  );
}
