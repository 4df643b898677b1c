import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, transformWithOxc } from 'vite';
import { languages } from '../../app/content/text.ts';
import { timeoutMs } from '../../app/ui/with-timeout.ts';
import { root } from '../paths.ts';

/** `app/islands/start.js`, minified, for every page's head. */
export async function startScript(): Promise<string> {
  const define = { __LANGUAGES__: JSON.stringify(languages), __TIMEOUT__: String(timeoutMs) };
  const { code } = await transformWithOxc(readFileSync(join(root, 'app/islands/start.js'), 'utf8'), 'start.js', {
    define,
  });
  return minifySync('start.js', code, { mangle: true, compress: true }).code.trim();
}
