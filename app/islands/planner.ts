import { Planner } from '../planner/planner.tsx';
import { hydrate } from './hydrate.tsx';

export default hydrate(Planner);
