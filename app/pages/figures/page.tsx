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
import { FoldedGroup } from '../../ui/folded-table.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Compared } from './compared.tsx';
import { Downloads } from './downloads.tsx';

export const loader = registerRows;

/** FG-1: what others published first, then the office's own figures, each folded by place or page. */
export function Page({ data }: { data: readonly RegisterRow[] }) {
  const { t } = useLanguage();
  const { meta, lead, others, own, closing } = registerWords;
  const ofOffice = data.filter(({ publisher }) => publisher.id === 'office');
  const ofOthers = data.filter(({ publisher }) => publisher.id !== 'office');
  // The office's own first: most of a page's figures are there.
  const begins = beginsIn([...ofOffice, ...ofOthers]);
  return (
    <>
      <PageHead path="/figures" meta={meta} />
      <Hero breadcrumb={['/', '/figures']} title={t(meta.title)} lead={t(lead)} tag={<Share />} />
      <Compared />
      <section id="others" className="section">
        <div className="wrap mb-(--under-head)">
          {paths.map((path) => !begins.has(path) && <span key={path} id={anchorOf(path)} />)}
          <SectionHead title={t(others)} />
        </div>
        <Groups of="others" rows={ofOthers} begins={begins} />
      </section>
      <section className="section">
        <div className="wrap mb-(--under-head)">
          <SectionHead headId="own" title={t(own)} />
        </div>
        <Groups of="own" rows={ofOffice} begins={begins} />
      </section>
      <Downloads />
      <Closing {...closing} />
    </>
  );
}

/** A fold for each group; the first that others published stands open. */
function Groups({ of, rows, begins }: { of: string; rows: readonly RegisterRow[]; begins: Begins }) {
  const { t, format } = useLanguage();
  return (Object.keys(groupNames) as GroupName[]).map((group, index) => {
    const inGroup = rows.filter((row) => row.group === group);
    return (
      inGroup.length > 0 && (
        <FoldedGroup
          key={group}
          id={`${of}-${group}`}
          title={t(groupNames[group])}
          count={t(registerWords.folded, { n: format.number(inGroup.length) })}
          open={of === 'others' && index === 0}
          within
        >
          <RegisterTable rows={inGroup} begins={begins} />
        </FoldedGroup>
      )
    );
  });
}
