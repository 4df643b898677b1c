import { IconArrowsDiagonal } from '@tabler/icons-react';
import { about } from '../../content/about.ts';
import { office } from '../../content/office.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Picture } from '../../media/picture.tsx';
import { usePictures } from '../../media/use-pictures.tsx';
import { FactValue } from '../../rich-text/rich-text.tsx';
import { Section } from '../../ui/section-head.tsx';

type Certificate = (typeof about.certificates.items)[number];

/** The office's scan if it has supplied one, else a plain drawing of the subject. */
const pictureOf = ({ of, picture }: Certificate) => office.certificates[of].scan ?? picture;

/** AB-1: two certificates that open in the viewer. */
export function AboutCertificates() {
  const { t } = useLanguage();
  const { certificates } = about;
  const items = certificates.items.map((item) => ({
    of: pictureOf(item),
    title: t(item.title),
    description: <CertificateFacts certificate={item} />,
  }));
  const { link, describes, viewer, alone } = usePictures(items);
  return (
    <Section ground="ruled" title={t(certificates.title)}>
      <div id="pictures" className={`mt-12 md:mt-16 ${alone ? '' : 'grid gap-x-(--gap) gap-y-14 sm:grid-cols-2'}`}>
        {alone ??
          certificates.items.map((item, index) => (
            <article key={item.picture} className="flex flex-col">
              <a
                {...link(index, t(certificates.enlarge, { title: t(item.title) }))}
                className="group block no-underline"
              >
                <Picture of={pictureOf(item)} view="card" />
                <div className="mt-4 flex items-center justify-between gap-4 border-t-[1.5px] border-ink pt-3 group-hover:border-accent">
                  <h3 className="group-hover:underline">{t(item.title)}</h3>
                  <span className="grid size-11 shrink-0 place-items-center border-[1.5px] border-ink group-hover:bg-ink group-hover:text-paper">
                    <IconArrowsDiagonal size={22} stroke={1.5} aria-hidden="true" />
                  </span>
                </div>
              </a>
              <div {...describes(index)} className="mt-4">
                <CertificateFacts certificate={item} />
              </div>
            </article>
          ))}
      </div>
      {viewer}
    </Section>
  );
}

function CertificateFacts({ certificate }: { certificate: Certificate }) {
  const { t } = useLanguage();
  const { labels } = about.certificates;
  const { institution, supervisor, author, description } = office.certificates[certificate.of];
  const facts = [
    [labels.institution, institution],
    [labels.year, certificate.year],
    [labels.supervisor, supervisor],
    [labels.author, author],
    [labels.description, description],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 border-t border-ink-3">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label.en} className="col-span-2 grid grid-cols-subgrid items-baseline border-b border-ink-3 py-2">
              <dt className="small text-ink-2">{t(label)}</dt>
              <dd className="font-semibold">
                <FactValue value={value} />
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
