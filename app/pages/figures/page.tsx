import { type GroupName, groupNames } from '../../content/figures/names.ts';
import { registerWords } from '../../content/figures.ts';
import { paths } from '../../content/shared/pages.ts';
import { useLanguage } from '../../language/provider.tsx';
import { anchorOf, type Begins, beginsIn } from '../../register/begins.ts';
import { RegisterTable } from '../../register/register-table.tsx';
import { type RegisterRow, registerRows } from '../../register/rows.ts';
import { Closing } from '../../sections/closing.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { Share } from '../../share/share.tsx';
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx';
import { FoldedGroup } from '../../ui/folded-table.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Compared } from './compared.tsx';
import { Downloads } from './downloads.tsx';

export const loader = registerRows;

/** FG-1: what others published first and open, the office's own figures in one fold. */
export function Page({ data }: { data: readonly RegisterRow[] }) {
  const { t, format } = useLanguage();
  const { meta, lead, others, own, folded, closing } = registerWords;
  const ofOffice = data.filter(({ publisher }) => publisher.id === 'office');
  const ofOthers = data.filter(({ publisher }) => publisher.id !== 'office');
  // The office's own first: most of a page's figures are there.
  const begins = beginsIn([...ofOffice, ...ofOthers]);
  return (
    <>
      <PageHead path="/figures" meta={meta} />
      <Hero breadcrumb={['/', '/figures']} title={t(meta.title)} lead={t(lead)} tag={<Share />} goesOn />
      <Compared />
      <FirstScreenEnd />
      <section id="others" className="section">
        <div className="wrap">
          {paths.map((path) => !begins.has(path) && <span key={path} id={anchorOf(path)} />)}
          <SectionHead title={t(others)} />
        </div>
        <Groups rows={ofOthers} begins={begins} />
      </section>
      <div className="section">
        <FoldedGroup id="own" title={t(own)} count={t(folded, { n: format.number(ofOffice.length) })}>
          <Groups rows={ofOffice} begins={begins} />
        </FoldedGroup>
      </div>
      <Downloads />
      <Closing {...closing} />
    </>
  );
}

const Groups = ({ rows, begins }: { rows: readonly RegisterRow[]; begins: Begins }) =>
  (Object.keys(groupNames) as GroupName[]).map((group) => {
    const inGroup = rows.filter((row) => row.group === group);
    return inGroup.length > 0 && <RegisterTable key={group} name={groupNames[group]} rows={inGroup} begins={begins} />;
  });
