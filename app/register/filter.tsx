import type { ReactNode } from 'react';
import { type PlaceName, type PublisherName, placeNames, publisherNames } from '../content/figures/names.ts';
import { registerWords } from '../content/figures.ts';
import type { Text } from '../content/text.ts';
import { useLanguage } from '../language/provider.tsx';
import { publishersAt, type RegisterRow } from './row.ts';

/** A selection of rows; a missing value means all places or all publishers. */
export interface RegisterChoice {
  place?: PlaceName | undefined;
  publisher?: PublisherName | undefined;
}

const named = <Name extends string>(names: Record<Name, Text>, name: string | null): Name | undefined =>
  name !== null && Object.hasOwn(names, name) ? (name as Name) : undefined;

/** Unknown names count as no selection. */
export const parseChoice = (query: URLSearchParams): RegisterChoice => ({
  place: named(placeNames, query.get('place')),
  publisher: named(publisherNames, query.get('publisher')),
});

export const chosenRows = (rows: readonly RegisterRow[], { place, publisher }: RegisterChoice): RegisterRow[] =>
  rows.filter((row) => (!place || row.place.id === place) && (!publisher || row.publisher.id === publisher));

const addressOf = ({ place, publisher }: RegisterChoice): string => {
  const query = new URLSearchParams();
  if (place) query.set('place', place);
  if (publisher) query.set('publisher', publisher);
  return `/figures${query.size > 0 ? `?${query}` : ''}#rows`;
};

/** Two rows of plain links. A place keeps the publisher only if it has figures of that publisher. */
export function RegisterFilter({ rows, choice }: { rows: readonly RegisterRow[]; choice: RegisterChoice }) {
  const { t } = useLanguage();
  const words = registerWords.filter;
  const { place, publisher } = choice;
  const publishers = place ? publishersAt(rows, place) : (Object.keys(publisherNames) as PublisherName[]);
  const keeping = (next: PlaceName): RegisterChoice => ({
    place: next,
    publisher: publisher && publishersAt(rows, next).includes(publisher) ? publisher : undefined,
  });
  return (
    <nav
      id="rows"
      aria-label={t(words.name)}
      className="wrap scroll-mt-(--header) border-y border-ink bg-white print:hidden"
    >
      {/* On a phone the two lists would stand between a choice and its rows. */}
      <details className="opens">
        <summary className="min-h-14">
          {t(words.place)}
          {': '}
          {t(place ? placeNames[place] : words.all)}
          {' · '}
          {t(words.publisher)}
          {': '}
          {t(publisher ? publisherNames[publisher] : words.all)}
        </summary>
        <div className="grid gap-4 pb-3 sm:gap-1">
          <Line title={words.place}>
            <Choice to={{ publisher }} current={!place} words={words.all} />
            {Object.entries(placeNames).map(([name, words]) => (
              <Choice key={name} to={keeping(name as PlaceName)} current={name === place} words={words} />
            ))}
          </Line>
          <Line title={words.publisher}>
            <Choice to={{ place }} current={!publisher} words={words.all} />
            {publishers.map((name) => (
              <Choice
                key={name}
                to={{ place, publisher: name }}
                current={name === publisher}
                words={publisherNames[name]}
              />
            ))}
          </Line>
        </div>
      </details>
    </nav>
  );
}

function Line({ title, children }: { title: Text; children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <div className="grid items-baseline gap-x-6 sm:grid-cols-[7rem_1fr]">
      <span className="small text-ink-2">{t(title)}</span>
      <ul className="flex flex-wrap gap-x-6 small">{children}</ul>
    </div>
  );
}

function Choice({ to, current, words }: { to: RegisterChoice; current: boolean; words: Text }) {
  const { t } = useLanguage();
  return (
    <li>
      <a
        href={addressOf(to)}
        aria-current={current ? 'true' : undefined}
        className="inline-flex min-h-11 min-w-6 items-center border-y-3 border-transparent no-underline hover:border-b-ink-3 aria-[current]:border-b-accent aria-[current]:font-semibold"
      >
        {t(words)}
      </a>
    </li>
  );
}
