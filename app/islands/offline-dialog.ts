import { OfflineDialog } from '../offline/offline-dialog.tsx';
import { hydrate } from './hydrate.tsx';

export default hydrate(OfflineDialog);
