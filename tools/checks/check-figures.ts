import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FigureChange, figureChanges, releases } from '../../app/content/figure-changes.ts';
import { projectList } from '../../app/content/shared/project-list.ts';
import type { RegisterRow } from '../../app/register/row.ts';
import { registerRows } from '../../app/register/rows.ts';
import { root } from '../paths.ts';

/** A value or a range, as changes state it. */
const amount = ({ value, to }: Pick<RegisterRow, 'value' | 'to'>): FigureChange['from'] =>
  to === undefined ? value : [value, to];
const same = (a: FigureChange['to'], b: FigureChange['to']): boolean => String(a) === String(b);

/** Published figures that changed or disappeared need an entry in figure-changes.ts. */
export function unexplained(
  released: readonly RegisterRow[],
  now: readonly RegisterRow[],
  changes: readonly Pick<FigureChange, 'id' | 'from' | 'to'>[],
): string[] {
  return released.flatMap((before) => {
    // Earlier releases also listed settings of the site.
    if ((before.group as string) === 'site') return [];
    const row = now.find(({ id }) => id === before.id);
    const mentions = changes.filter((change) => change.id === before.id);
    if (!row) {
      const withdrawn = mentions.some(({ from, to }) => to === null && same(from, amount(before)));
      return withdrawn ? [] : [`${before.id} was published and is gone; keep it, or withdraw it in figure-changes.ts`];
    }
    const [from, to] = [amount(before), amount(row)];
    const told = mentions.some((change) => same(change.from, from) && same(change.to, to));
    return same(from, to) || told
      ? []
      : [`${row.id} was published as ${from} and is ${to}: figure-changes.ts says nothing of it`];
  });
}

/** The rows of the last release, as published. */
function lastRelease(): RegisterRow[] | undefined {
  const file = join(root, 'public/data', releases[0], 'figures.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { figures: RegisterRow[] }).figures : undefined;
}

/** Compares the register with its last release. */
export async function checkFigures(): Promise<string[]> {
  const figures = lastRelease();
  if (!figures) return [`the release of ${releases[0]} is not kept: npm run release:figures`];
  // A hidden project's figures are not gone.
  const rows = await registerRows({ hidden: true });
  const ids = rows.map(({ id }) => id);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  const named = [
    ...figureChanges.filter(({ to }) => to !== null),
    ...Object.values(projectList).flatMap(({ year }) => year ?? []),
  ];
  const unknown = named.filter(({ id }) => !ids.includes(id));
  const nameless = rows.filter((row) => row.publisher.id !== 'office' && !(row.asOf && row.source));
  return [
    ...unexplained(figures, rows, figureChanges),
    ...twice.map((id) => `two figures are ${id}`),
    ...unknown.map(({ id }) => `${id} has no row in the register; figure-changes.ts or the project list names it`),
    ...nameless.map(({ id }) => `${id} is somebody else's and has no date or no source`),
  ];
}
