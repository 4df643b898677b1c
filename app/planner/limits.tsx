import { planner } from '../content/planner.ts';
import { useLanguage } from '../language/provider.tsx';
import { Alert } from '../ui/alert.tsx';
import { mostWeights } from './measured.ts';

/** What stands with every result: the safety line, and what this calculation can't know. */
export function Limits() {
  const { t } = useLanguage();
  const { limits } = planner;
  return (
    <Alert title={t(limits.title)}>
      <p className="font-semibold">{t(limits.safety)}</p>
      <ul className="grid list-disc gap-1 ps-5 small">
        {limits.list.map((limit) => (
          <li key={limit.en}>{t(limit, { weights: mostWeights })}</li>
        ))}
      </ul>
    </Alert>
  );
}
