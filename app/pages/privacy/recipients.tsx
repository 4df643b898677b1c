import { IconBrandWhatsapp, IconMap } from '@tabler/icons-react';
import { office } from '../../content/office.ts';
import { privacy } from '../../content/privacy.ts';
import { useLanguage } from '../../language/provider.tsx';
import { BalloonNumber } from '../../media/legend.tsx';
import { RailSection, Section } from '../../ui/section-head.tsx';

/** PR-1: a message's path from the visitor's browser to the office. */
export function MessagePath() {
  const { t } = useLanguage();
  const { messages } = privacy;
  const inSyria = office.legal.messagesInSyria;
  return (
    <Section id="messages" ground="ruled" title={t(messages.title)} note={t(messages.note)}>
      <ol className="grid gap-x-(--gap) gap-y-9 sm:grid-cols-3">
        {messages.steps.map((step, index) => (
          <li key={step.title.en} className="border-t-[1.5px] border-ink pt-4">
            <BalloonNumber n={index + 1} solid />
            <h3 className="mt-3.5">{t(step.title)}</h3>
            <p className="mt-2">{t(step.text)}</p>
          </li>
        ))}
      </ol>
      {inSyria && <p className="mt-8">{t(messages.inSyria[inSyria])}</p>}
      <p className="mt-10 w-fit border-2 border-accent bg-white px-5 py-3 font-semibold">{t(messages.warning)}</p>
    </Section>
  );
}

const icons = { map: IconMap, chat: IconBrandWhatsapp } as const;

/** PR-1: other services, which get no data before a click. */
export function OtherServices() {
  const { t } = useLanguage();
  const { others } = privacy;
  return (
    <RailSection id="others" title={t(others.title)} note={t(others.note)}>
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
  );
}
