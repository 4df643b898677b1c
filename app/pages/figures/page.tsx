import { registerWords } from '../../content/register/words.ts';
import type { RegisterRow } from '../../register/row.ts';
import { registerRows } from '../../register/rows.ts';
import { PageHead } from '../../sections/page-head.tsx';
import { Register } from './register.tsx';

export const loader = (): Promise<RegisterRow[]> => registerRows();

/** FG-1. */
export function Page({ data }: { data: readonly RegisterRow[] }) {
  return (
    <>
      <PageHead path="/figures" meta={registerWords.meta} />
      <Register rows={data} />
    </>
  );
}
