import { projectList } from '../../app/content/shared/project-list.ts';
import { registerRows } from '../../app/register/rows.ts';

/** Every figure has a name of its own, and a date and a source if somebody else published it. */
export async function checkFigures(): Promise<string[]> {
  // A hidden project's figures are not gone.
  const rows = await registerRows({ hidden: true });
  const ids = rows.map(({ id }) => id);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  const years = Object.values(projectList).flatMap(({ year }) => year ?? []);
  const unknown = years.filter(({ id }) => !ids.includes(id));
  const nameless = rows.filter((row) => row.publisher.id !== 'office' && !(row.asOf && row.source));
  return [
    ...twice.map((id) => `two figures are ${id}`),
    ...unknown.map(({ id }) => `${id} has no row in the register; the project list names it`),
    ...nameless.map(({ id }) => `${id} is somebody else's and has no date or no source`),
  ];
}
