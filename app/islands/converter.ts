import { Converter } from '../carbon/rubble-converter.tsx';
import { hydrate } from './hydrate.tsx';

export default hydrate(Converter);
