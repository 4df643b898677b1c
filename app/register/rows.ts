import { damascus } from '../content/figures/damascus.ts';
import { figureList } from '../content/figures/figure-list.ts';
import {
  type GroupName,
  groupOf,
  type PlaceName,
  type PublisherName,
  placeNames,
  publisherNames,
} from '../content/figures/names.ts';
import * as projects from '../content/figures/projects.ts';
import { type FigureRecord, recordsIn } from '../content/figures/records.ts';
import { isShown, type ProjectName, projectList } from '../content/shared/project-list.ts';
import { type Unit, units } from '../content/shared/units.ts';
import { byLanguage, type Language, type Text } from '../content/text.ts';
import { figureText, formats } from '../language/format.ts';
import { plannerRows } from './planner-rows.ts';
import { projectFigures } from './project-figures.ts';

/** A row of the register, on the page and in `/data/figures.json`. */
export interface RegisterRow {
  /** `debris.totalTonnes`: also the anchor on /figures. */
  id: string;
  group: GroupName;
  /** In the unit; for a span its lower end, with `to` as the upper one. */
  value: number;
  to?: number;
  /** The range of an assumption. */
  range?: readonly [number, number];
  /** Of the whole value: never in millions. */
  unit: Text | null;
  /** Value and unit as text. */
  shown: Text;
  counts: Text;
  place: { id: PlaceName; name: Text };
  publisher: { id: PublisherName; name: Text };
  /** `2017`, `2023-02`, `2019-03-16`; `undated` for a third party's figure without a known date. */
  asOf: string | null;
  source: Text | null;
  /** How a derived or assumed value was found. */
  method: Text | null;
  address?: string;
  /** Paths of the pages that show it. */
  pages: string[];
}

const unitWord = (value: number, unit: Unit, language: Language): string =>
  units[unit].prefix?.[language] ?? formats[language].plural(value, units[unit].plural[language]);

function row(figure: FigureRecord): Omit<RegisterRow, 'pages'> {
  const { id, value, to, unit, counts, place, publisher = 'office', asOf = null, source = null, address } = figure;
  const method = (!figure.publisher && figure.method) || null;
  return {
    id,
    group: groupOf(id),
    value,
    ...(to === undefined ? {} : { to }),
    unit: unit ? byLanguage((language) => unitWord(to ?? value, unit, language)) : null,
    shown: byLanguage((language) => figureText(figure, language)),
    counts,
    place: { id: place, name: placeNames[place] },
    publisher: { id: publisher, name: publisherNames[publisher] },
    asOf,
    source,
    method,
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

interface Options {
  /** Includes all figures of hidden projects. */
  hidden?: boolean;
  /** The pages that the build saw a figure on, by its id. */
  shownOn?: Readonly<Record<string, readonly string[]>>;
}

/** Every figure of the site, in the order of the register. */
export async function registerRows({ hidden = false, shownOn = {} }: Options = {}): Promise<RegisterRow[]> {
  const pages = (id: string, on: readonly string[]): string[] => [...new Set([...on, ...(shownOn[id] ?? [])])];
  return [
    ...(await allFigures(hidden)).map((figure) => ({ ...row(figure), pages: pages(figure.id, figure.on ?? []) })),
    ...plannerRows().map((planned) => ({ ...planned, pages: pages(planned.id, ['/planner']) })),
  ];
}
