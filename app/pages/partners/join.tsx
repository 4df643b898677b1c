import { partners } from '../../content/partners.ts';
import { MailForm } from '../../forms/mail-form.tsx';
import { useLanguage } from '../../language/provider.tsx';

/** PA-2: what a partner can contribute, and the form. */
export function JoinPartners() {
  const { t } = useLanguage();
  const { join } = partners;
  return (
    <section className="plain wrap section">
      <div className="grid-12 gap-y-12">
        <div className="md:col-span-5 md:pe-6">
          <h2>{t(join.title)}</h2>
          <p className="mt-4 lead">{t(join.lead)}</p>
          <ul className="mt-8 border-t-2 border-ink sm:max-md:grid sm:max-md:grid-cols-2 sm:max-md:gap-x-(--gap)">
            {join.kinds.map((kind) => (
              <li key={kind.value} className="border-b border-ink-3 py-3">
                <h3 className="text-h4">{t(kind.name)}</h3>
                <p className="text-ink-2">{t(kind.text)}</p>
              </li>
            ))}
          </ul>
        </div>
        <div className="md:col-start-6 md:-col-end-1">
          <MailForm name="partnership" />
        </div>
      </div>
    </section>
  );
}
