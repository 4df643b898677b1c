import { IconDownload } from '@tabler/icons-react';
import { about } from '../../content/about.ts';
import { capability } from '../../content/capability.ts';
import documents from '../../content/documents-manifest.json' with { type: 'json' };
import { otherLanguage } from '../../language/detect.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Closing } from '../../sections/closing.tsx';
import { Figures } from '../../sections/figures.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { OneScale } from '../../sections/one-scale.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { loadWorks, type Work } from '../../sections/works.ts';
import { Share } from '../../share/share.tsx';
import { CompanyData, Declarations } from './company.tsx';
import { AllProjects, Supply } from './supply.tsx';

const files: Partial<Record<string, { bytes: number }>> = documents.files;

export const loader = loadWorks;

/** RE-1: the capability statement, in a buyer's reading order. */
export function Page({ data: works }: { data: readonly Work[] }) {
  const { t, format } = useLanguage();
  const { issued } = capability;
  return (
    <>
      <PageHead path="/capability" meta={capability.meta} />
      <Hero
        breadcrumb={['/', '/capability']}
        title={<span className="block md:max-w-[8.5em]">{t(capability.title)}</span>}
        lead={t(capability.lead)}
        tag={<Share />}
        action={
          <>
            <Download />
            <p className="print-only small text-ink-2">{t(issued.label, { date: format.date(issued.date) })}</p>
          </>
        }
        drawing={<FirstScreen />}
      />
      <div className="pt-5 print:pt-2">
        <OneScale />
      </div>
      <Who />
      <Supply />
      <AllProjects works={works} />
      <CompanyData />
      <Declarations />
      <Closing {...capability.closing} />
    </>
  );
}

/** The link to the PDF, with its size. */
function Download() {
  const { t, language } = useLanguage();
  const other = otherLanguage(language);
  const name = `capability-${language}`;
  const file = files[name];
  if (!file) return null;
  return (
    <p className="print:hidden">
      <a
        href={`/documents/${name}.pdf`}
        download
        className="inline-flex min-h-14 items-center gap-3 border-2 border-accent bg-accent px-6 font-semibold text-white no-underline hover:border-accent-dark hover:bg-accent-dark"
      >
        <IconDownload size={22} stroke={1.5} aria-hidden="true" />
        {t(capability.download.label)}
      </a>
      <span data-computed className="mt-2 block small text-ink-2">
        {t(capability.download.format, { size: Math.ceil(file.bytes / 1000) })}
      </span>
      {files[`capability-${other}`] && (
        <a href={`/documents/capability-${other}.pdf`} download className="inline-block py-1 small">
          {t(capability.download.other)}
        </a>
      )}
    </p>
  );
}

function FirstScreen() {
  const { achievements } = about;
  return (
    <div className="wrap pb-8 print:pb-0">
      <Figures figures={achievements.items} />
    </div>
  );
}

function Who() {
  const { t } = useLanguage();
  return (
    <section className="statement plain wrap section">
      <div>
        <h2>{t(capability.who.title)}</h2>
        <p>{t(capability.who.text)}</p>
      </div>
    </section>
  );
}
