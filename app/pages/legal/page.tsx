import { contact } from '../../content/contact.ts';
import { legal } from '../../content/legal.ts';
import { chatLink } from '../../content/office.ts';
import { shell } from '../../content/shared/shell.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { SafetyLine } from '../../sections/safety-line.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { LegalChallenges } from './challenges.tsx';
import { LegalSteps } from './guide.tsx';

/** LE-1. */
export function Page() {
  const { t } = useLanguage();
  const { consultation } = legal;
  return (
    <>
      <PageHead path="/legal" meta={legal.meta} />
      <Hero
        breadcrumb={['/', '/legal']}
        title={t(legal.meta.title)}
        lead={t(legal.lead)}
        action={
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink href="/contact?subject=legal" arrow>
              {t(consultation.button)}
            </ButtonLink>
            <a href="#steps" className="inline-flex min-h-11 items-center font-semibold print:hidden">
              {t(legal.steps.link)}
            </a>
          </div>
        }
      />
      <LegalChallenges />
      <SafetyLine text={legal.safety} />
      <LegalSteps />
      <div className="wrap closing">
        <div className="flex-1 lead">{t(consultation.rule)}</div>
        <ButtonLink href={chatLink(t(consultation.greeting))} look="line" newTab={t(shell.newTab)}>
          {t(contact.ways.chat)}
        </ButtonLink>
      </div>
    </>
  );
}
