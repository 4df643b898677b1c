import type { ReactNode } from 'react';
import type { Figure, RichText } from '../content/rich-text.ts';
import type { Language } from '../content/text.ts';
import { Words } from '../rich-text/words.tsx';

const columns = {
  2: 'sm:grid-cols-2',
  3: 'grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] sm:grid-cols-3',
  4: 'grid-cols-2 md:grid-cols-4 print:grid-cols-4',
} as const;

interface FiguresProps {
  /** `scope`: what a figure counts, and its publisher if it is a third party's. */
  figures: readonly { figure: Figure | RichText; scope: RichText | string | null }[];
  layout?: keyof typeof columns;
  /** For a page that has one language in both settings. */
  language?: Language;
  /** A note about all of them. */
  children?: ReactNode;
}

/** A row of figures, each on a rule above what it counts; their lines align (subgrid). */
export function Figures({ figures, layout = 4, language, children }: FiguresProps) {
  return (
    <>
      <dl className={`grid gap-x-(--gap) ${columns[layout]}`}>
        {figures.map(({ figure, scope }, index) => (
          <div key={index} className="figure-cell row-span-2 grid grid-rows-subgrid gap-y-0 max-md:pb-6">
            <dt className="self-end">
              <span className="large-figure">
                <Words of={figure} look="large" language={language} />
              </span>{' '}
              <i aria-hidden="true" className="figure-rule my-2.5" />
            </dt>
            <dd className="small text-ink-2 in-[.dark]:text-ink-soft">
              {scope && <Words of={scope} language={language} />}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </>
  );
}
