import {
  IconAddressBook,
  IconBrandWhatsapp,
  IconClock,
  IconExternalLink,
  IconMail,
  IconMapPin,
  IconPhone,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { contact } from '../../content/contact.ts';
import { chatLink, office } from '../../content/office.ts';
import { shell } from '../../content/shared/shell.ts';
import { officeIsReachable } from '../../content/stand-ins.ts';
import { useLanguage } from '../../language/provider.tsx';
import { EmailLink, PhoneLink, PostalAddress } from '../../sections/office-data.tsx';
import { ButtonLink } from '../../ui/button.tsx';

const icon = { size: 24, stroke: 1.5, className: 'row-span-2 mt-1.5 text-accent', 'aria-hidden': true } as const;

/** CO-1: phone, e-mail, address, working hours, chat. */
export function ContactWays() {
  const { t } = useLanguage();
  const { ways } = contact;
  return (
    <>
      <h2 className="mb-5.5">{t(ways.title)}</h2>
      <dl className="border-t-2 border-ink">
        <Way icon={<IconPhone {...icon} />} label={t(ways.phone)}>
          <PhoneLink large />
        </Way>
        <Way icon={<IconMail {...icon} />} label={t(ways.email)}>
          <EmailLink large />
        </Way>
        <Way icon={<IconMapPin {...icon} />} label={t(ways.address)}>
          <PostalAddress />
        </Way>
        <Way icon={<IconClock {...icon} />} label={t(ways.hours)}>
          {t(ways.hoursText, office.hours)}
          <span className="block small font-normal text-ink-2">{t(ways.timeZone)}</span>
          <span className="block small font-normal text-balance text-ink-2">{t(ways.damascus, damascusHours)}</span>
          <Week />
        </Way>
      </dl>
      <div className="mt-7">
        <ButtonLink href={chatLink(t(contact.greeting))} look="line" newTab={t(shell.newTab)}>
          <IconBrandWhatsapp size={24} stroke={1.5} aria-hidden="true" />
          {t(ways.chat)}
          <IconExternalLink size={20} stroke={1.5} aria-hidden="true" className="mirror" />
        </ButtonLink>
      </div>
      {officeIsReachable() && <ContactCard />}
    </>
  );
}

/** The build writes the file (tools/building/contact-card.ts). */
function ContactCard() {
  const { language, t } = useLanguage();
  const { card, code } = contact.ways;
  return (
    <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
      <img src={`/office-${language}.svg`} alt={t(code)} width="176" height="176" loading="lazy" />
      <a href={`/office-${language}.vcf`} download className="inline-flex min-h-11 items-center gap-2 font-semibold">
        <IconAddressBook size={24} stroke={1.5} aria-hidden="true" />
        {t(card)}
      </a>
    </div>
  );
}

function Way({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[1.75rem_1fr] gap-x-3.5 border-b border-ink-3 py-4.5">
      <dt className="contents">
        {icon}
        <span className="small text-ink-2">{label}</span>
      </dt>
      <dd data-computed className="text-h4 leading-[1.6] font-semibold">
        {children}
      </dd>
    </div>
  );
}

const later = (clock: string, hours: number): string => {
  const [hour, minute] = clock.split(':');
  return `${Number(hour) + hours}:${minute}`;
};

/** Damascus has UTC+3 all year: one hour ahead of German summer time, two ahead of winter time. */
const damascusHours = {
  summerFrom: later(office.hours.from, 1),
  summerTo: later(office.hours.to, 1),
  winterFrom: later(office.hours.from, 2),
  winterTo: later(office.hours.to, 2),
};

/** The week as a bar: five working days solid, two dashed. */
function Week() {
  const { t } = useLanguage();
  return (
    <span aria-hidden="true" className="mt-2.5 grid max-w-110 grid-cols-7 max-sm:arabic:grid-cols-[repeat(7,auto)]">
      {contact.ways.days.map((day) => (
        <span
          key={day.name.en}
          className="text-center tiny font-normal whitespace-nowrap text-ink-2 max-sm:latin:text-[0.6875rem]"
        >
          <span
            className={`mb-1.5 block h-3 border ${day.open ? 'me-px border-ink bg-ink' : '-me-px dashed border-ink-2'}`}
          />
          {t(day.name)}
        </span>
      ))}
    </span>
  );
}
