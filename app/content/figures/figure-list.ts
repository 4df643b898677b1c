import { areas, severity } from './areas.ts';
import { carbonAssumptions, carbonFactors } from './carbon.ts';
import { environment } from './environment.ts';
import { about, community, partners, portfolio } from './office.ts';
import { published } from './published.ts';
import { type FigureRecord, recordsIn } from './records.ts';
import { debris, rubble } from './rubble.ts';
import { solutions } from './solutions.ts';

/** Every figure outside the projects' files, in the order of the register. */
export const figureList: readonly FigureRecord[] = recordsIn([
  published,
  debris,
  rubble,
  areas,
  severity,
  solutions,
  environment,
  carbonFactors,
  carbonAssumptions,
  partners,
  about,
  portfolio,
  community,
]);
