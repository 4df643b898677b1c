import { areaFigures, areas } from '../../content/areas.ts';
import { crisis } from '../../content/crisis.ts';
import { office } from '../../content/office.ts';
import { useLanguage } from '../../language/provider.tsx';
import { severityOf } from '../../map/severity.ts';
import { anchorOf } from '../../register/begins.ts';
import { Words } from '../../rich-text/words.tsx';
import { SeverityBadge } from '../../ui/badge.tsx';
import { Section } from '../../ui/section-head.tsx';

const { table } = crisis;

/** CR-1, CR-2: location, amount, details and severity, open at every width. On a phone each row is two lines. */
export function SeverityTable() {
  const { t } = useLanguage();
  return (
    <Section title={t(table.title)} note={<Words of={areas.severityRule} />}>
      <table className="border-y-2 border-ink max-sm:block">
        <caption className="sr-only">{t(table.title)}</caption>
        <thead className="max-sm:block">
          <tr className="border-b border-ink *:py-2.5 *:text-start *:small *:font-normal *:text-ink-2 max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:*:last:ms-auto">
            {Object.values(table.heads).map((head) => (
              <th key={head.en} scope="col">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {table.rows.map(({ location, amount, details, severity }) => {
            const level = severity === 'country' ? 'very-high' : severityOf(areaFigures[severity].clearedPercent.value);
            return (
              <tr
                key={location.en}
                className="border-grid not-first:border-t *:py-3.5 *:text-start *:align-baseline max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-x-4 max-sm:py-3 max-sm:*:p-0 sm:*:not-last:pe-6"
              >
                <th scope="row" className="sm:w-[22%]">
                  {t(location)}
                </th>
                <td className="text-[1.375rem] font-semibold leading-[1.3] max-sm:col-start-1 sm:w-[26%] sm:text-[1.6rem]">
                  <Words of={amount} look="large" />
                </td>
                <td className="small text-ink-2 max-sm:col-span-2">
                  <Words of={details} />
                </td>
                <td className="max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1 max-sm:self-center max-sm:wrap-anywhere sm:whitespace-nowrap">
                  <SeverityBadge level={level}>{t(areas.severityLevels[level])}</SeverityBadge>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-4 small text-ink-2">
        {t(table.severities)} {t(table.quote, { office: t(office.name) })}{' '}
        <a href={`/figures#${anchorOf('/crisis')}`}>{t(table.register)}</a>
      </p>
    </Section>
  );
}
