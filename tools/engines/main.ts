/**
 * `npm run engines [-- --only=search]`: the main journeys in both languages in every installed engine; screenshots in
 * `gallery/engines/`. Exits with 1 if one fails.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { languages } from '../../app/content/text.ts';
import { build } from '../build.ts';
import { isBuilt } from '../building/build-stamp.ts';
import { root } from '../paths.ts';
import { serve } from '../serve.ts';
import type { Engine } from './engine.ts';
import { journeys } from './journeys.ts';
import { startChromium, startFirefox } from './puppeteer.ts';
import { startWebkit } from './webkit.ts';

const { values } = parseArgs({ options: { only: { type: 'string' }, engines: { type: 'string' } } });

const engines = {
  chromium: { start: startChromium, needs: 'Debian: chromium' },
  firefox: { start: startFirefox, needs: 'Debian: firefox-esr' },
  webkit: { start: startWebkit, needs: 'Debian: webkit2gtk-driver xvfb' },
} satisfies Record<string, { start: () => Promise<Engine | undefined>; needs: string }>;

/** Pages for visual comparison: a drawing, the map, a form. */
const seen = { home: '/', crisis: '/crisis', contact: '/contact', project: '/projects/recycling' };
const folder = join(root, 'gallery/engines');

async function run(key: string, engine: Engine, url: string): Promise<number> {
  let failures = 0;
  for (const language of languages) {
    const open = (path: string) => engine.open(`${url}${path}?lang=${language}`);
    for (const [name, journey] of Object.entries(journeys)) {
      if (values.only && !name.includes(values.only)) continue;
      await engine.size(1280, 800);
      const problem = await journey(engine, open, language).then(
        () => engine.messages()?.[0],
        (error: Error) => error.message,
      );
      if (problem) failures++;
      console.log(`  ${problem ? 'FAILED' : 'ok    '} ${language} ${name}${problem ? `: ${problem}` : ''}`);
    }
    for (const [name, path] of Object.entries(values.only ? {} : seen))
      for (const width of [360, 1280]) {
        await engine.size(width, 900);
        await open(path);
        writeFileSync(join(folder, `${name}.${language}.${width}.${key}.png`), await engine.picture());
      }
  }
  return failures;
}

if (!isBuilt()) await build();
mkdirSync(folder, { recursive: true });
let failures = 0;
for (const [key, { start, needs }] of Object.entries(engines)) {
  if (values.engines && !values.engines.includes(key)) continue;
  const engine = await start();
  if (!engine) {
    console.log(`${key}: not installed (${needs}), skipped`);
    continue;
  }
  console.log(engine.name);
  // A server per engine, so that rate limits are not shared.
  const site = await serve();
  try {
    failures += await run(key, engine, site.url);
  } finally {
    await engine.stop();
    await site.stop();
  }
}
process.exit(failures > 0 ? 1 : 0);
