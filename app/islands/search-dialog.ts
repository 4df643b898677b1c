import { SearchDialog } from '../search/search-dialog.tsx';
import { hydrate } from './hydrate.tsx';

export default hydrate(SearchDialog);
