/** Builds the site into `dist/`: client bundles, fonts, every page in both languages, compressed. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build as viteBuild } from 'vite';
import { moduleNames, modules } from '../app/islands/list.ts';
import { readBuildSettings } from '../server/settings.ts';
import { sourceHash, stampFile } from './building/build-stamp.ts';
import { compressed } from './building/compress.ts';
import { prerenderPages } from './building/prerender.ts';
import { writeSiteFiles } from './building/site-files.ts';
import { lock } from './lock.ts';
import { buildDirectory, distDirectory, root } from './paths.ts';

/** Compresses all output, so that the server starts without compressing anything. */
async function compressAssets(): Promise<void> {
  const files = globSync(['{assets,data,.}/*.{js,css,csv,svg,xml,txt,webmanifest}', 'data/*/*.{csv,json,geojson}'], {
    cwd: distDirectory,
  });
  await Promise.all(
    files.map((file) => compressed(join(distDirectory, file), readFileSync(join(distDirectory, file)))),
  );
}

/** The programs that run on Node, bundled with the pages' code; they need no sources. */
const serverPrograms = {
  main: join(root, 'server/main.ts'),
  'sqlite-thread': join(root, 'server/mail/sqlite-thread.ts'),
  'outbox-command': join(root, 'server/mail/outbox-command.ts'),
  render: join(root, 'app/document/render.tsx'),
};

/** One bundle per enhancement and island, its own style sheet, and those of all pages. */
const clientEntries = {
  ...Object.fromEntries(moduleNames.map((name) => [name, join(root, 'app', modules[name])])),
  ...Object.fromEntries(
    globSync('app/islands/*.css', { cwd: root }).map((file) => [`${basename(file, '.css')}-sheet`, join(root, file)]),
  ),
  site: join(root, 'app/styles/site.css'),
  print: join(root, 'app/styles/site.css?print'),
};

const bundle = (build: BuildOptions) =>
  viteBuild({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    root,
    build,
    // These two load files of their own at run time; everything else is bundled.
    ssr: { noExternal: true, external: ['nodemailer', 'pg'] },
  });

/** Builds while no other process builds in this folder. */
export async function build(): Promise<void> {
  using _ = await lock(root, 'a build');
  await makeBuild();
}

/** Builds for a caller that holds the lock of this folder, because it also uses the result. */
export async function makeBuild(): Promise<void> {
  const started = performance.now();
  process.env.NODE_ENV = 'production';
  // Now, because a source that is changed during the build may not be in it.
  const sources = sourceHash();
  const { siteUrl } = readBuildSettings(process.env);
  await bundle({
    outDir: distDirectory,
    manifest: true,
    rolldownOptions: { input: clientEntries, preserveEntrySignatures: 'exports-only' },
  });
  await bundle({
    outDir: join(buildDirectory, 'server'),
    copyPublicDir: false,
    ssr: true,
    sourcemap: true,
    rolldownOptions: {
      input: serverPrograms,
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  });
  const pages = await prerenderPages(siteUrl);
  await writeSiteFiles(siteUrl);
  await compressAssets();
  writeFileSync(stampFile, sources);
  console.log(`Built ${pages} pages in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await build();
}
