import { type PlaceName, type PublisherName, placeNames, publisherNames } from '../content/register/names.ts';
import { registerWords } from '../content/register/words.ts';
import type { Text } from '../content/text.ts';
import { useLanguage } from '../language/provider.tsx';
import type { RegisterFilter } from './row.ts';

/** The filter that a query asks for; what it does not know it leaves out. */
export function parseFilter(query: URLSearchParams): RegisterFilter {
  const place = query.get('place');
  const publisher = query.get('publisher');
  return {
    ...(place && Object.hasOwn(placeNames, place) ? { place: place as PlaceName } : {}),
    ...(publisher && Object.hasOwn(publisherNames, publisher) ? { publisher: publisher as PublisherName } : {}),
  };
}

/** Plain links to a page of its own for each place and each publisher. */
export function RegisterFilterLinks({ filter }: { filter: RegisterFilter }) {
  const { t } = useLanguage();
  const words = registerWords.filter;
  return (
    <nav aria-label={t(words.name)} className="wrap grid gap-1 border-y border-ink bg-white py-3 print:hidden">
      <Choices name="place" title={words.place} options={placeNames} current={filter.place} />
      <Choices name="publisher" title={words.publisher} options={publisherNames} current={filter.publisher} />
    </nav>
  );
}

interface ChoicesProps {
  name: keyof RegisterFilter;
  title: Text;
  options: Record<string, Text>;
  current: string | undefined;
}

function Choices({ name, title, options, current }: ChoicesProps) {
  const { t } = useLanguage();
  return (
    <div className="grid items-baseline gap-x-6 sm:grid-cols-[7rem_1fr]">
      <span className="small text-ink-2">{t(title)}</span>
      <ul className="flex flex-wrap gap-x-6 small">
        <Choice href="/figures" current={!current} words={registerWords.filter.all} />
        {Object.entries(options).map(([id, words]) => (
          <Choice key={id} href={`/figures?${name}=${id}`} current={id === current} words={words} />
        ))}
      </ul>
    </div>
  );
}

function Choice({ href, current, words }: { href: string; current: boolean; words: Text }) {
  const { t } = useLanguage();
  return (
    <li>
      <a
        href={href}
        aria-current={current ? 'true' : undefined}
        className="inline-flex min-h-11 items-center border-y-3 border-transparent no-underline hover:border-b-ink-3 aria-[current]:border-b-accent aria-[current]:font-semibold"
      >
        {t(words)}
      </a>
    </li>
  );
}
