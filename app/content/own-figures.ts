import type { Entry } from './register/entry.ts';
import { type FigureId, figureOf, type Leaf, type Registered, registered } from './registered.ts';
import { type ProjectName, projectList } from './shared/project-list.ts';

/** A figure of a project as its page shows it, with what the register says of it. */
export type OwnFigure = Registered & Entry;

type YearId = NonNullable<(typeof projectList)[ProjectName]['year']>['id'];
type KeyIn<Group extends string, Id> = Id extends `${Group}.${infer Key}` ? Key : never;
/** What has its value elsewhere: in figures.ts, because a drawing or another page shows it too, and the year in the project list. */
type Shared<Group extends string> = KeyIn<Group, FigureId | YearId>;

type Stated<Key, Group extends string> = Entry & (Key extends Shared<Group> ? { value?: undefined } : { value: Leaf });

const yearOf = (id: string): Registered | undefined =>
  Object.values(projectList).find(({ year }) => year?.id === id)?.year ?? undefined;

/**
 * The figures of one project, each with what the register says of it, in the order of the register. Plain literals, as in figures.ts.
 * @param group with which their ids begin: `footbridge` of `footbridge.lengthMetres`; what of them has its value elsewhere is named without one
 */
export const ownFigures = <const Group extends string, const Key extends string>(
  group: Group,
  figures: { [Each in Key]: Stated<Each, Group> } & Record<Shared<Group>, unknown>,
): Record<Key, OwnFigure> =>
  Object.fromEntries(
    Object.entries<Stated<string, string>>(figures).map(([key, { value, ...entry }]) => {
      const id = `${group}.${key}`;
      return [key, { ...(value === undefined ? (figureOf(id) ?? yearOf(id)) : registered(id, value)), ...entry }];
    }),
  ) as Record<Key, OwnFigure>;
