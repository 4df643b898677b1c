import { availableParallelism } from 'node:os';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { readBuildSettings } from './server/settings.ts';
import { drawingsPlugin } from './tools/building/drawings-plugin.ts';
import { iconPlugin } from './tools/building/icon-svg.ts';
import { shortNamesPlugin } from './tools/building/short-names.ts';
import { colourDefines } from './tools/building/tokens.ts';

/** Sonner injects its styles from script, which the site's policy forbids; its CSS file is imported instead. */
const noInjectedStyles: Plugin = {
  name: 'no-injected-styles',
  transform(code, id) {
    if (!/[\\/]sonner[\\/]dist[\\/]index\.mjs$/.test(id)) return undefined;
    const stripped = code.replace(/^__insertCSS\(.*\);$/m, '');
    if (stripped === code) throw new Error('sonner no longer injects its styles as expected: see vite.config.ts');
    return { code: stripped, map: null };
  },
};

/** React, and components that three islands have, travel in one file. */
const sharedByIslands = {
  name: 'shared',
  test: /\.tsx$|[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  minShareCount: 3,
};

/** Vite's own, in islands that load something later; it would travel with React otherwise. */
const preloadHelper = { name: 'preload', test: /vite[\\/]preload-helper/, priority: 1 };

const builtHtmlTests = 'tests/pages/**/*.test.ts';
/** The office's editor as a program on a copy of the project: `npm test -- edit`. */
const editorTests = 'tests/edit/{program,publication}.test.ts';
/** Releases, which take minutes: `npm test -- deploy`. */
const deployTests = 'tests/deploy/{deploy,publish}.test.ts';
/** The steps of the Dockerfile, which take ten minutes: `npm test -- container`. */
const containerTests = 'tests/deploy/container.test.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    shortNamesPlugin(isSsrBuild === true),
    noInjectedStyles,
    drawingsPlugin(),
    iconPlugin(),
  ],
  publicDir: 'public',
  define: {
    ...colourDefines,
    __BUILD_YEAR__: new Date().getUTCFullYear(),
    __BUILT_WITH__: JSON.stringify(readBuildSettings(process.env)),
    // On Node React would otherwise look at the environment that the server happens to have.
    ...(isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {}),
  },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: isSsrBuild ? {} : { codeSplitting: { groups: [sharedByIslands, preloadHelper] } } },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          include: ['{app,drawings}/**/*.test.{ts,tsx}', '{server,tools,tests}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, builtHtmlTests, editorTests, deployTests, containerTests],
        },
      },
      // They only read the finished pages: what one has parsed the next takes over, and more of them would parse the same again.
      {
        extends: true,
        test: {
          name: 'pages',
          include: [builtHtmlTests],
          isolate: false,
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 1 },
        },
      },
      { extends: true, test: { name: 'editor', include: [editorTests], sequence: { groupOrder: 2 } } },
      {
        extends: true,
        test: { name: 'deploy', include: [deployTests], maxWorkers: 1, sequence: { groupOrder: 3 } },
      },
      { extends: true, test: { name: 'container', include: [containerTests], sequence: { groupOrder: 4 } } },
    ],
    reporters: ['default', './tools/not-run-reporter.ts'],
    // Many only wait, for a mail server's pause or for a connection's end: two more than processors.
    maxWorkers: availableParallelism() + 2,
    // Far above what any needs: a busy machine must not decide.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
}));
