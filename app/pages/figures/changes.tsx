import { type ChangedFigure, type FigureChange, figureChanges, releases } from '../../content/figure-changes.ts';
import { registerWords } from '../../content/figures.ts';
import { formatStated, gap } from '../../language/format.ts';
import { useLanguage } from '../../language/provider.tsx';
import type { RegisterRow } from '../../register/row.ts';
import { RegisterLink } from '../../rich-text/register-link.tsx';
import { Rail } from '../../ui/section-head.tsx';

/** What changed, when and why, with the old value; the first release is last. */
export function Changes({ rows }: { rows: readonly RegisterRow[] }) {
  const { t, language } = useLanguage();
  const words = registerWords.changes;
  const first = releases.at(-1) ?? '';
  return (
    <section id="changes" className="plain wrap section">
      <Rail title={t(words.title)}>
        <details className="folded">
          <summary>{t(words.open)}</summary>
          <ul className="mt-2 border-t-2 border-ink">
            {figureChanges.map((change) => (
              <Change key={`${change.date} ${change.id}`} change={change} rows={rows} />
            ))}
            <li className="border-b border-ink-3 py-3">
              <time dateTime={first} className="me-4 text-ink-2">
                {formatStated(first, language)}
              </time>
              {t(words.first)}
            </li>
          </ul>
        </details>
      </Rail>
    </section>
  );
}

function Change({ change, rows }: { change: FigureChange; rows: readonly RegisterRow[] }) {
  const { t, language, format } = useLanguage();
  const words = registerWords.changes;
  const row = rows.find(({ id }) => id === change.id);
  const shown = (value: ChangedFigure['from']) =>
    typeof value === 'number' ? format.number(value) : format.range(value[0], value[1]);
  return (
    <li className="grid gap-x-6 border-b border-ink-3 py-3 sm:grid-cols-[12rem_1fr]">
      <time dateTime={change.date} className="text-ink-2">
        {formatStated(change.date, language)}
      </time>
      <span>
        {change.to === null ? (
          <>
            {t(words.withdrawn)} <s data-computed>{shown(change.from)}</s>
            {gap}
            {t(change.counts)}
          </>
        ) : (
          <>
            {t(row!.counts)}:{' '}
            {shown(change.from) !== shown(change.to) && (
              <>
                {t(words.from)} <s data-computed>{shown(change.from)}</s>
                {t(words.comma)}
                {t(words.to)}{' '}
              </>
            )}
            <RegisterLink id={change.id} linked>
              {shown(change.to)}
            </RegisterLink>
          </>
        )}
        . {t(change.why)}
      </span>
    </li>
  );
}
