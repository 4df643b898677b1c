import { content as path } from '../../content/drawings/legal-path.ts';
import { legal } from '../../content/legal.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Drawn } from '../../sections/drawn.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { TitleBlock } from '../../sections/title-block.tsx';
import { LegalChallenges } from './challenges.tsx';
import { LegalConsultation } from './consultation.tsx';
import { LegalEvidence, LegalSteps } from './guide.tsx';

export function Page() {
  const { t, format } = useLanguage();
  const { titleBlock } = legal;
  return (
    <>
      <PageHead path="/legal" meta={legal.meta} />
      <Hero
        breadcrumb={['/', '/legal']}
        title={t(legal.title)}
        lead={t(legal.lead)}
        drawing={<Drawn name="legal-path" sheet={path} from="sm" />}
        basis={<p>{t(path.basis)}</p>}
        titleBlock={
          <TitleBlock
            title={t(titleBlock.title)}
            subtitle={t(path.view)}
            sheet={path.sheet}
            rows={[
              { label: t(titleBlock.subject.label), value: t(titleBlock.subject.value) },
              {
                label: t(titleBlock.challenges),
                value: <span data-computed>{format.number(legal.challenges.items.length)}</span>,
              },
              {
                label: t(titleBlock.steps),
                value: <span data-computed>{format.number(legal.steps.items.length)}</span>,
              },
              { label: t(titleBlock.advice.label), value: t(titleBlock.advice.value) },
              { label: t(titleBlock.kind.label), value: t(titleBlock.kind.value) },
            ]}
          />
        }
      />
      <LegalChallenges />
      <LegalSteps />
      <LegalEvidence />
      <LegalConsultation />
    </>
  );
}
