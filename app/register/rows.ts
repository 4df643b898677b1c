import type { OwnFigure } from '../content/own-figures.ts';
import { groupOf, placeNames, publisherNames } from '../content/register/names.ts';
import { projectsByGroup, register } from '../content/register/register.ts';
import { figureOf } from '../content/registered.ts';
import { isHidden, type ProjectName, projectList } from '../content/shared/project-list.ts';
import { byLanguage, type Text } from '../content/text.ts';
import { figureText, formats } from '../language/format.ts';
import { plannerRows } from './planner-rows.ts';
import { projectFigures } from './project-figures.ts';
import type { RegisterRow } from './row.ts';

/** Paths by the id of the figure that they show. */
export type ShownOn = ReadonlyMap<string, ReadonlySet<string>>;

let shownOn: ShownOn = new Map();

/** The build tells what it found on the finished pages, before it renders the register. */
export function tellPages(found: ShownOn): void {
  shownOn = found;
}

function row(figure: OwnFigure): RegisterRow {
  const { id, value, to, unit, counts, place, publisher = 'office', asOf = null, source = null, on = [] } = figure;
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
    ...('address' in figure ? { address: figure.address } : {}),
    pages: [...new Set([...on, ...pagesOf(id)])],
  };
}

const pagesOf = (id: string): string[] => [...(shownOn.get(id) ?? [])];

/** Those of a hidden project wait with it, but for what other pages show as well. */
async function figuresOf(name: ProjectName, hidden: boolean): Promise<OwnFigure[]> {
  const all = await projectFigures(name);
  return hidden || !isHidden(name) ? all : all.filter(({ id }) => figureOf(id));
}

async function allFigures(hidden: boolean): Promise<OwnFigure[]> {
  const projects = new Set([...Object.values(projectsByGroup), ...(Object.keys(projectList) as ProjectName[])]);
  const figures = await Promise.all([...projects].map((name) => figuresOf(name, hidden)));
  return register(figures.flat());
}

/** What the register does not say of a figure because only the office can, in the order of the register. */
export const openQuestions = async (): Promise<Text[]> => (await allFigures(false)).flatMap(({ asks }) => asks ?? []);

/**
 * Every figure of the site, in the order of the register.
 * @param hidden with all figures of hidden projects
 */
export async function registerRows({ hidden = false } = {}): Promise<RegisterRow[]> {
  return [
    ...(await allFigures(hidden)).map(row),
    ...plannerRows().map((planned) => ({ ...planned, pages: [...new Set(['/planner', ...pagesOf(planned.id)])] })),
  ];
}
