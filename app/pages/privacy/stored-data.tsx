import { privacy } from '../../content/privacy.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Words } from '../../rich-text/words.tsx';
import { Section } from '../../ui/section-head.tsx';
import { RowHead, ScopeCell, Table, TableRow } from '../../ui/table.tsx';

/** PR-1: everything stored, where and for how long. */
export function StoredData() {
  const { t } = useLanguage();
  const { kept } = privacy;
  return (
    <Section id="kept" title={t(kept.title)} note={t(kept.note)}>
      {kept.groups.map((group) => (
        <div key={group.name.en} className="not-first:mt-11">
          <h3 className="mb-3.5">{t(group.name)}</h3>
          <div className="sm:[&_table]:table-fixed md:[&_th:nth-child(-n+2)]:w-[22%] md:[&_th:nth-child(3)]:w-[23%]">
            <Table caption={t(group.name)} heads={kept.heads.map((head) => t(head))}>
              {group.rows.map((row) => (
                <TableRow key={row.what.en}>
                  <RowHead>
                    <b>{t(row.what)}</b>
                    {row.code && (
                      <span className="block font-mono small text-ink-2">
                        <bdi dir="ltr">{row.code}</bdi>
                      </span>
                    )}
                  </RowHead>
                  <td>{t(row.where)}</td>
                  <td className="font-semibold">
                    <Words of={row.long} />
                  </td>
                  <ScopeCell>{t(row.why)}</ScopeCell>
                </TableRow>
              ))}
            </Table>
          </div>
        </div>
      ))}
    </Section>
  );
}
