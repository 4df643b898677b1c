import type { GroupName } from '../content/register/names.ts';
import { registerWords } from '../content/register/words.ts';
import { type PagePath, pageNames } from '../content/shared/pages.ts';
import type { Text } from '../content/text.ts';
import { formatStated } from '../language/format.ts';
import { useLanguage } from '../language/provider.tsx';
import { Bidi } from '../ui/bidi.tsx';
import { Unparted } from '../ui/unparted.tsx';
import type { RegisterRow } from './row.ts';

/** One group of the register as an engineer would print it. Rows stack on phones. */
export function RegisterTable({ group, name, rows }: { group: GroupName; name: Text; rows: readonly RegisterRow[] }) {
  const { t } = useLanguage();
  const { heads } = registerWords;
  return (
    <section aria-labelledby={group} className="register-group wrap section-end">
      <h2 id={group} className="mb-5 text-h3">
        {t(name)}
      </h2>
      <table className={table}>
        <thead className="max-lg:sr-only">
          <tr>
            {Object.values(heads).map((head) => (
              <th key={head.en} scope="col">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The cells are dressed here once: two hundred rows would carry the same words over and over. */
const table = [
  'register border-y-2 border-ink small leading-[1.5]',
  '[&_thead_th]:border-b [&_thead_th]:border-ink [&_thead_th]:py-2 [&_thead_th]:font-normal [&_thead_th]:text-ink-2',
  '[&_th]:text-start [&_tr>*]:align-baseline lg:[&_tr>*]:pe-5',
  '[&_tbody_tr]:border-t [&_tbody_tr]:border-grid [&_tbody_tr]:scroll-mt-28 [&_tbody_tr:target]:bg-accent-soft',
  '[&_tbody_th]:text-[1.125rem] [&_tbody_th]:leading-[1.4]',
  'lg:[&_tbody_td]:py-2.5 lg:[&_tbody_th]:py-2.5 lg:[&_tbody_th]:w-[19%]',
  'max-lg:block max-lg:[&_tbody]:block max-lg:[&_tbody_tr]:block max-lg:[&_tbody_tr]:py-3.5 max-lg:[&_:is(td,tbody_th)]:block',
  // Place, publisher, date and source share a line.
  'max-lg:[&_td:nth-child(n+3):nth-child(-n+6)]:inline max-lg:[&_td:nth-child(n+3):nth-child(-n+6)]:text-ink-2 max-lg:[&_td:nth-child(n+3):not(:empty)~td:nth-child(-n+6):not(:empty)]:before:content-["_·_"] max-lg:[&_td:empty]:hidden',
].join(' ');

function Row({ row }: { row: RegisterRow }) {
  const { t, language } = useLanguage();
  const { undated } = registerWords;
  return (
    <tr id={row.id} className={`place-${row.place.id} publisher-${row.publisher.id}`}>
      <th scope="row">
        <bdi>
          <Unparted text={t(row.shown)} />
        </bdi>
      </th>
      <td>
        <Bidi text={t(row.counts)} />
      </td>
      <td>{row.place.id === 'none' ? '' : t(row.place.name)}</td>
      <td>{t(row.publisher.name)}</td>
      <td>
        {row.asOf === 'undated'
          ? t(undated)
          : row.asOf && <time dateTime={row.asOf}>{formatStated(row.asOf, language)}</time>}
      </td>
      <td>{row.source && <Source text={t(row.source)} address={row.address} />}</td>
      <td>
        <Pages paths={row.pages} />
      </td>
    </tr>
  );
}

const Source = ({ text, address }: { text: string; address: string | undefined }) =>
  address ? <a href={address}>{text}</a> : <Bidi text={text} />;

/** From how many pages on they are not named one by one: the figures under every page. */
const everywhere = 12;

function Pages({ paths }: { paths: readonly string[] }) {
  const { t } = useLanguage();
  const { registerOnly, everyPage } = registerWords;
  if (paths.length === 0) return <span className="text-ink-2">{t(registerOnly)}</span>;
  if (paths.length > everywhere) return <a href="/">{t(everyPage)}</a>;
  return paths.map((path, index) => (
    <span key={path}>
      {index > 0 && t(registerWords.and)}
      <a href={path}>{t(pageNames[path as PagePath])}</a>
    </span>
  ));
}
