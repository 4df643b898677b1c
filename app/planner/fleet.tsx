import { GhostTruck, TruckShape, truckSize } from '../../drawings/clearance-plan/shapes.tsx';
import { plannerResults as words } from '../content/planner-results.ts';
import { useLanguage } from '../language/provider.tsx';
import { groupOf } from './group-of.ts';
import type { Result } from './plan.ts';

/** Above this number, trucks are drawn as groups. */
const maxTrucks = 24;

/**
 * The trucks that the deadline needs: those of the favourable column, then the middle's additional ones, then the
 * unfavourable's, dashed.
 */
export function Fleet({ result: { columns } }: { result: Result }) {
  const { t, format } = useLanguage();
  const { favourable, middle, unfavourable } = columns;
  if (favourable.trucks === null || middle.trucks === null) return null;
  const [good, usual, bad] = [favourable.trucks, middle.trucks, unfavourable.trucks ?? middle.trucks];
  const each = groupOf(bad, maxTrucks);
  const [sure, likely, all] = [good, usual, bad].map((count) => Math.ceil(count / each)) as [number, number, number];
  const red = middle.bottleneck === 'haul';
  const paints = red
    ? ['var(--color-accent)', 'var(--color-accent-pale)']
    : ['var(--color-steel)', 'var(--color-ink-soft)'];
  const kinds = Array.from({ length: all }, (_, n) => (n < sure ? 'sure' : n < likely ? 'likely' : 'ghost'));
  return (
    <figure>
      <figcaption className="flex flex-wrap items-baseline gap-x-4">
        <h3 className="text-h4">{t(words.rows.trucks)}</h3>
        <p className="small text-ink-2">
          {good === bad
            ? format.number(good)
            : t(words.fleet.note, {
                good: format.number(good),
                usual: format.number(usual),
                bad: unfavourable.trucks === null ? '–' : format.number(bad),
              })}
          {each > 1 && ` · ${t(words.fleet.each, { each: format.quantity(each, 'truck') })}`}
        </p>
      </figcaption>
      <svg width="0" height="0" className="absolute" fill="none" aria-hidden="true">
        <defs>
          <g id="plan-sure">
            <TruckShape paint={paints[0]!} />
          </g>
          <g id="plan-likely">
            <TruckShape paint={paints[1]!} />
          </g>
          <g id="plan-ghost">
            <GhostTruck />
          </g>
        </defs>
      </svg>
      <div aria-hidden="true" className="plan-fleet">
        {kinds.map((kind, n) => (
          <svg
            key={n}
            viewBox={`0 -${truckSize[1]} ${truckSize[0]} ${truckSize[1] + 1}`}
            fill="none"
            className="mirror"
          >
            <use href={`#plan-${kind}`} />
          </svg>
        ))}
      </div>
    </figure>
  );
}
