import type { ReactNode } from 'react';
import { type Drawn, Plants, Roads, Stock, Streets } from '../../drawings/clearance-plan/cells.tsx';
import { groupOf } from '../../drawings/clearance-plan/pack.ts';
import { roundToThree } from '../carbon/mass.ts';
import { plannerResults as words } from '../content/planner-results.ts';
import { useLanguage } from '../language/provider.tsx';
import type { Plan, Result, Stage } from './plan.ts';

/** So many of one kind are drawn; more are drawn as groups. */
const most = { heaps: 10, trucks: 16, plants: 6, loaders: 5 } as const;

type Kind = 'trucks' | 'plants' | 'loaders';
const stageOf: Record<Kind, Stage> = { trucks: 'haul', plants: 'crush', loaders: 'load' };

interface Shown extends Drawn {
  needed: number;
  lacking: number;
  each: number;
}

/** What the middle column needs, drawn one by one or in groups; what is not at hand is dashed. */
function shownOf(kind: Kind, { columns: { middle }, machines }: Result): Shown {
  const needed = middle[kind] ?? 0;
  const lacking = Math.max(0, needed - machines[kind]);
  const each = needed > 0 ? groupOf(needed, most[kind]) : 1;
  const drawn = Math.ceil(needed / each);
  const ghosts = Math.min(drawn, Math.ceil(lacking / each));
  return { needed, lacking, each, count: drawn - ghosts, ghosts, bottleneck: middle.bottleneck === stageOf[kind] };
}

/** The plan as a picture: streets, road, plant and yard with the counts of the middle column, on one ground line. */
export function PlanDrawing({ plan, result }: { plan: Plan; result: Result }) {
  const { t, format } = useLanguage();
  const { middle } = result.columns;
  const { drawing } = words;
  const [trucks, plants, loaders] = (['trucks', 'plants', 'loaders'] as const).map((kind) => shownOf(kind, result));
  const heapTonnes = groupOf(middle.tonnes, most.heaps);
  const mass = (value: number) => format.quantity(roundToThree(value), 'tonne');
  const unit = { trucks: 'truck', plants: 'plant', loaders: 'loader' } as const;
  const notes = (kind: Kind, shown: Shown) => [
    ...(shown.each > 1 ? [t(drawing.each, { each: format.quantity(shown.each, unit[kind]) })] : []),
    ...(shown.lacking > 0 ? [t(drawing.lacking, { count: format.number(shown.lacking) })] : []),
  ];
  return (
    <figure aria-labelledby="plan-drawing" className="print:hidden">
      <div className="wrap grid grid-cols-1 gap-x-(--gap) gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        <Part
          picture={<Streets heaps={Math.ceil(middle.tonnes / heapTonnes)} loaders={loaders!} />}
          name={t(drawing.rubble)}
          value={mass(middle.tonnes)}
          notes={[
            ...(heapTonnes > 1 ? [t(drawing.each, { each: mass(heapTonnes) })] : []),
            format.quantity(loaders!.needed, 'loader'),
            ...notes('loaders', loaders!),
          ]}
        />
        <Part
          picture={<Roads trucks={trucks!} />}
          name={t(drawing.trucks)}
          value={middle.trucks === null ? t(words.impossible) : format.quantity(trucks!.needed, 'truck')}
          notes={notes('trucks', trucks!)}
        />
        <Part
          picture={
            <Plants
              plants={plants!}
              gate={plan.gateTonnes ? { bottleneck: middle.bottleneck === 'gate' } : undefined}
            />
          }
          name={t(drawing.plants)}
          value={format.quantity(plants!.needed, 'plant')}
          notes={notes('plants', plants!)}
        />
        <Part
          picture={
            <Stock
              aggregate={middle.aggregate / middle.tonnes}
              steel={middle.recoveredSteel / middle.tonnes}
              remainder={middle.remainder / middle.tonnes}
            />
          }
          name={t(drawing.stock)}
          value={mass(middle.aggregate)}
          notes={[
            t(words.rows.aggregate),
            `${t(words.rows.recoveredSteel)}: ${mass(middle.recoveredSteel)}`,
            `${t(words.rows.remainder)}: ${mass(middle.remainder)}`,
          ]}
        />
      </div>
      <figcaption className="wrap pt-4 small text-ink-2">
        <b id="plan-drawing" className="text-ink">
          {t(drawing.title)}.
        </b>{' '}
        {t(drawing.basis)}
      </figcaption>
    </figure>
  );
}

function Part({
  picture,
  name,
  value,
  notes,
}: {
  picture: ReactNode;
  name: string;
  value: string;
  notes: readonly string[];
}) {
  return (
    <div className="row-span-2 grid grid-rows-subgrid gap-y-0">
      <div className="self-end border-b-[2.5px] border-ink *:block *:h-auto *:w-full">{picture}</div>
      <div>
        <p className="mt-3 small text-ink-2">{name}</p>
        <p className="text-h3 leading-[1.3] font-semibold">{value}</p>
        <p className="small text-ink-2">
          {notes.map((note) => (
            <span key={note} className="block">
              {note}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}
