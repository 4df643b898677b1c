import { terms } from '../../content/terms.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { AccessibilityStatement, Imprint, TermsContact } from './imprint.tsx';
import { TermsText } from './text.tsx';

export function Page() {
  const { t, format } = useLanguage();
  return (
    <>
      <PageHead path="/terms" meta={terms.meta} />
      <Hero
        breadcrumb={['/', '/terms']}
        title={t(terms.title)}
        lead={t(terms.lead)}
        badge={<p className="small text-ink-2">{t(terms.updated.label, { date: format.date(terms.updated.date) })}</p>}
      />
      <TermsText />
      <TermsContact />
      <Imprint />
      <AccessibilityStatement />
    </>
  );
}
