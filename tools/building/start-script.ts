import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from '../paths.ts';

/** `app/islands/start.ts` with its imports, minified, for every page's head. */
export async function startScript(): Promise<string> {
  const bundle = await rolldown({ input: join(root, 'app/islands/start.ts'), platform: 'browser' });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code.trim();
}
