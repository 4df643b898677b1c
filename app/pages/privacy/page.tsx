import { privacy } from '../../content/privacy.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { PrivacyCards } from './cards.tsx';
import { PrivacyContact } from './contact.tsx';
import { KeptData } from './kept.tsx';
import { MessagePath } from './messages.tsx';
import { OtherServices } from './others.tsx';
import { PrivacyRights } from './rights.tsx';

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
