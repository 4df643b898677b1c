import type { SectionOf } from '../../content/project-content.ts';
import { useLanguage } from '../../language/provider.tsx';
import { BalloonNumber } from '../../media/legend.tsx';
import { Words } from '../../rich-text/words.tsx';
import { SafetyLine } from '../../sections/safety-line.tsx';
import { RailSection, Section } from '../../ui/section-head.tsx';
import type { PartProps } from './pictures.tsx';

export const Safety = ({ text }: SectionOf<'safety'>) => <SafetyLine text={text} />;

/** Statements in columns under one rule; more than four a row each. */
export function Points({ headId, heading, points }: SectionOf<'points'> & PartProps) {
  const { t } = useLanguage();
  if (points.length <= 4)
    return (
      <Section headId={headId} title={t(heading)}>
        <dl className="columns" data-count={points.length}>
          {points.map((point, index) => (
            <div key={index}>
              <dt className="text-h4 font-semibold leading-[1.4]">{t(point.title)}</dt>
              <dd>
                <Words of={point.text} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    );
  return (
    <RailSection headId={headId} title={t(heading)}>
      <dl className="border-y-2 border-ink">
        {points.map((point, index) => (
          <div
            key={index}
            className="grid items-baseline gap-x-10 gap-y-1 border-ink-3 py-3.5 not-first:border-t sm:grid-cols-[5fr_10fr]"
          >
            <dt className="text-h4 font-semibold leading-[1.4]">{t(point.title)}</dt>
            <dd className="measure">
              <Words of={point.text} />
            </dd>
          </div>
        ))}
      </dl>
    </RailSection>
  );
}

/** A procedure in steps along one line: across the page on a desktop, down it elsewhere. */
export function Steps({ headId, heading, points }: SectionOf<'steps'> & PartProps) {
  const { t } = useLanguage();
  return (
    <Section headId={headId} title={t(heading)}>
      <ol className="step-line">
        {points.map((point, index) => (
          <li key={index}>
            <BalloonNumber n={index + 1} solid />
            <div>
              <h3>{t(point.title)}</h3>
              <p>
                <Words of={point.text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Short lists side by side, on the quiet band. */
export function Lists({ headId, heading, lists }: SectionOf<'lists'> & PartProps) {
  const { t } = useLanguage();
  return (
    <Section headId={headId} ground="quiet" title={t(heading)}>
      <div className={`grid gap-x-(--gap) gap-y-10 ${lists.length === 2 ? 'sm:grid-cols-2' : 'sm:grid-cols-3'}`}>
        {lists.map((list, index) => (
          <div key={index} className="row-span-2 grid grid-rows-subgrid gap-y-0">
            <h3 className="self-end border-b-2 border-ink pb-3 text-h4">{t(list.title)}</h3>
            <ul>
              {list.items.map((item, position) => (
                <li key={position} className="border-ink-3 py-3.5 not-first:border-t">
                  <Words of={item} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
