import type { ReactNode } from 'react';
import { PlanSymbols } from '../../drawings/kit/plan-symbols.tsx';
import { plannerResults as words } from '../content/planner-results.ts';
import { plannerValues } from '../content/planner-values.ts';
import { gap, roundToThree } from '../language/format.ts';
import { useLanguage } from '../language/provider.tsx';
import { Words } from '../rich-text/words.tsx';
import { columnValues } from './columns.ts';
import type { Plan, Result, Stage } from './plan.ts';

/** Above the limit some of a kind are drawn, and the queue leaves the sheet. */
const limit = 40;
const some = 10;

interface PlanPictureProps {
  plan: Plan;
  result: Result;
}

/** The calculated site, counted and to scale. Its one sentence is for people who do not see it. */
export function PlanPicture({ plan, result }: PlanPictureProps) {
  const { t, format } = useLanguage();
  const { machines, columns } = result;
  const { middle, unfavourable } = columns;
  const { picture, needs } = words;
  const load = format.quantity(roundToThree(middle.payload), 'tonne');
  const reserve = plan.trucks ? 0 : (middle.reserveTrucks ?? 0);
  const rated = format.quantity(plan.changed.rated ?? plannerValues.table.rated.usual, 'tonnePerHour');
  const plants = middle.plants && machines.crush;
  const extra = (adverse: number | null, count: number): number => Math.max(0, (adverse ?? 0) - count);
  const kinds: Kind[] = [
    {
      stage: 'haul',
      unit: 'truck',
      note: t(needs[reserve > 0 ? 'trucksNote' : 'fleetNote'], {
        reserve: format.quantity(reserve, 'oneOfMany'),
        load,
      }),
      count: machines.haul,
      reserve,
      extra: extra(unfavourable.trucks, machines.haul),
    },
    {
      stage: 'crush',
      unit: 'plant',
      note: t(needs[plants === 1 ? 'plantNote' : 'plantsNote'], { rated }),
      count: plants,
      extra: extra(unfavourable.plants, plants),
    },
    { stage: 'load', unit: 'loader', count: machines.load, extra: extra(unfavourable.loaders, machines.load) },
  ];
  const sentence = t(picture.sentence, {
    trucks: format.quantity(machines.haul, 'truck'),
    plants: format.quantity(plants, 'plant'),
    loaders: format.quantity(machines.load, 'loader'),
    yard: format.quantity(roundToThree(middle.yardSquareMetres), 'squareMetre'),
    stage: t(words.timeline.stages[middle.bottleneck]),
  });
  return (
    <figure className="plan-picture" role="img" aria-label={sentence}>
      <PlanSymbols />
      {kinds
        .filter(({ count }) => count > 0)
        .map((kind) => (
          <Machines key={kind.stage} {...kind} bottleneck={kind.stage === middle.bottleneck}>
            {kind.stage === 'haul' && <Roads plan={plan} />}
          </Machines>
        ))}
      <Yard result={result} />
      <Heaps result={result} />
      <p className="plan-picture-note tiny text-ink-2">{t(picture.note)}</p>
    </figure>
  );
}

interface Kind {
  stage: Stage;
  unit: 'truck' | 'plant' | 'loader';
  note?: string;
  count: number;
  reserve?: number;
  /** What the adverse case needs beside them. */
  extra: number;
}

function Machines({
  stage,
  unit,
  note,
  count,
  reserve = 0,
  extra,
  bottleneck,
  children,
}: Kind & { bottleneck: boolean; children: ReactNode }) {
  const { t, format } = useLanguage();
  const { picture } = words;
  return (
    <div className={`plan-kind plan-${stage} ${bottleneck ? 'plan-slowest' : ''}`}>
      <p>
        <b>{format.quantity(count, unit)}</b> {bottleneck && <strong>{t(picture.bottleneck)}</strong>}
        {note && (
          <span className="tiny text-ink-2">
            <Words of={note} />
          </span>
        )}
        {extra > 0 && (
          <span className="tiny text-ink-2">{t(picture.adverse, { count: format.quantity(count + extra, unit) })}</span>
        )}
      </p>
      <div>
        <Figures of={stage} count={count} className="plan-works" />
        <Figures of={stage} count={reserve} className="plan-reserve" />
        <Figures of={stage} count={extra} className="plan-adverse" />
      </div>
      {children}
    </div>
  );
}

function Figures({ of, count, className }: { of: Stage; count: number; className: string }) {
  if (count === 0) return null;
  return (
    <span className={className}>
      {Array.from({ length: count > limit ? some : count }, (_, n) => (
        <svg key={n}>
          <use href={`#plan-${of}`} />
        </svg>
      ))}
      {count > limit && <i />}
    </span>
  );
}

/** Both roads as ribbons, to one scale. */
function Roads({ plan }: { plan: Plan }) {
  const { t, format } = useLanguage();
  const values = columnValues('middle', plan.changed);
  const roads = ['plant-km', 'landfill-km'] as const;
  const longest = Math.max(...roads.map((id) => values[id]));
  // The longer one is under the trucks.
  return (values[roads[0]] < longest ? ([roads[1], roads[0]] as const) : roads).map(
    (id) =>
      values[id] > 0 && (
        <p key={id} className="plan-road tiny">
          <svg width={`${((values[id] / longest) * 100).toFixed(1)}%`} />
          {t(words.picture.roads[id], { haul: format.quantity(values[id], 'kilometre') })}
        </p>
      ),
  );
}

/** The yard's side in metres is the root of its area; the viewBox is in metres too. */
function Yard({ result: { columns } }: { result: Result }) {
  const { t, format } = useLanguage();
  const [side, adverse] = [columns.middle, columns.unfavourable].map(({ yardSquareMetres }) =>
    Math.sqrt(yardSquareMetres),
  ) as [number, number];
  if (side === 0) return null;
  const square = (length: number): string =>
    `M0 0h${metres(length)}l${metres(length * lean)}-${metres(length * deep)}H${metres(length * lean)}z`;
  const wide = Math.max(side, adverse) * (1 + lean);
  const high = Math.max(4, Math.max(side, adverse) * deep) + 1;
  return (
    <div className="plan-kind plan-yard">
      <p>
        <b>{format.exact(roundToThree(side ** 2))}</b>
        {gap}
        {t(words.units.squareMetre)} {t(words.rows.yardSquareMetres)}
        <span className="tiny text-ink-2">
          {t(words.picture.side, { side: format.quantity(roundToThree(side), 'metre') })}
        </span>
      </p>
      <svg preserveAspectRatio="xMinYMax" viewBox={`0 ${metres(-high)} ${metres(wide + 15)} ${metres(high)}`}>
        {adverse > side && <path d={square(adverse)} className="plan-adverse" />}
        <path d={square(side)} fill="var(--color-ochre)" />
        <svg x={metres(wide + 2)} y="-3.4" width="8.7" height="3.4" className="plan-works">
          <use href="#plan-haul" />
        </svg>
        <path d={`M${metres(wide + 12.5)}-1.45${person}`} fill="currentColor" />
      </svg>
    </div>
  );
}

/** A person of 1.75 m, from the shoulders. */
const person = 'c-.2-.35.2-.35 0 0h.25v.7h-.1v.75h-.35v-.75h-.1v-.7z';
/** How far the square that lies on the ground leans back, in parts of its side. */
const [lean, deep] = [0.35, 0.42];
const metres = (value: number): number => Number(value.toFixed(2));

/** What comes out, as heaps whose areas are their masses. */
function Heaps({ result: { columns } }: { result: Result }) {
  const { t, format } = useLanguage();
  const { tonnes, aggregate, recoveredSteel, remainder } = columns.middle;
  const heaps = (
    [
      ['aggregate', aggregate, 'var(--color-ochre)'],
      ['recoveredSteel', recoveredSteel, 'var(--color-steel)'],
      ['remainder', remainder, 'var(--color-grid)'],
    ] as const
  ).filter(([, mass]) => mass > 0);
  return (
    <ul className="plan-kind plan-heaps">
      {heaps.map(([id, mass, fill]) => (
        <li key={id}>
          <svg viewBox="-50 -50 100 50">
            <path d={heap(Math.sqrt(mass / tonnes))} fill={fill} />
          </svg>
          <b>{format.quantity(roundToThree(mass), 'tonne')}</b>
          <span className="tiny text-ink-2">{t(words.rows[id])}</span>
        </li>
      ))}
    </ul>
  );
}

const heap = (root: number): string =>
  `M${metres(-50 * root)} 0l${metres(50 * root)}-${metres(50 * root)} ${metres(50 * root)} ${metres(50 * root)}z`;
