import { groupOf, placeNames, publisherNames } from '../content/register/names.ts';
import { register } from '../content/register/register.ts';
import { type FigureId, figureOf } from '../content/registered.ts';
import { byLanguage } from '../content/text.ts';
import { figureText, formats } from '../language/format.ts';
import { plannerRows } from './planner-rows.ts';
import type { RegisterRow } from './row.ts';

/** Paths by the id of the figure that they show. */
export type ShownOn = ReadonlyMap<string, ReadonlySet<string>>;

let shownOn: ShownOn = new Map();

/** The build tells what it found on the finished pages, before it renders the register. */
export function tellPages(found: ShownOn): void {
  shownOn = found;
}

function row(id: FigureId): RegisterRow {
  const figure = figureOf(id);
  const { unit, counts, place, publisher = 'office', asOf = null, source = null, on = [], ...rest } = register[id];
  const { value, to } = figure;
  return {
    id,
    group: groupOf(id),
    value,
    ...(to === undefined ? {} : { to }),
    unit: unit ? byLanguage((language) => formats[language].parts(to ?? value, unit)[1]) : null,
    shown: byLanguage((language) => figureText({ value: figure, unit }, language)),
    counts,
    place: { id: place, name: placeNames[place] },
    publisher: { id: publisher, name: publisherNames[publisher] },
    asOf,
    source,
    ...('address' in rest ? { address: rest.address } : {}),
    pages: [...new Set([...on, ...pagesOf(id)])],
  };
}

const pagesOf = (id: string): string[] => [...(shownOn.get(id) ?? [])];

/** Every figure of the site, in the order of the register. */
export const registerRows = (): RegisterRow[] => [
  ...(Object.keys(register) as FigureId[]).map(row),
  ...plannerRows().map((planned) => ({ ...planned, pages: [...new Set(['/planner', ...pagesOf(planned.id)])] })),
];
