import type { Entry } from './register/entry.ts';
import { type FigureId, figureOf, type Leaf, type Registered, registered } from './registered.ts';
import { type ProjectName, projectList } from './shared/project-list.ts';

/** A figure of a project, with its entry in the register. */
export type OwnFigure = Registered & Entry;

type YearId = NonNullable<(typeof projectList)[ProjectName]['year']>['id'];
type KeyIn<Group extends string, Id> = Id extends `${Group}.${infer Key}` ? Key : never;
/**
 * Figures with a value elsewhere: in figures.ts, because a drawing or another page shows them too, and the year in the
 * project list.
 */
type Shared<Group extends string> = KeyIn<Group, FigureId | YearId>;

type Stated<Key, Group extends string> = Entry & (Key extends Shared<Group> ? { value?: undefined } : { value: Leaf });

const yearOf = (id: string): Registered | undefined =>
  Object.values(projectList).find(({ year }) => year?.id === id)?.year ?? undefined;

/**
 * The figures of one project with their register entries, in order. Plain literals, as in figures.ts.
 * @param group the prefix of their ids: `footbridge` of `footbridge.lengthMetres`; figures with a value elsewhere are
 * named in full
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
