import { IconMinus, IconPlus } from '@tabler/icons-react';
import { contact } from '../../content/contact.ts';
import { legal } from '../../content/legal.ts';
import { chatLink } from '../../content/office.ts';
import { shell } from '../../content/shared/shell.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { OnThisPage } from '../../sections/on-this-page.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { RubbleAlert } from '../../sections/rubble-alert.tsx';
import { Share } from '../../share/share.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { LegalChallenges } from './challenges.tsx';
import { HouseGuide, LegalFamily } from './family.tsx';
import { LegalEvidence, LegalSteps } from './guide.tsx';
import { MarkedList } from './marked-list.tsx';

const parts = [
  ['family', legal.family.title],
  ['steps', legal.steps.title],
  ['evidence', legal.evidence.title],
  ['challenges', legal.challenges.title],
] as const;

export function Page() {
  const { t } = useLanguage();
  const { warning } = legal.evidence;
  return (
    <>
      <PageHead path="/legal" meta={legal.meta} />
      <Hero
        breadcrumb={['/', '/legal']}
        title={t(legal.title)}
        lead={t(legal.lead)}
        action={<HouseGuide />}
        tag={<Share />}
      />
      <RubbleAlert title={warning.title} own={warning.text} />
      <OnThisPage parts={parts} />
      <LegalFamily />
      <LegalSteps />
      <LegalEvidence />
      <LegalChallenges />
      <LegalConsultation />
    </>
  );
}

/** LE-1: the free consultation, its scope and its limits. */
function LegalConsultation() {
  const { t } = useLanguage();
  const { consultation } = legal;
  const [gives, withholds] = consultation.lists;
  // Breaks after the colon only.
  const [subject, kind] = t(consultation.title).split(/(?<=:) /);
  return (
    <section className="dark wrap section bg-ink text-paper">
      <div className="grid-12 gap-y-8">
        <div className="md:col-[1/7]!">
          <h2 className="question">
            <span className="inline-block">{subject}</span> <span className="inline-block">{kind}</span>
          </h2>
          <p className="mt-4 mb-6 max-w-[32em] border-s-3 border-accent-light ps-4.5 lead">{t(consultation.rule)}</p>
          <div className="flex flex-wrap items-center gap-x-7 gap-y-4">
            <ButtonLink href="/contact?subject=legal" look="inverse" arrow>
              {t(consultation.button)}
            </ButtonLink>
            <a
              href={chatLink(t(consultation.greeting))}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center font-semibold print:hidden"
            >
              {t(contact.ways.chat)}
              <span className="sr-only">({t(shell.newTab)})</span>
            </a>
          </div>
        </div>
        <div className="grid content-start gap-6 sm:max-md:grid-cols-2 sm:max-md:gap-x-(--gap) md:col-[8/-1]!">
          <MarkedList {...gives} mark={IconPlus} />
          <MarkedList {...withholds} mark={IconMinus} />
        </div>
      </div>
    </section>
  );
}
