import { office } from '../content/office.ts';
import { isPagePath } from '../content/shared/pages.ts';
import { shell } from '../content/shared/shell.ts';
import { useAnswer, usePath, useQuery } from '../document/request.ts';
import { useLanguage } from '../language/provider.tsx';

const site = __BUILT_WITH__.siteUrl;

/** The letterhead, on paper only: the office, and the address that was asked for. A plan prints its own. */
export function PrintSource() {
  const { language, t } = useLanguage();
  const path = usePath();
  const asked = useQuery();
  // A static host's copy of the not-found page knows no address.
  const isKnown = useAnswer('not-found') !== undefined || isPagePath(path);
  const query = path === '/planner' ? new URLSearchParams() : asked;
  query.set('lang', language);
  const { street, city, country } = office.address;
  const comma = t(shell.comma);
  return (
    <div className="print-only text-end tiny">
      <p>
        <b>{t(office.name)}</b>
        {comma}
        <bdi>{street}</bdi>
        {comma}
        <bdi>{city}</bdi>
        {comma}
        {t(country)}
      </p>
      <p>
        <bdi dir="ltr">{office.phone}</bdi>
        {comma}
        <bdi dir="ltr">{office.email}</bdi>
      </p>
      {isKnown && (
        <>
          <p className="break-all" data-source>
            {t(shell.print.source)}: <bdi dir="ltr">{`${site}${path}?${query}`}</bdi>
          </p>
          <p>{t(shell.ownFigures)}</p>
        </>
      )}
    </div>
  );
}
