import type { ReactNode } from 'react';
import type { Text } from '../content/text.ts';
import { useLanguage } from '../language/provider.tsx';

/** The number of a balloon, as in the drawing. */
export const BalloonNumber = ({ n, solid, compact }: { n: ReactNode; solid?: boolean; compact?: boolean }) => (
  <span
    data-computed
    className={`inline-grid size-7.5 shrink-0 place-items-center rounded-[50%] border-[1.5px] border-current text-[0.875rem] font-semibold leading-none ${solid ? 'bg-ink text-paper' : ''} ${compact ? 'max-sm:size-6 max-sm:text-[0.8125rem]' : ''}`}
  >
    {n}
  </span>
);

/** The key to a drawing's numbered balloons. */
export function Legend({
  names,
  columns = 3,
  compact,
  id,
}: {
  names: readonly Text[];
  columns?: 2 | 3 | 4 | 5;
  /** Names only: two columns on a phone, three if names are short, with smaller numbers. */
  compact?: boolean;
  /** The id of a name, by its number. */
  id?: (n: number) => string;
}) {
  const { t } = useLanguage();
  const short = names.every((name) => t(name).length <= 11);
  const layout = {
    2: 'sm:grid-cols-2',
    3: names.length === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2 md:grid-cols-3',
    4: 'sm:grid-cols-2 md:grid-cols-4',
    5: 'sm:grid-cols-3 md:grid-cols-5',
  }[columns];
  return (
    <ol
      className={`grid gap-x-(--gap) ${compact ? `legend-compact ${short ? 'grid-cols-3' : 'grid-cols-2'} max-[22rem]:grid-cols-1 gap-y-1 sm:gap-y-4` : 'gap-y-4'} ${layout}`}
    >
      {names.map((name, index) => (
        <li
          key={index}
          id={id?.(index + 1)}
          className={`flex gap-x-3 leading-[1.4] ${compact ? 'max-sm:gap-x-2 max-sm:text-small' : ''}`}
        >
          <BalloonNumber n={index + 1} compact={compact} />
          <b className={compact ? 'pt-1 max-sm:pt-px' : 'pt-1'}>{t(name)}</b>
        </li>
      ))}
    </ol>
  );
}
