import { IconMinus, IconPlus } from '@tabler/icons-react';
import { content as path } from '../../content/drawings/legal-path.ts';
import { legal } from '../../content/legal.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { SectionDrawing } from '../../sections/section-drawing.tsx';
import { TitleBlock } from '../../sections/title-block.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { LegalChallenges } from './challenges.tsx';
import { LegalFamily } from './family.tsx';
import { LegalEvidence, LegalSteps } from './guide.tsx';
import { MarkedList } from './marked-list.tsx';

export function Page() {
  const { t } = useLanguage();
  const { titleBlock } = legal;
  return (
    <>
      <PageHead path="/legal" meta={legal.meta} />
      <Hero
        breadcrumb={['/', '/legal']}
        title={t(legal.title)}
        lead={t(legal.lead)}
        drawing={<SectionDrawing name="legal-path" sheet={path} from="sm" />}
        basis={<p>{t(path.basis)}</p>}
        titleBlock={
          <TitleBlock
            title={t(titleBlock.title)}
            subtitle={t(path.view)}
            sheet={path.sheet}
            rows={titleBlock.rows.map(({ label, value }) => ({
              label: t(label),
              value: t(value),
            }))}
          />
        }
      />
      <LegalFamily />
      <LegalChallenges />
      <LegalSteps />
      <LegalEvidence />
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
      <div className="grid-12 gap-y-12">
        <div className="md:col-[1/7]!">
          <h2 className="question">
            <span className="inline-block">{subject}</span> <span className="inline-block">{kind}</span>
          </h2>
          <p className="mt-6 mb-9 max-w-[32em] border-s-3 border-accent-light ps-4.5 lead">{t(consultation.rule)}</p>
          <ButtonLink href="/contact?subject=legal#contact-title" look="inverse" arrow>
            {t(consultation.button)}
          </ButtonLink>
        </div>
        <div className="grid content-start gap-10 sm:max-md:grid-cols-2 sm:max-md:gap-x-(--gap) md:col-[8/-1]!">
          <MarkedList {...gives} mark={IconPlus} />
          <MarkedList {...withholds} mark={IconMinus} />
        </div>
      </div>
    </section>
  );
}
