import { privacy } from '../content/privacy.ts';
import { useLanguage } from '../language/provider.tsx';
import { Hero } from '../sections/hero.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { PrivacyCards } from '../sections/privacy/cards.tsx';
import { PrivacyContact } from '../sections/privacy/contact.tsx';
import { KeptData } from '../sections/privacy/kept.tsx';
import { MessagePath } from '../sections/privacy/messages.tsx';
import { OtherServices } from '../sections/privacy/others.tsx';
import { PrivacyRights } from '../sections/privacy/rights.tsx';

export function Page() {
  const { t, format } = useLanguage();
  return (
    <>
      <PageHead path="/privacy" meta={privacy.meta} />
      <Hero
        breadcrumb={['/', '/privacy']}
        title={t(privacy.title)}
        lead={t(privacy.lead)}
        badge={
          <p className="small text-ink-2">{t(privacy.updated.label, { date: format.date(privacy.updated.date) })}</p>
        }
      />
      <PrivacyCards />
      <KeptData />
      <MessagePath />
      <OtherServices />
      <PrivacyRights />
      <PrivacyContact />
    </>
  );
}
