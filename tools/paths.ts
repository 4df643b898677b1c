import { join } from 'node:path';

/** The project's folder. */
export const root = join(import.meta.dirname, '..');
/** What is served: pages, assets, pictures. */
export const distDirectory = join(root, 'dist');
/** What only the build needs. */
export const buildDirectory = join(root, 'build');
