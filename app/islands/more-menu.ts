import { MoreMenu } from '../shell/more-menu.tsx';
import { hydrate } from './hydrate.tsx';

export default hydrate(MoreMenu);
