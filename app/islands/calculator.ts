import { Calculator } from '../carbon/calculator.tsx';
import { hydrate } from './hydrate.tsx';

export default hydrate(Calculator);
