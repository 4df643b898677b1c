import type { FigureId } from '../registered.ts';
import { office } from './about-office.ts';
import { areas } from './areas.ts';
import { carbon } from './carbon.ts';
import type { Entry } from './entry.ts';
import { environment } from './environment.ts';
import { germanProjects } from './projects-germany.ts';
import { syrianProjects } from './projects-syria.ts';
import { published } from './published.ts';
import { rubble } from './rubble.ts';
import { site } from './site-limits.ts';
import { solutions } from './solutions.ts';

/** What is said of every figure. A figure of figures.ts without an entry is a type error. */
export const register: Record<FigureId, Entry> = {
  ...rubble,
  ...areas,
  ...published,
  ...solutions,
  ...syrianProjects,
  ...germanProjects,
  ...environment,
  ...carbon,
  ...office,
  ...site,
};
