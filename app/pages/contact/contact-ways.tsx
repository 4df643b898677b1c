import { IconBrandWhatsapp, IconClock, IconExternalLink, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { contact } from '../../content/contact.ts';
import { chatLink, office } from '../../content/office.ts';
import { shell } from '../../content/shared/shell.ts';
import { useLanguage } from '../../language/provider.tsx';
import { EmailLink, PhoneLink, PostalAddress } from '../../sections/office-data.tsx';
import { ButtonLink } from '../../ui/button.tsx';

const icon = { size: 24, stroke: 1.5, className: 'row-span-2 mt-1.5 text-accent', 'aria-hidden': true } as const;

/** CO-1: phone, e-mail, address, working hours, chat. */
export function ContactWays() {
  const { t } = useLanguage();
  const { ways } = contact;
  return (
    <div>
      <h2 className="mb-5">{t(ways.title)}</h2>
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
        </Way>
      </dl>
      <div className="mt-7">
        <ButtonLink href={chatLink(t(contact.greeting))} look="line" newTab={t(shell.newTab)}>
          <IconBrandWhatsapp size={24} stroke={1.5} aria-hidden="true" />
          {t(ways.chat)}
          <IconExternalLink size={20} stroke={1.5} aria-hidden="true" className="mirror" />
        </ButtonLink>
      </div>
    </div>
  );
}

function Way({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[1.75rem_1fr] gap-x-3.5 border-b border-ink-3 py-3.5">
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
