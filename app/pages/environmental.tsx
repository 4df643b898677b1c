import { Calculator } from '../carbon/calculator.tsx';
import { CarbonDialog } from '../carbon/carbon-dialog.tsx';
import { Converter } from '../carbon/converter.tsx';
import { Method } from '../carbon/method.tsx';
import { carbon } from '../content/carbon.ts';
import { environmental } from '../content/environmental.ts';
import { useLanguage } from '../language/provider.tsx';
import { Closing } from '../sections/closing.tsx';
import { Health } from '../sections/environmental/health.tsx';
import { EnvironmentalHero } from '../sections/environmental/hero.tsx';
import { Impacts } from '../sections/environmental/impacts.tsx';
import { Proposals } from '../sections/environmental/proposals.tsx';
import { Simulation } from '../sections/environmental/simulation.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { ArrowEnd } from '../ui/icons.tsx';

/** EN-1, EN-2. */
export function Page() {
  const { t } = useLanguage();
  const { alert, closing } = environmental;
  return (
    <>
      <PageHead path="/environmental" meta={environmental.meta} />
      <EnvironmentalHero />
      <div className="wrap section-start">
        <Alert title={t(alert.title)}>
          {alert.text.map((sentence) => (
            <p key={sentence.en}>{t(sentence)}</p>
          ))}
        </Alert>
      </div>
      <Impacts />
      <Health />
      <Simulation />
      <Proposals />
      <section className="wrap section-end">
        <div className="grid-12 items-end gap-y-5 pb-10">
          <div className="md:col-[1/8]!">
            <h2 id="calculator">{t(carbon.section.title)}</h2>
            <p className="mt-4 measure lead">{t(carbon.section.lead)}</p>
          </div>
          <div className="scripted md:col-[8/-1]! md:justify-self-end">
            <CarbonDialog />
          </div>
        </div>
        <Calculator />
        <div className="mt-16">
          <Converter />
        </div>
      </section>
      <section className="border-y-[1.5px] border-ink bg-paper-2">
        <div className="wrap section">
          <Method />
        </div>
      </section>
      <Closing question={t(closing.question)}>
        <ButtonLink href="/contact">
          {t(closing.contact)}
          <ArrowEnd />
        </ButtonLink>
        <ButtonLink href="/solutions" look="line">
          {t(closing.solutions)}
        </ButtonLink>
      </Closing>
    </>
  );
}
