import type { Project } from '../../content/project-content.ts';
import { project as alHoula } from '../../content/projects/water-treatment-al-hola.ts';
import { project as alRaqama } from '../../content/projects/water-treatment-al-raqama.ts';
import { supplied } from '../../content/rich-text.ts';
import { labels } from '../../content/shared/project-words.ts';
import { waterTreatment } from '../../content/water-treatment.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Words } from '../../rich-text/words.tsx';
import { Closing } from '../../sections/closing.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { DataList } from '../../sections/office-data.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { cardCell, ListedCard } from '../../sections/project-card.tsx';
import { ArrowLink } from '../../ui/button.tsx';
import { RailSection } from '../../ui/section-head.tsx';
import { RowHead, Table, TableRow } from '../../ui/table.tsx';

/** PJ-10, SH-2: two projects as cards, and the station below them. */
export function Page() {
  const { t } = useLanguage();
  const { cards, station } = waterTreatment;
  return (
    <>
      <PageHead path="/projects/water-treatment" meta={waterTreatment.meta} />
      <Hero
        breadcrumb={['/projects', '/projects/water-treatment']}
        title={t(waterTreatment.title)}
        lead={t(waterTreatment.lead)}
        subject="water"
      />
      <section className="plain wrap section">
        <h2 className="sr-only">{t(waterTreatment.heading)}</h2>
        <div className="grid-12 gap-y-16 sm:gap-y-0">
          <div className={`${cardCell} sm:col-span-6 md:col-span-7`}>
            <ListedCard card={cards[0]} />
          </div>
          <div className={`${cardCell} sm:col-start-7 sm:-col-end-1 md:col-start-8 md:-col-end-1 md:ps-10`}>
            <ListedCard card={cards[1]} />
          </div>
        </div>
      </section>
      <p className="wrap flex flex-wrap items-center gap-x-6 gap-y-2 border-t-2 border-ink py-5 text-h4">
        <span>
          <Words of={station.text} />
        </span>
        <ArrowLink href={station.to}>{t(station.label)}</ArrowLink>
      </p>
      <Compared />
      <Closing {...waterTreatment.closing} />
    </>
  );
}

const stations: readonly Project[] = [alHoula, alRaqama];

/** What both stations give in one table, then the rest below each name. */
function Compared() {
  const { t } = useLanguage();
  const given = stations.map(({ facts }) => supplied(facts).filter(({ label }) => label !== labels.location));
  const shared = given[0]!.filter(({ label }) => given[1]!.some((other) => other.label === label));
  const isShared = (label: object) => shared.some((fact) => fact.label === label);
  const title = t(waterTreatment.compared);
  return (
    <RailSection ground="quiet" title={title}>
      <Table caption={title} heads={[title, ...stations.map((station) => t(station.title))]}>
        {shared.map(({ label }) => (
          <TableRow key={label.en}>
            <RowHead>{t(label)}</RowHead>
            {given.map((facts, index) => (
              <td key={stations[index]!.title.en} className="font-semibold">
                <span className="me-3 small font-normal text-ink-2 sm:hidden">
                  <Words of={stations[index]!.title} />
                </span>
                <Words of={facts.find((fact) => fact.label === label)!.value} />
              </td>
            ))}
          </TableRow>
        ))}
      </Table>
      <div className="mt-7 grid items-start gap-x-(--gap) gap-y-6 lg:grid-cols-2">
        {given.map((facts, index) => (
          <div key={stations[index]!.title.en}>
            <h3 className="mb-2 text-h4">
              <Words of={stations[index]!.title} />
            </h3>
            <DataList
              rows={facts
                .filter(({ label }) => !isShared(label))
                .map(({ label, value }) => ({ label: t(label), value: <Words of={value} /> }))}
            />
          </div>
        ))}
      </div>
    </RailSection>
  );
}
