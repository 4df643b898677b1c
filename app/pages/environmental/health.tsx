import { consequences } from '../../content/environmental-consequences.ts';
import { environment } from '../../content/figures/environment.ts';
import { healthExample } from '../../content/settings.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Words } from '../../rich-text/words.tsx';
import { ScaleBar } from '../../ui/scale-bar.tsx';
import { RailSection } from '../../ui/section-head.tsx';

/** The axis of the bars, up to the next round number above the largest count. */
const axis = [0, 500, 1_000, 1_500] as const;

/** EN-1: four illnesses per 10,000 residents, and how to read them for a neighbourhood. */
export function Health() {
  const { t, format } = useLanguage();
  const { health } = consequences;
  const { calculator } = health;
  const { residents } = healthExample;
  return (
    <RailSection id="health" ground="ruled" title={t(health.title)} note={<Words of={health.note} />}>
      <div className="grid gap-x-12 gap-y-6 sm:max-md:grid-cols-2 lg:grid-cols-[7fr_5fr]">
        <dl className="border-t-2 border-ink">
          {health.conditions.map((condition, index) => (
            <div key={condition.name.en} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-1.5">
              <dt>{t(condition.name)}</dt>
              <dd className="text-[1.375rem] font-semibold leading-[1.3]">
                <Words of={condition.cases} />
              </dd>
              <dd className="col-span-2 mt-1">
                <ScaleBar
                  value={condition.cases.value}
                  max={axis[3]}
                  label={t(condition.name)}
                  // One scale for all bars.
                  ticks={index === health.conditions.length - 1 ? axis.map(format.number) : undefined}
                />
              </dd>
            </div>
          ))}
        </dl>
        {/* A text without input, as EN-1 demands. */}
        <div className="self-start border-2 border-ink bg-white px-5 py-4">
          <h3>{t(calculator.title)}</h3>
          <p className="mt-2">
            <Words of={calculator.text} />
          </p>
          <p className="mt-3 font-semibold" data-computed>
            <Words of={calculator.example} />
          </p>
          <dl>
            {health.conditions.map(({ name, cases }) => (
              <div key={name.en} className="flex items-baseline justify-between gap-4 border-t border-ink-3 py-1">
                <dt>{t(name)}</dt>
                <dd data-computed>{format.number((cases.value * residents) / environment.per.value)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </RailSection>
  );
}
