import { Converter } from '../carbon/converter.tsx';
import { hydrate } from './hydrate.tsx';

export default hydrate(Converter);
