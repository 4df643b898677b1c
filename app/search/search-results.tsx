import { memo } from 'react';
import { glossary } from '../content/glossary.ts';
import { searchWords } from '../content/shared/search-words.ts';
import { directionOf } from '../language/detect.ts';
import { useLanguage } from '../language/provider.tsx';
import { Isolated } from '../ui/bidi.tsx';
import type { MarkedPart } from './excerpt.ts';
import type { SearchGroup, SearchHit, SearchOutcome } from './search.ts';

interface SearchResultsProps {
  outcome: SearchOutcome;
  /** Called when a link is followed. */
  onChosen?: () => void;
}

/** The results by page, in the dialog and on the results page. The previous ones stay while the visitor types. */
export const SearchResults = memo(function SearchResults({ outcome, onChosen }: SearchResultsProps) {
  if (outcome.groups.length === 0) return <NothingFound near={outcome.near} onChosen={onChosen} />;
  return (
    <ul className="mt-2">
      {outcome.groups.map((group) => (
        <Group key={group.path} group={group} onChosen={onChosen} />
      ))}
    </ul>
  );
});

/** The number of pages found. */
export function SearchCount({ outcome: { groups } }: { outcome: SearchOutcome }) {
  const { t, format } = useLanguage();
  return (
    <>
      {groups.length
        ? t(searchWords.found, { pages: format.quantity(groups.length, 'foundPage') })
        : t(searchWords.none)}
    </>
  );
}

function Group({ group: { path, title, hits }, onChosen }: { group: SearchGroup; onChosen?: () => void }) {
  return (
    <li className="border-t border-ink py-3">
      <a href={hits[0]?.href ?? path} onClick={onChosen} className="inline-block py-1 text-h4 font-semibold">
        {title}
      </a>
      <ul>
        {hits.map((hit, n) => (
          <Hit key={n} hit={hit} onChosen={onChosen} />
        ))}
      </ul>
    </li>
  );
}

/** A passage under its heading, or a row with its names; the page as a whole needs no further link. */
function Hit({ hit: { href, name, names, text, language }, onChosen }: { hit: SearchHit; onChosen?: () => void }) {
  const setting = useLanguage();
  const own = language === setting.language ? {} : { lang: language, dir: directionOf(language) };
  return (
    <li className="mt-1.5 border-s-2 border-grid ps-3">
      {name.length > 0 && (
        <span className={term}>
          <a href={href} onClick={onChosen} className="inline-block py-0.5 font-semibold" {...own}>
            <Marked parts={name} />
          </a>
          {names.length > 0 && dot}
        </span>
      )}
      {names.map((other, n) => (
        <span key={n} className={term}>
          <bdi lang={other.language}>
            <Marked parts={other.parts} />
          </bdi>
          {n < names.length - 1 && dot}
        </span>
      ))}
      <p className="small text-ink-2" {...own}>
        <Marked parts={text} />
      </p>
    </li>
  );
}

/** A name wraps as a whole, and no line begins with the dot after it. */
const term = 'inline-block max-w-full';
const dot = <span className="px-1.5 text-ink-2">·</span>;

const Marked = ({ parts }: { parts: readonly MarkedPart[] }) =>
  parts.map((part, n) =>
    part.match ? (
      <mark key={n} className="bg-accent-soft text-ink">
        {part.text}
      </mark>
    ) : (
      // In an element of its own, because a translator moves bare text nodes.
      <span key={n}>
        <Isolated text={part.text} />
      </span>
    ),
  );

/** Similar terms, and a link to the contact page. */
function NothingFound({ near, onChosen }: { near: SearchOutcome['near']; onChosen?: () => void }) {
  const { t } = useLanguage();
  const links = [
    ...near.map(({ href, name }) => ({ href, name })),
    { href: '/glossary', name: t(glossary.title) },
    { href: '/contact', name: t(searchWords.ask) },
  ];
  return (
    <>
      {near.length > 0 && <p className="mt-4">{t(searchWords.near)}</p>}
      <ul className="mt-2">
        {links.map(({ href, name }) => (
          <li key={href}>
            <a href={href} onClick={onChosen} className="inline-flex min-h-11 items-center">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
