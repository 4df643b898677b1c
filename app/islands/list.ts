/** Every island. Each has an entry file in this folder and becomes a bundle. */
export const islandNames = [
  'carbon-dialog',
  'glossary-filter',
  'mail-form',
  'mail-library',
  'more-menu',
  'office-map',
  'planner',
  'search-dialog',
  'share',
  'viewer',
] as const;

export type IslandName = (typeof islandNames)[number];

/** @returns a record with a value for each island */
export const byIsland = <Value>(value: (name: IslandName) => Value): Record<IslandName, Value> =>
  Object.fromEntries(islandNames.map((name) => [name, value(name)])) as Record<IslandName, Value>;

/** An island's entry file, relative to the project's root. */
export const islandEntry = (name: IslandName): string => `app/islands/${name}.ts`;

/** The styles that only an island needs, if there are any. */
export const islandSheet = (name: IslandName): string => `app/islands/${name}.css`;
