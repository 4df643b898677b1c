import * as values from './figures.ts';

/** Groups of figures.ts outside the register: sizes of a drawing, dates. */
type Unregistered = 'previews' | 'previewsSince' | 'milestones';
type Groups = Omit<typeof values, Unregistered>;

/** One figure: a number, or a span from and to. */
export type Leaf = number | readonly [number, number];

type Ids<Values, Path extends string> = Values extends Leaf
  ? Path
  : Values extends null
    ? never
    : { [Key in keyof Values & string]: Ids<Values[Key], `${Path}.${Key}`> }[keyof Values & string];

/** The path of a figure in figures.ts, for example `debris.totalTonnes`. */
export type FigureId = { [Name in keyof Groups]: Ids<Groups[Name], Name> }[keyof Groups];

/** A figure with its value and its row in the register. For a span, `value` is the lower end. */
export interface Registered {
  /** `debris.totalTonnes`: its path in figures.ts, or its id in its project's file. */
  readonly id: string;
  readonly value: number;
  readonly to?: number;
}

type Known<Values> = Values extends Leaf
  ? Registered
  : Values extends null
    ? null
    : { readonly [Key in keyof Values]: Known<Values[Key]> };

/** A value with its id. */
export const registered = (id: string, value: Leaf): Registered =>
  typeof value === 'number' ? { id, value } : { id, value: value[0], to: value[1] };

const known = <Name extends keyof Groups>(name: Name): Known<Groups[Name]> =>
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: every group is taken, each by its name.
  knownNode(name, values[name]) as Known<Groups[Name]>;

function knownNode(path: string, node: unknown): unknown {
  if (node === null) return null;
  if (typeof node === 'number' || Array.isArray(node)) return registered(path, node as Leaf);
  return Object.fromEntries(
    Object.entries(node as object).map(([key, value]) => [key, knownNode(`${path}.${key}`, value)]),
  );
}

// The tree of figures.ts with ids, for pages. Geometry and calculations use the bare numbers.
export const debris = known('debris');
export const solutions = known('solutions');
export const environment = known('environment');
export const carbonFactors = known('carbonFactors');
export const carbonAssumptions = known('carbonAssumptions');
export const carbonLimits = known('carbonLimits');
export const rubble = known('rubble');
export const partners = known('partners');
export const about = known('about');
export const portfolio = known('portfolio');
export const damascus = known('damascus');
export const sportsHall = known('sportsHall');
export const dairy = known('dairy');
export const facade = known('facade');
export const alHoula = known('alHoula');
export const adsorption = known('adsorption');
export const alRaqama = known('alRaqama');
export const community = known('community');
export const severity = known('severity');
export const areas = known('areas');
export const law = known('law');
export const privacy = known('privacy');

/** The figure with an id, for code that goes through all of them. */
export function figureOf(id: string): Registered | undefined {
  const found = id
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], values);
  return found === undefined ? undefined : registered(id, found as Leaf);
}
