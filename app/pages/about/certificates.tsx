import { IconArrowsDiagonal } from '@tabler/icons-react';
import { about } from '../../content/about.ts';
import { office } from '../../content/office.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Picture } from '../../media/picture.tsx';
import { type PictureItem, usePictures } from '../../media/use-pictures.tsx';
import { Words } from '../../rich-text/words.tsx';
import { RailSection } from '../../ui/section-head.tsx';

type Certificate = (typeof about.certificates.items)[number];

/** AB-1: two certificates that open in the viewer: the office's scan, else a sheet with what is stated. */
export function AboutCertificates() {
  const { t } = useLanguage();
  const { certificates } = about;
  const items = certificates.items.map((item): PictureItem => {
    const { scan } = office.certificates[item.of];
    const title = t(item.title);
    return scan
      ? { title, of: scan, description: <CertificateFacts certificate={item} /> }
      : { title, sheet: <CertificateSheet certificate={item} /> };
  });
  const { link, describes, viewer, alone } = usePictures(items);
  return (
    <RailSection ground="ruled" title={t(certificates.title)}>
      <div id="pictures" className={alone ? '' : 'grid gap-(--gap) sm:grid-cols-2'}>
        {alone ??
          items.map((item, index) => (
            <article key={item.title} className="group relative">
              {'of' in item ? (
                <>
                  <Picture of={item.of} view="card" />
                  <h3 className="mt-4 border-t-[1.5px] border-ink pt-3">{item.title}</h3>
                  <div {...describes(index)}>{item.description}</div>
                </>
              ) : (
                <div {...describes(index)}>{item.sheet}</div>
              )}
              {/* Covers the card. */}
              <a
                {...link(index, t(certificates.enlarge, { title: item.title }))}
                className="absolute inset-0 flex items-start justify-end p-3 print:hidden"
              >
                <span className="grid size-11 place-items-center border-[1.5px] border-ink bg-white group-hover:bg-ink group-hover:text-paper">
                  <IconArrowsDiagonal size={22} stroke={1.5} aria-hidden="true" />
                </span>
              </a>
            </article>
          ))}
      </div>
      {viewer}
    </RailSection>
  );
}

/** Title, year and the other facts, set as a sheet; nothing on it imitates a document. */
function CertificateSheet({ certificate }: { certificate: Certificate }) {
  const { t } = useLanguage();
  return (
    <div className="certificate-sheet">
      <h3>{t(certificate.title)}</h3>
      <CertificateFacts certificate={certificate} />
      <p className="certificate-year">
        <Words of={certificate.year} />
      </p>
    </div>
  );
}

/** What the office has stated besides title and year. */
function CertificateFacts({ certificate }: { certificate: Certificate }) {
  const { t } = useLanguage();
  const { labels } = about.certificates;
  const { institution, supervisor, author, description, scan } = office.certificates[certificate.of];
  const facts = [
    [labels.institution, institution],
    // The sheet without a scan has it below.
    [labels.year, scan && certificate.year],
    [labels.supervisor, supervisor],
    [labels.author, author],
    [labels.description, description],
  ] as const;
  const stated = facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
  if (stated.length === 0) return null;
  return (
    <dl className="certificate-facts">
      {stated.map(([label, value]) => (
        <div key={label.en}>
          <dt>{t(label)}</dt>
          <dd>
            <Words of={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
