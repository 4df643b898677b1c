/** `npm start`: builds if the sources changed since the last build, then serves. */
import { build } from './build.ts';
import { isBuilt } from './stamp.ts';

if (!isBuilt()) await build();
await import('../server/main.ts');
