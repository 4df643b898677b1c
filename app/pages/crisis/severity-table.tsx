import { areaFigures, areas } from '../../content/areas.ts';
import { type CrisisRow, crisis } from '../../content/crisis.ts';
import { useLanguage } from '../../language/provider.tsx';
import { severityOf } from '../../map/severity.ts';
import { Parted, RichText } from '../../rich-text/rich-text.tsx';
import { SeverityBadge } from '../../ui/badge.tsx';
import { Section } from '../../ui/section-head.tsx';
import { Table, TableRow } from '../../ui/table.tsx';

/** CR-1, CR-2: place, amount, facts, severity. */
export function SeverityTable() {
  const { t } = useLanguage();
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
      <Table caption={t(table.caption)} heads={Object.values(table.heads).map((head) => t(head))}>
        {table.rows.map((row) => (
          <TableRow key={row.location.en}>
            <th scope="row" className="md:w-[22%]">
              {t(row.location)}
            </th>
            <td className="text-[1.6rem] font-semibold leading-[1.3] md:w-[24%]">
              <Parted figure={row.amount}>
                {(unit) => (
                  <small className="text-[1rem] font-normal text-ink-2 sm:max-md:inline-block sm:whitespace-nowrap">
                    {unit}
                  </small>
                )}
              </Parted>
            </td>
            <td className="small text-ink-2">
              <RichText words={row.details} />
            </td>
            <td className="md:w-[12rem] md:pe-0!">
              <Severity of={row.severity} />
            </td>
          </TableRow>
        ))}
      </Table>
    </Section>
  );
}

/** The severity of an area on the debris map, or why it has none. */
function Severity({ of }: { of: CrisisRow['severity'] }) {
  const { t } = useLanguage();
  if (typeof of === 'object') return <span className="small text-ink-2">{t(of)}</span>;
  const level = severityOf(areaFigures[of].clearedPercent);
  return <SeverityBadge level={level}>{t(areas.severityLevels[level])}</SeverityBadge>;
}
