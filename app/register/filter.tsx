import { type PlaceName, type PublisherName, placeNames, publisherNames } from '../content/register/names.ts';
import { registerWords } from '../content/register/words.ts';
import type { Text } from '../content/text.ts';
import { useLanguage } from '../language/provider.tsx';
import { publishersAt, type RegisterRow } from './row.ts';

/**
 * Plain links; each is its own target, and the style sheet (register-filter.css) leaves only the rows that carry its name. Once a place is
 * chosen, its own publishers stand in place of all, each of them a target for both at once.
 */
export function RegisterFilter({ rows }: { rows: readonly RegisterRow[] }) {
  const { t } = useLanguage();
  const words = registerWords.filter;
  return (
    <nav
      aria-label={t(words.name)}
      className="register-filter wrap grid gap-4 border-y border-ink bg-white py-3 sm:gap-1 print:hidden"
    >
      <Choices kind="place" title={words.place} options={placeNames} />
      <Choices kind="publisher" title={words.publisher} options={publisherNames} />
      {publishersAt(rows).map(([place, publishers]) => (
        <Both key={place} place={place} publishers={publishers} />
      ))}
    </nav>
  );
}

const line = 'items-baseline gap-x-6 sm:grid-cols-[7rem_1fr]';
const list = 'flex flex-wrap gap-x-6 small';

/** The publishers of one place; `All` is the place itself. */
function Both({ place, publishers }: { place: PlaceName; publishers: readonly PublisherName[] }) {
  const { t } = useLanguage();
  const words = registerWords.filter;
  return (
    <div className={`${line} both at-${place}`}>
      <span className="small text-ink-2">{t(words.publisher)}</span>
      <ul className={list}>
        <Choice to={`place-${place}`} words={words.all} />
        {publishers.map((publisher) => (
          <Choice key={publisher} id={`${place}--${publisher}`} words={publisherNames[publisher]} />
        ))}
      </ul>
    </div>
  );
}

interface ChoicesProps {
  kind: 'place' | 'publisher';
  title: Text;
  options: Record<string, Text>;
}

function Choices({ kind, title, options }: ChoicesProps) {
  const { t } = useLanguage();
  return (
    <div className={`${line} every-${kind}-line grid`}>
      <span className="small text-ink-2">{t(title)}</span>
      <ul className={list}>
        <Choice id={`every-${kind}`} words={registerWords.filter.all} />
        {Object.entries(options).map(([name, words]) => (
          <Choice key={name} id={`${kind}-${name}`} words={words} />
        ))}
      </ul>
    </div>
  );
}

/** @param to of a choice that stands elsewhere already */
function Choice({ id, to = id, words }: { id?: string; to?: string; words: Text }) {
  const { t } = useLanguage();
  return (
    <li>
      <a
        id={id}
        href={`#${to}`}
        className="inline-flex min-h-11 min-w-6 scroll-mt-36 items-center border-y-3 border-transparent no-underline hover:border-b-ink-3"
      >
        {t(words)}
      </a>
    </li>
  );
}
