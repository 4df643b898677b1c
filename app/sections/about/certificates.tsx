import { about } from '../../content/about.ts';
import { shell } from '../../content/shared/shell.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Missing } from '../../ui/table.tsx';
import { SectionHead } from '../section-head.tsx';

/** AB-1: two certificates of the same year; nobody's name is made up. */
export function AboutCertificates() {
  const { t } = useLanguage();
  const { certificates } = about;
  return (
    <section className="wrap section border-y border-ink bg-paper-2">
      <SectionHead title={t(certificates.title)} note={t(certificates.note)} />
      <div className="mt-12 grid gap-x-10 gap-y-14 sm:grid-cols-2 md:mt-16">
        {certificates.items.map((item) => (
          <CertificateCard key={item.picture} certificate={item} />
        ))}
      </div>
    </section>
  );
}

type Certificate = (typeof about.certificates.items)[number];

function CertificateCard({ certificate }: { certificate: Certificate }) {
  const { t } = useLanguage();
  const { labels } = about.certificates;
  const missing = <Missing>{t(shell.notPublished)}</Missing>;
  const facts = [
    [labels.institution, missing],
    [labels.year, certificate.year],
    [labels.supervisor, missing],
    [labels.author, missing],
  ] as const;
  return (
    <article>
      <h3 className="border-t-[1.5px] border-ink pt-3">{t(certificate.title)}</h3>
      <p className="mt-1 text-ink-2">{t(certificate.description)}</p>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 border-t border-ink-3">
        {facts.map(([label, value]) => (
          <div key={label.en} className="col-span-2 grid grid-cols-subgrid border-b border-ink-3 py-2">
            <dt className="small text-ink-2">{t(label)}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
