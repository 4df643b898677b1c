import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { environment } from '../../app/content/figures/environment.ts';
import { about, community, partners, portfolio } from '../../app/content/figures/office.ts';
import { recordsIn } from '../../app/content/figures/records.ts';
import { debris } from '../../app/content/figures/rubble.ts';
import { solutions } from '../../app/content/figures/solutions.ts';
import { projectNames } from '../../app/content/shared/project-list.ts';
import { projectFigures } from '../../app/register/project-figures.ts';
import type { RegisterRow } from '../../app/register/rows.ts';
import { distDirectory } from '../../tools/paths.ts';

const { figures }: { figures: RegisterRow[] } = JSON.parse(
  readFileSync(join(distDirectory, 'data/figures.json'), 'utf8'),
);
const pagesOf = new Map(figures.map(({ id, pages }) => [id, pages]));

/** The figure groups that the requirements name for a page, except those that it does not show as such. */
const required: [path: string, group: unknown, hidden?: string[]][] = [
  ['/crisis', debris, ['debris.destroyedBuildings', 'debris.recyclablePercent']],
  ['/solutions', solutions],
  ['/environmental', environment],
  ['/partners', partners],
  ['/about', about],
  ['/projects', portfolio],
  ['/community', community],
  ...(await Promise.all(
    projectNames.map(async (name): Promise<[string, unknown]> => [`/projects/${name}`, await projectFigures(name)]),
  )),
];

test.each(required)('%s shows every figure of its requirement', (path, group, hidden = []) => {
  const expected = recordsIn(group).map(({ id }) => id);
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.filter((id) => !pagesOf.get(id)?.includes(path) && !hidden.includes(id))).toEqual([]);
});
