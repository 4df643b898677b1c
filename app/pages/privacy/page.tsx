import { privacy } from '../../content/privacy.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { OnThisPage } from '../../sections/on-this-page.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { PrivacyCards } from './cards.tsx';
import { KeptData } from './kept.tsx';
import { MessagePath, OtherServices } from './recipients.tsx';
import { PrivacyContact, PrivacyRights } from './rights.tsx';

const parts = [
  ['kept', privacy.kept.title],
  ['messages', privacy.messages.title],
  ['others', privacy.others.title],
  ['rights', privacy.rights.title],
  ['contact', privacy.contact.title],
] as const;

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
      <OnThisPage parts={parts} />
      <PrivacyCards />
      <KeptData />
      <MessagePath />
      <OtherServices />
      <PrivacyRights />
      <PrivacyContact />
    </>
  );
}
