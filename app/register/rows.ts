import type { OwnFigure } from '../content/own-figures.ts';
import { groupOf, placeNames, publisherNames } from '../content/register/names.ts';
import { projectsByGroup, register } from '../content/register/register.ts';
import { figureOf } from '../content/registered.ts';
import { isShown, type ProjectName, projectList } from '../content/shared/project-list.ts';
import { byLanguage, type Text } from '../content/text.ts';
import { figureText, formats } from '../language/format.ts';
import { plannerRows } from './planner-rows.ts';
import { projectFigures } from './project-figures.ts';
import type { RegisterRow } from './row.ts';

/** Page paths by the id of a figure on them. */
export type ShownOn = ReadonlyMap<string, ReadonlySet<string>>;

let shownOn: ShownOn = new Map();

/** Called by the build with what it found in the built pages, before it renders the register. */
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

/** The figures of a hidden project are left out, except those on other pages. */
async function figuresOf(name: ProjectName, hidden: boolean): Promise<OwnFigure[]> {
  const all = await projectFigures(name);
  return hidden || isShown(name) ? all : all.filter(({ id }) => figureOf(id));
}

async function allFigures(hidden: boolean): Promise<OwnFigure[]> {
  const projects = new Set([...Object.values(projectsByGroup), ...(Object.keys(projectList) as ProjectName[])]);
  const figures = await Promise.all([...projects].map((name) => figuresOf(name, hidden)));
  return register(figures.flat());
}

/** What only the office knows about the figures, in the order of the register. */
export const openQuestions = async (): Promise<Text[]> => (await allFigures(false)).flatMap(({ asks }) => asks ?? []);

/**
 * Every figure of the site, in the order of the register.
 * @param hidden includes all figures of hidden projects
 */
export async function registerRows({ hidden = false } = {}): Promise<RegisterRow[]> {
  return [
    ...(await allFigures(hidden)).map(row),
    ...plannerRows().map((planned) => ({ ...planned, pages: [...new Set(['/planner', ...pagesOf(planned.id)])] })),
  ];
}
