import { registerWords } from '../content/figures.ts';
import { type PagePath, pageName } from '../content/shared/pages.ts';
import { formatStated } from '../language/format.ts';
import { useLanguage } from '../language/provider.tsx';
import { Words } from '../rich-text/words.tsx';
import { anchorOf, type Begins, everywhere } from './begins.ts';
import { joinNumbers, joinShortName } from './no-break.ts';
import type { RegisterRow } from './rows.ts';

type Head = keyof typeof registerWords.heads;

/** Optional columns: some rows have no place, date or source, or are on no page. */
const says = {
  place: ({ place }: RegisterRow) => place.id !== 'none',
  asOf: ({ asOf }: RegisterRow) => asOf !== null,
  source: ({ source, method, publisher }: RegisterRow) =>
    (source ?? method) !== null && source?.en !== publisher.name.en,
  pages: ({ pages }: RegisterRow) => pages.length > 0,
};

/** The columns of a group; one without any value is left out. */
const headsOf = (rows: readonly RegisterRow[]): Head[] =>
  (Object.keys(registerWords.heads) as Head[]).filter(
    (head) => !(head in says) || rows.some(says[head as keyof typeof says]),
  );

/** One group of the register. Rows stack on narrow screens (register.css styles all cells). */
export function RegisterTable({ rows, begins }: { rows: readonly RegisterRow[]; begins: Begins }) {
  const { t } = useLanguage();
  const heads = headsOf(rows);
  return (
    <table className="register border-b-2 border-ink small leading-[1.5]">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {joinShortName(t(registerWords.heads[head]))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} heads={heads} begins={begins} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, heads, begins }: { row: RegisterRow; heads: readonly Head[]; begins: Begins }) {
  const { t, language } = useLanguage();
  const { undated, ours } = registerWords;
  return (
    <tr id={row.id}>
      <th scope="row">
        {[...begins].map(([path, id]) => id === row.id && <span key={path} id={anchorOf(path)} />)}
        <Words of={joinNumbers(t(row.shown))} />
      </th>
      <td>
        <Words of={joinNumbers(t(row.counts))} />
      </td>
      {heads.includes('place') && <td>{says.place(row) && joinShortName(t(row.place.name))}</td>}
      <td>{joinShortName(t(row.publisher.id === 'office' ? ours : row.publisher.name))}</td>
      {heads.includes('asOf') && (
        <td>
          {row.asOf === 'undated'
            ? t(undated)
            : row.asOf && <time dateTime={row.asOf}>{formatStated(row.asOf, language)}</time>}
        </td>
      )}
      {heads.includes('source') && (
        <td>
          {says.source(row) && <Source text={joinNumbers(t((row.source ?? row.method)!))} address={row.address} />}
        </td>
      )}
      {heads.includes('pages') && (
        <td>
          <Pages paths={row.pages} />
        </td>
      )}
    </tr>
  );
}

const Source = ({ text, address }: { text: string; address: string | undefined }) =>
  address ? (
    <a href={address}>
      <Words of={text} />
    </a>
  ) : (
    <Words of={text} />
  );

function Pages({ paths }: { paths: readonly string[] }) {
  const { t } = useLanguage();
  if (paths.length > everywhere) return <a href="/">{t(registerWords.everyPage)}</a>;
  return paths.map((path, index) => (
    <span key={path}>
      {index > 0 && t(registerWords.and)}
      <a href={path}>
        <Words of={t(pageName(path as PagePath))} />
      </a>
    </span>
  ));
}
