import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { buildTargets } from '../oldest-browsers.ts';
import { root } from '../paths.ts';

/** `app/document/start.ts` with its imports, minified, for every page's head. */
export async function startScript(): Promise<string> {
  const bundle = await rolldown({
    input: join(root, 'app/document/start.ts'),
    platform: 'browser',
    transform: { target: buildTargets },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false });
  await bundle.close();
  return output[0].code.trim();
}
