import { content as excavator } from '../../content/drawings/excavator-rubble.ts';
import { machinery } from '../../content/our-projects.ts';
import { useLanguage } from '../../language/provider.tsx';
import { BalloonNumber } from '../../media/legend.tsx';
import { Drawn } from '../../sections/drawn.tsx';
import { DataList } from '../../sections/office-data.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { RailSection, Section } from '../../ui/section-head.tsx';

/** Four services, numbered because their order is the order of the work. */
export function MachineryServices() {
  const { t } = useLanguage();
  const { services } = machinery;
  return (
    <Section title={t(services.title)} note={t(services.note)}>
      <ol className="grid gap-x-(--gap) gap-y-10 sm:grid-cols-2 md:grid-cols-4">
        {services.items.map((item, index) => (
          <li key={item.id} className="border-t-[1.5px] border-ink pt-5">
            <BalloonNumber n={index + 1} />
            <h3 className="mt-4 mb-2">{t(item.title)}</h3>
            <p className="max-w-[36ch] text-ink-2">{t(item.text)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Why with this office: a dark band with the excavator in its other colours. */
export function MachineryReasons() {
  const { t } = useLanguage();
  const { why } = machinery;
  return (
    <section className="dark overflow-hidden bg-ink text-paper">
      <div className="wrap-end grid items-end lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)] lg:gap-x-16">
        <div className="max-lg:hidden">
          <Drawn name="excavator-rubble" sheet={excavator} view="sheet" ground="ink" />
        </div>
        <div className="py-(--section) max-lg:wrap-start">
          <h2>{t(why.title)}</h2>
          <ul className="mt-8 sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-(--gap)">
            {why.items.map((item) => (
              <li key={item.title.en} className="border-t border-ink-2 py-5">
                <h3 className="text-h4">{t(item.title)}</h3>
                <p className="mt-1 text-ink-soft">{t(item.text)}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** What to tell the office, as a ruled list that leads to the form with its subject filled in. */
export function MachineryChecklist() {
  const { t } = useLanguage();
  const { checklist } = machinery;
  return (
    <RailSection ground="quiet" title={t(checklist.title)} note={t(checklist.note)}>
      <DataList named rows={checklist.items.map(({ name, ask }) => ({ label: t(name), value: t(ask) }))} />
      <div className="mt-8">
        <ButtonLink href="/contact?subject=machinery" arrow>
          {t(checklist.button)}
        </ButtonLink>
      </div>
    </RailSection>
  );
}
