import { plannerResults } from '../content/planner-results.ts';
import { useLanguage } from '../language/provider.tsx';
import { toast } from '../shell/toast.tsx';
import { Button, ButtonLink, Buttons } from '../ui/button.tsx';

/** What can be done with a plan. Sending and downloading are links, so that they work without JavaScript. */
export function PlanActions({ query }: { query: string }) {
  const { t, language } = useLanguage();
  const { actions } = plannerResults;
  const copy = () =>
    navigator.clipboard.writeText(`${location.origin}/planner?${query}`).then(
      () => toast(language, { store: 'secondary', kind: 'success', title: t(actions.copied) }),
      () => toast(language, { store: 'secondary', kind: 'error', title: t(actions.notCopied) }),
    );
  return (
    <div className="grid gap-3.5 print:hidden">
      <Buttons>
        <ButtonLink href={`/contact?subject=planner&plan=${encodeURIComponent(query)}`}>{t(actions.send)}</ButtonLink>
        <Button look="line" className="scripted" onClick={() => print()}>
          {t(actions.print)}
        </Button>
        <Button look="line" className="scripted" onClick={copy}>
          {t(actions.copy)}
        </Button>
      </Buttons>
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        {(['xlsx', 'csv'] as const).map((ending) => (
          <a
            key={ending}
            href={`/planner.${ending}?${query}&lang=${language}`}
            download
            className="inline-flex min-h-11 items-center gap-2.5"
          >
            {t(actions[ending])}
          </a>
        ))}
        <a href={`/planner?${query}`} className="inline-flex min-h-11 items-center">
          {t(actions.address)}
        </a>
      </p>
    </div>
  );
}
