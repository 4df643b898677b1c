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
 * Projects by id prefix, in the order of the register; entries of a project's figures are in its file. A new project is
 * added automatically; it needs a line only if figures.ts has a group with its name.
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
/** The entries of all other figures. A figure in figures.ts without an entry is a type error. */
const others: Record<OtherId, Entry> = { ...beforeProjects, ...afterProjects };

const described = (part: object): OwnFigure[] =>
  (Object.keys(part) as OtherId[]).map((id) => ({ ...figureOf(id)!, ...others[id] }));

/** Every figure with its entry, in the order of the register. */
export const register = (projects: readonly OwnFigure[]): OwnFigure[] => [
  ...described(beforeProjects),
  ...projects,
  ...described(afterProjects),
];
