import { CarbonDialog } from '../carbon/carbon-dialog.tsx';
import { hydrate } from './hydrate.tsx';

export default hydrate(CarbonDialog);
