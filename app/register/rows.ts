import { damascus } from '../content/figures/damascus.ts';
import { figureList } from '../content/figures/figure-list.ts';
import { groupOf, placeNames, publisherNames } from '../content/figures/names.ts';
import * as projects from '../content/figures/projects.ts';
import { type FigureRecord, recordsIn } from '../content/figures/records.ts';
import { isShown, type ProjectName, projectList } from '../content/shared/project-list.ts';
import { byLanguage } from '../content/text.ts';
import { figureText, formats } from '../language/format.ts';
import { plannerRows } from './planner-rows.ts';
import { projectFigures } from './project-figures.ts';
import type { RegisterRow } from './row.ts';
import type { ShownOn } from './shown-on.ts';

function row(figure: FigureRecord): Omit<RegisterRow, 'pages'> {
  const { id, value, to, unit, counts, place, publisher = 'office', asOf = null, source = null, address } = figure;
  return {
    id,
    group: groupOf(id),
    value,
    ...(to === undefined ? {} : { to }),
    unit: unit ? byLanguage((language) => formats[language].parts(to ?? value, unit)[1]) : null,
    shown: byLanguage((language) => figureText(figure, language)),
    counts,
    place: { id: place, name: placeNames[place] },
    publisher: { id: publisher, name: publisherNames[publisher] },
    asOf,
    source,
    ...(address ? { address } : {}),
  };
}

const onOtherPages = recordsIn([damascus, ...Object.values(projects)]);

/** The figures of a hidden project are left out, except those on other pages. */
async function figuresOf(name: ProjectName, hidden: boolean): Promise<FigureRecord[]> {
  const all = await projectFigures(name);
  return hidden || isShown(name) ? all : all.filter((figure) => onOtherPages.includes(figure));
}

/** Projects after the site's own figures; the page puts them into groups. */
async function allFigures(hidden: boolean): Promise<FigureRecord[]> {
  const projects = await Promise.all(
    (Object.keys(projectList) as ProjectName[]).map((name) => figuresOf(name, hidden)),
  );
  return [...figureList, ...projects.flat()];
}

/**
 * Every figure of the site, in the order of the register.
 * @param hidden includes all figures of hidden projects
 */
export async function registerRows({ hidden = false, shownOn = {} as ShownOn } = {}): Promise<RegisterRow[]> {
  const pages = (id: string, on: readonly string[]): string[] => [...new Set([...on, ...(shownOn[id] ?? [])])];
  return [
    ...(await allFigures(hidden)).map((figure) => ({ ...row(figure), pages: pages(figure.id, figure.on ?? []) })),
    ...plannerRows().map((planned) => ({ ...planned, pages: pages(planned.id, ['/planner']) })),
  ];
}
