import type { OwnFigure } from '../own-figures.ts';
import { type FigureId, figureOf } from '../registered.ts';
import type { ProjectName } from '../shared/project-list.ts';
import { office } from './about-office.ts';
import { areas } from './areas.ts';
import { carbon } from './carbon.ts';
import type { Entry } from './entry.ts';
import { environment } from './environment.ts';
import { published } from './published.ts';
import { rubble } from './rubble.ts';
import { site } from './site-limits.ts';
import { solutions } from './solutions.ts';

/**
 * Projects by the names that begin the ids of their figures, in the order of the register. What it says of a project's figures stands in
 * the project's file. A new project follows by itself; it takes a line here only once figures.ts has a group of its name.
 */
export const projectsByGroup = {
  damascus: 'recycling',
  alHoula: 'water-treatment-al-hola',
  alRaqama: 'water-treatment-al-raqama',
  sportsHall: 'sports-hall',
  dairy: 'dairy-building',
  facade: 'thyssen-fba10',
  bim: 'bem',
  adsorption: 'water-treatment-basf',
} as const satisfies Record<string, ProjectName>;

type OtherId = Exclude<FigureId, `${keyof typeof projectsByGroup}.${string}`>;

const beforeProjects = { ...rubble, ...areas, ...published, ...solutions };
const afterProjects = { ...environment, ...carbon, ...office, ...site };
/** What is said of every other figure. One of figures.ts without an entry is a type error. */
const others: Record<OtherId, Entry> = { ...beforeProjects, ...afterProjects };

const described = (part: object): OwnFigure[] =>
  (Object.keys(part) as OtherId[]).map((id) => ({ ...figureOf(id)!, ...others[id] }));

/** Every figure with what is said of it, in the order of the register. */
export const register = (projects: readonly OwnFigure[]): OwnFigure[] => [
  ...described(beforeProjects),
  ...projects,
  ...described(afterProjects),
];
