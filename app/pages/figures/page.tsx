import { registerWords } from '../../content/figures.ts';
import type { RegisterRow } from '../../register/row.ts';
import { registerRows } from '../../register/rows.ts';
import type { ShownOn } from '../../register/shown-on.ts';
import { PageHead } from '../../sections/page-head.tsx';
import { Register } from './register.tsx';

export const loader = (built: { shownOn?: ShownOn | undefined }): Promise<RegisterRow[]> => registerRows(built);

/** FG-1. */
export function Page({ data }: { data: readonly RegisterRow[] }) {
  return (
    <>
      <PageHead path="/figures" meta={registerWords.meta} />
      <Register rows={data} />
    </>
  );
}
