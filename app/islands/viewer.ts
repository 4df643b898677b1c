import { Viewer } from '../media/viewer.tsx';
import { hydrate } from './hydrate.tsx';

export default hydrate(Viewer);
