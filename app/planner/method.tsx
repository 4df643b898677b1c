import { planner } from '../content/planner.ts';
import { useLanguage } from '../language/provider.tsx';
import { FoldedGroup } from '../ui/folded-table.tsx';

/** How a plan is calculated; the form has the values. Static HTML that no script loads. */
export function PlannerMethod() {
  const { t } = useLanguage();
  const { title, cases, steps, sources, aggregate } = planner.method;
  return (
    <FoldedGroup id="method" title={t(title)}>
      <div className="grid gap-x-12 gap-y-6 py-4 lg:grid-cols-[7fr_6fr]">
        <dl>
          {steps.map(({ name, text }) => (
            <div key={name.en} className="gap-4 border-grid py-2 not-first:border-t sm:grid sm:grid-cols-[1fr_2.6fr]">
              <dt className="font-semibold">{t(name)}</dt>
              <dd>{t(text)}</dd>
            </div>
          ))}
        </dl>
        <div className="grid content-start gap-4">
          {[cases, sources, aggregate].map((text) => (
            <p key={text.en}>{t(text)}</p>
          ))}
        </div>
      </div>
    </FoldedGroup>
  );
}
