import type { SectionOf } from '../../content/project-content.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Gallery as Pictures } from '../../media/gallery.tsx';
import { Say } from '../../register/say.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

/** The project's drawings; each opens large in the viewer. */
export function Gallery({ heading, note, items }: SectionOf<'gallery'>) {
  const { t } = useLanguage();
  return (
    <section className="plain wrap section print:break-inside-avoid">
      <SectionHead
        title={t(heading)}
        note={
          <span className="print:hidden">
            <Say words={note} />
          </span>
        }
      />
      <div className="mt-[clamp(1.75rem,4vw,3.5rem)]">
        <Pictures
          items={items.map((item) => ({
            of: item.photo ?? item.name,
            title: t(item.title),
            description: <Say words={item.description} />,
          }))}
        />
      </div>
    </section>
  );
}
