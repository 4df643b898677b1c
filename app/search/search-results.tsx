import { memo } from 'react';
import { pageNames } from '../content/shared/pages.ts';
import { searchWords } from '../content/shared/search-words.ts';
import { directionOf } from '../language/detect.ts';
import { useLanguage } from '../language/provider.tsx';
import { Words } from '../rich-text/words.tsx';
import type { MarkedPart } from './excerpt.ts';
import type { Found, SearchGroup, SearchHit } from './search.ts';

/** The results by page, in the dialog and on the results page. The previous ones stay while the visitor types. */
export const SearchResults = memo(function SearchResults({ groups }: { groups: readonly SearchGroup[] }) {
  if (groups.length === 0) return <NothingFound />;
  return (
    <ul className="mt-2">
      {groups.map((group) => (
        <Group key={group.path} group={group} />
      ))}
    </ul>
  );
});

/** The number of pages found, and for what, if not for what was typed. */
export function SearchCount({ found: { groups, question }, typed }: { found: Found; typed: string }) {
  const { t, format } = useLanguage();
  if (groups.length === 0) return t(searchWords.none);
  const pages = t(searchWords.found, { pages: format.quantity(groups.length, 'foundPage') });
  return question === typed ? pages : <Words of={`${t(searchWords.keyboard, { question })} ${pages}`} />;
}

function Group({ group: { path, title, hits } }: { group: SearchGroup }) {
  return (
    <li className="border-t border-ink py-3">
      <a href={hits[0]?.href ?? path} className="inline-block py-1 text-h4 font-semibold">
        {title}
      </a>
      <ul>
        {hits.map((hit, n) => (
          <Hit key={n} hit={hit} />
        ))}
      </ul>
    </li>
  );
}

/** A passage under its heading, or a row with its names; the page as a whole needs no further link. */
function Hit({ hit: { href, name, names, text, language } }: { hit: SearchHit }) {
  const setting = useLanguage();
  const own = language === setting.language ? {} : { lang: language, dir: directionOf(language) };
  return (
    <li className="mt-1.5 border-s-2 border-grid ps-3">
      {name.length > 0 && (
        <span className={term}>
          <a href={href} className="inline-block py-0.5 font-semibold" {...own}>
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
      <mark key={`${n} ${part.text}`} className="bg-accent-soft text-ink">
        {part.text}
      </mark>
    ) : (
      // An element for each text, because a translator moves bare text nodes.
      <span key={`${n} ${part.text}`}>
        <Words of={part.text} />
      </span>
    ),
  );

/** Where else to look: the glossary and the office. */
function NothingFound() {
  const { t } = useLanguage();
  return (
    <ul className="mt-2">
      {(['/glossary', '/contact'] as const).map((href) => (
        <li key={href}>
          <a href={href} className="inline-flex min-h-11 items-center">
            {t(pageNames[href])}
          </a>
        </li>
      ))}
    </ul>
  );
}
