import { terms } from '../../content/terms.ts';
import { useLanguage } from '../../language/provider.tsx';
import { EmailLink, PhoneLink } from '../../sections/office-data.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ArrowEnd } from '../../ui/icons.tsx';

/** The accessibility statement: standard, state, limits, and the way to tell us of a barrier. */
export function AccessibilityStatement() {
  const { t } = useLanguage();
  const { accessibility } = terms;
  return (
    <section id="accessibility" className="wrap section">
      <div className="grid-12 gap-y-5">
        <h2 className="md:col-[1/6]!">{t(accessibility.title)}</h2>
        <p className="lead md:col-[6/-1]!">{t(accessibility.lead)}</p>
      </div>
      <div className="mt-12 grid gap-x-(--gap) gap-y-9 sm:grid-cols-2">
        {accessibility.parts.map((part) => (
          <div key={part.title.en} className="border-t-[1.5px] border-ink pt-3.5">
            <h3>{t(part.title)}</h3>
            <p className="mt-2 measure">{t(part.text)}</p>
          </div>
        ))}
      </div>
      <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-3">
        <ButtonLink href="/contact">
          {t(accessibility.feedback)}
          <ArrowEnd />
        </ButtonLink>
        <EmailLink />
        <PhoneLink />
      </div>
    </section>
  );
}
