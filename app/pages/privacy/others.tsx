import { IconBrandWhatsapp, IconMap, IconMovie } from '@tabler/icons-react';
import { privacy } from '../../content/privacy.ts';
import { useLanguage } from '../../language/provider.tsx';
import { RailSection } from '../../ui/section-head.tsx';

const icons = { map: IconMap, chat: IconBrandWhatsapp, film: IconMovie } as const;

/** PR-1: what others learn, and that they learn nothing before a click. */
export function OtherServices() {
  const { t } = useLanguage();
  const { others } = privacy;
  return (
    <section id="others" className="wrap section">
      <RailSection title={t(others.title)} note={t(others.note)}>
        <ul className="border-t-2 border-ink">
          {others.items.map((item) => {
            const Icon = icons[item.icon];
            return (
              <li
                key={item.icon}
                className="grid gap-x-(--gap) gap-y-2 border-b border-grid py-6 last:border-b-2 last:border-ink sm:grid-cols-[minmax(0,3fr)_minmax(0,6fr)]"
              >
                <h3 className="flex items-center gap-3.5">
                  <Icon size={30} stroke={1.5} className="text-accent" aria-hidden="true" />
                  {t(item.title)}
                </h3>
                <p>{t(item.text)}</p>
              </li>
            );
          })}
        </ul>
      </RailSection>
    </section>
  );
}
