import type { SectionOf } from '../../content/project-content.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Legend } from '../../media/legend.tsx';
import { Say } from '../../register/say.tsx';
import { Drawn } from '../../sections/drawn.tsx';
import { SmallWhole } from '../../sections/small-whole.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

/** A drawing from edge to edge, and under it what its numbered parts are. */
export function Parts({ heading, note, picture, points }: SectionOf<'parts'>) {
  const { t } = useLanguage();
  return (
    <section className="bg-paper-2 section">
      <div className="wrap pb-[clamp(1.75rem,4vw,3.5rem)]">
        <SectionHead title={t(heading)} note={<Say words={note} />} />
      </div>
      <Drawn {...picture} from="sm" />
      {picture.sheet && !picture.photo && <SmallWhole name={picture.name} wrap />}
      <div className="wrap pt-[clamp(1.75rem,3vw,2.75rem)]">
        <Legend
          onSheet="sm"
          columns={4}
          items={points.map((point) => ({ name: t(point.title), note: <Say words={point.text} /> }))}
        />
      </div>
    </section>
  );
}
