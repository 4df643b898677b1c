import { IconDownload } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { about } from '../../content/about.ts';
import { capability } from '../../content/capability.ts';
import documents from '../../content/documents-manifest.json' with { type: 'json' };
import { content as line } from '../../content/drawings/recycling-line.ts';
import { office } from '../../content/office.ts';
import type { Project } from '../../content/project-content.ts';
import { fields } from '../../content/shared/project-words.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Legend } from '../../media/legend.tsx';
import { Closing } from '../../sections/closing.tsx';
import { Drawn } from '../../sections/drawn.tsx';
import { FigureRow } from '../../sections/figure-row.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { TitleBlock } from '../../sections/title-block.tsx';
import { CompanyData, Declarations } from './company.tsx';
import { Machinery, Ways } from './machinery.tsx';
import { SelectedProjects, Supply } from './supply.tsx';

const files: Partial<Record<string, { bytes: number }>> = documents.files;

/** Everything on /capability, in the order in which a buyer reads it. @param projects those that are selected */
export const statement = (projects: readonly Project[]): ComponentType =>
  function Statement() {
    const { t } = useLanguage();
    return (
      <>
        <Hero
          breadcrumb={['/', '/capability']}
          title={<span className="block md:max-w-[8.5em]">{t(capability.title)}</span>}
          lead={t(capability.lead)}
          action={<Download />}
          drawing={<Drawn name="recycling-line" sheet={line} />}
          basis={
            <div className="grid gap-5">
              <Legend onSheet="md" close={0} columns={2} names={line.legend} />
              <p>{t(line.basis)}</p>
            </div>
          }
          titleBlock={<OfficeBlock />}
        />
        <Who />
        <Supply />
        <SelectedProjects projects={projects} />
        <Machinery />
        <Ways />
        <CompanyData />
        <Declarations />
        <Closing {...capability.closing} />
      </>
    );
  };

/** The same as a PDF; its size is said before. */
function Download() {
  const { t, language } = useLanguage();
  const name = `capability-${language}`;
  const file = files[name];
  if (!file) return null;
  return (
    <p className="print:hidden">
      <a
        href={`/documents/${name}.pdf`}
        download
        className="inline-flex min-h-14 items-center gap-3 border-2 border-ink px-6 font-semibold no-underline hover:bg-ink hover:text-paper"
      >
        <IconDownload size={22} stroke={1.5} aria-hidden="true" />
        {t(capability.download.label)}
      </a>
      <span data-computed className="mt-2 block small text-ink-2">
        {t(capability.download.format, { size: Math.ceil(file.bytes / 1000) })}
      </span>
    </p>
  );
}

function OfficeBlock() {
  const { t } = useLanguage();
  const { block } = capability;
  const { rows } = about.titleBlock;
  return (
    <TitleBlock
      title={t(office.legal.name ?? office.name)}
      subtitle={t(capability.title)}
      sheet=""
      rows={[
        { label: t(block.seat), value: t(office.address.country) },
        { label: t(block.languages), value: t(rows[4].value) },
        ...Object.values(fields).map((field) => ({ label: t(block.field), value: t(field) })),
        { label: t(block.machinery), value: t(rows[3].value) },
      ]}
    />
  );
}

function Who() {
  const { t } = useLanguage();
  const { achievements } = about;
  return (
    <section className="plain wrap section">
      <div className="grid-12 gap-y-7">
        <h2 className="md:col-[1/4]!">{t(capability.who.title)}</h2>
        <p className="lead md:col-[4/-1]!">{t(capability.who.text)}</p>
      </div>
      <div className="mt-12">
        <FigureRow figures={achievements.items} frame={(n) => t(achievements.atLeast, { n })} />
      </div>
    </section>
  );
}
