import { law } from '../content/figures/law.ts';
import { planner } from '../content/planner.ts';
import { siteOrder } from '../content/shared/safety.ts';
import { useLanguage } from '../language/provider.tsx';
import { Alert } from '../ui/alert.tsx';
import { maxWeights } from './measured.ts';

/** Shown with every result: the safety line and the calculation's limits. */
export function Limits() {
  const { t, format } = useLanguage();
  const { limits } = planner;
  return (
    <div className="plan wrap pt-8 sm:pt-11 print:pt-0">
      <p className="print-only tiny">{t(planner.sources)}</p>
      <Alert
        title={t(limits.title)}
        beside={
          <ul className="grid list-disc gap-1 ps-5 small">
            {limits.list.map((limit) => (
              <li key={limit.en}>
                {t(limit, { weights: maxWeights, report: format.quantity(law.reportDays.value, 'day') })}
              </li>
            ))}
          </ul>
        }
      >
        <p className="font-semibold">{t(limits.safety)}</p>
        {siteOrder.map((sentence) => (
          <p key={sentence.en} className="mt-2 print:mt-0">
            {t(sentence)}
          </p>
        ))}
      </Alert>
    </div>
  );
}
