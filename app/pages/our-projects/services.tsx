import { machinery } from '../../content/our-projects.ts';
import { useLanguage } from '../../language/provider.tsx';
import { BalloonNumber } from '../../media/legend.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

/** Four services, numbered because their order is the order of the work. */
export function MachineryServices() {
  const { t } = useLanguage();
  const { services } = machinery;
  return (
    <section className="wrap section">
      <SectionHead title={t(services.title)} note={t(services.note)} />
      <ol className="mt-12 grid gap-x-(--gap) gap-y-10 sm:grid-cols-2 md:grid-cols-4">
        {services.items.map((item, index) => (
          <li key={item.id} className="border-t-[1.5px] border-ink pt-5">
            <BalloonNumber n={index + 1} />
            <h3 className="mt-4 mb-2">{t(item.title)}</h3>
            <p className="max-w-[36ch] text-ink-2">{t(item.text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
