import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** What is served: pages, assets, pictures. */
export const distDirectory = join(root, 'dist');
/** What only the build needs. */
export const buildDirectory = join(root, 'build');
