import type { SectionOf } from '../../content/project-content.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Say } from '../../register/say.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

/** Short lists side by side, on the quiet band. */
export function Lists({ heading, note, lists }: SectionOf<'lists'>) {
  const { t } = useLanguage();
  return (
    <section className="wrap bg-paper-2 section">
      <SectionHead title={t(heading)} note={<Say words={note} />} />
      <div
        className={`mt-[clamp(1.75rem,4vw,3.5rem)] grid gap-x-(--gap) gap-y-10 ${lists.length === 2 ? 'sm:grid-cols-2' : 'sm:grid-cols-3'}`}
      >
        {lists.map((list, index) => (
          <div key={index} className="row-span-2 grid grid-rows-subgrid gap-y-0">
            <h3 className="self-end border-b-2 border-ink pb-3 text-h4">{t(list.title)}</h3>
            <ul>
              {list.items.map((item, position) => (
                <li key={position} className="border-ink-3 py-3.5 not-first:border-t">
                  <Say words={item} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
