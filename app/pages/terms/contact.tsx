import { office } from '../../content/office.ts';
import { terms } from '../../content/terms.ts';
import { useLanguage } from '../../language/provider.tsx';
import { EmailLink, PhoneLink, PostalAddress } from '../../sections/office-data.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ArrowEnd } from '../../ui/icons.tsx';

/** TE-1: the contact block with the address. */
export function TermsContact() {
  const { t } = useLanguage();
  return (
    <section className="dark wrap bg-ink py-[clamp(3.5rem,6vw,6rem)] text-paper">
      <div className="grid-12 items-end gap-y-8">
        <h2 className="md:col-[1/5]!">{t(terms.contact.title)}</h2>
        <div className="md:col-[5/8]!">
          <b>{t(office.name)}</b>
          <PostalAddress />
        </div>
        <p className="md:col-[8/10]!">
          <PhoneLink />
          <br />
          <EmailLink />
        </p>
        <div className="md:col-[10/-1]! md:justify-self-end">
          <ButtonLink href="/contact" look="inverse">
            {t(terms.contact.link)}
            <ArrowEnd className="text-accent" />
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
