import { content as path } from '../../content/drawings/legal-path.ts';
import { legal } from '../../content/legal.ts';
import { describeDrawing } from '../../language/describe-drawing.ts';
import { useLanguage } from '../../language/provider.tsx';
import { ResponsivePicture } from '../../media/responsive-picture.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { TitleBlock } from '../../sections/title-block.tsx';
import { LegalChallenges } from './challenges.tsx';
import { LegalConsultation } from './consultation.tsx';
import { LegalEvidence } from './evidence.tsx';
import { LegalSteps } from './steps.tsx';

export function Page() {
  const { t, format, language } = useLanguage();
  const { titleBlock } = legal;
  return (
    <>
      <PageHead path="/legal" meta={legal.meta} />
      <Hero
        breadcrumb={['/', '/legal']}
        title={t(legal.title)}
        lead={t(legal.lead)}
        drawing={<ResponsivePicture of="legal-path" from="sm" alt={describeDrawing(path, language)} />}
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
