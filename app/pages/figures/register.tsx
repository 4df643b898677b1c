import { type GroupName, groupNames } from '../../content/figures/names.ts';
import { registerWords } from '../../content/figures.ts';
import { useQuery } from '../../document/request.ts';
import { useLanguage } from '../../language/provider.tsx';
import { chosenRows, parseChoice, RegisterFilter } from '../../register/filter.tsx';
import { RegisterTable } from '../../register/register-table.tsx';
import type { RegisterRow } from '../../register/row.ts';
import { Closing } from '../../sections/closing.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { Share } from '../../share/share.tsx';
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx';
import { Changes } from './changes.tsx';
import { Compared } from './compared.tsx';
import { Downloads } from './downloads.tsx';

/** All sections of /figures: comparison, filter, groups, files, changes. */
export function Register({ rows }: { rows: readonly RegisterRow[] }) {
  const { t } = useLanguage();
  const choice = parseChoice(useQuery());
  const chosen = chosenRows(rows, choice);
  return (
    <>
      <Hero
        breadcrumb={['/', '/figures']}
        title={t(registerWords.meta.title)}
        lead={t(registerWords.lead)}
        tag={<Share queries={['place', 'publisher']} />}
        goesOn
      />
      <Compared />
      <FirstScreenEnd />
      <RegisterFilter rows={rows} choice={choice} />
      <div className="section">
        {(Object.keys(groupNames) as GroupName[]).map((group) => {
          const inGroup = chosen.filter((row) => row.group === group);
          return (
            inGroup.length > 0 && (
              <RegisterTable
                key={group}
                group={group}
                name={groupNames[group]}
                rows={inGroup}
                open={chosen.length < rows.length}
              />
            )
          );
        })}
      </div>
      <Downloads />
      <Changes rows={rows} />
      <Closing {...registerWords.closing} />
    </>
  );
}
