import { areaFigures, areas } from '../../content/areas.ts';
import { type CrisisRow, crisis } from '../../content/crisis.ts';
import { folded } from '../../content/shared/folded.ts';
import { useLanguage } from '../../language/provider.tsx';
import { severityOf } from '../../map/severity.ts';
import { Parted, RichText } from '../../rich-text/rich-text.tsx';
import { SeverityBadge } from '../../ui/badge.tsx';
import { FoldedTable } from '../../ui/folded-table.tsx';
import { Section } from '../../ui/section-head.tsx';
import { Table, TableRow } from '../../ui/table.tsx';

/** CR-1, CR-2: place, amount, facts, severity. */
export function SeverityTable() {
  const { t, format } = useLanguage();
  const { table } = crisis;
  return (
    <Section
      title={t(table.title)}
      note={
        <>
          <RichText words={areas.severityRule} /> {t(table.note)}
        </>
      }
    >
      <FoldedTable
        rows={table.rows.length}
        label={t(folded.table, { rows: format.quantity(table.rows.length, 'tableRow') })}
        phone
      >
        <Table caption={t(table.caption)} heads={Object.values(table.heads).map((head) => t(head))}>
          {table.rows.map((row) => (
            <TableRow key={row.location.en}>
              <th scope="row" className="max-sm:col-start-1 max-sm:leading-[1.4] md:w-[22%]">
                {t(row.location)}
              </th>
              <td className="font-semibold leading-[1.3] max-sm:col-start-1 max-sm:text-[1.25rem] sm:text-[1.6rem] md:w-[24%]">
                <Parted figure={row.amount}>
                  {(unit) => (
                    <small className="text-[1rem] font-normal text-ink-2 sm:max-md:inline-block sm:whitespace-nowrap">
                      {unit}
                    </small>
                  )}
                </Parted>
              </td>
              <td className="small text-ink-2 max-sm:col-span-2">
                <RichText words={row.details} />
              </td>
              <td className="max-sm:col-start-2 max-sm:row-start-1 max-sm:row-end-3 max-sm:self-center max-sm:justify-self-end max-sm:text-end max-sm:leading-[1.4] md:w-[12rem] md:pe-0!">
                <Severity of={row.severity} />
              </td>
            </TableRow>
          ))}
        </Table>
      </FoldedTable>
    </Section>
  );
}

/** The severity of an area on the debris map, or why it has none. */
function Severity({ of }: { of: CrisisRow['severity'] }) {
  const { t } = useLanguage();
  if (typeof of === 'object') return <span className="small text-ink-2">{t(of)}</span>;
  const level = severityOf(areaFigures[of].clearedPercent.value);
  return <SeverityBadge level={level}>{t(areas.severityLevels[level])}</SeverityBadge>;
}
