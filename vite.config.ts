import { availableParallelism } from 'node:os';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { readBuildSettings } from './server/settings.ts';
import { drawingsPlugin } from './tools/building/drawings-plugin.ts';
import { printPlugin } from './tools/building/print-plugin.ts';
import { colourDefines } from './tools/building/tokens.ts';
import { buildTargets } from './tools/oldest-browsers.ts';

/** One chunk for React and components of three or more islands; the calculators, with their figures, share their own. */
const sharedByIslands = {
  name: 'shared',
  test: /[\\/]app[\\/](?!carbon).*\.tsx$|[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  minShareCount: 3,
};

/** Vite's helper for lazy imports; otherwise it would be part of the shared chunk. */
const preloadHelper = { name: 'preload', test: /vite[\\/]preload-helper/, priority: 1 };

const builtHtmlTests = 'tests/pages/**/*.test.ts';
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), printPlugin(), drawingsPlugin()],
  publicDir: 'public',
  define: {
    ...colourDefines,
    __BUILD_YEAR__: new Date().getUTCFullYear(),
    __BUILT_WITH__: JSON.stringify(readBuildSettings(process.env)),
    // On Node React would otherwise look at the environment that the server happens to have.
    ...(isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {}),
  },
  build: {
    target: isSsrBuild ? 'es2022' : buildTargets,
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
          exclude: [...configDefaults.exclude, builtHtmlTests],
        },
      },
      // They read the built pages and share parsed ones; more workers would parse the same again.
      {
        extends: true,
        test: {
          name: 'pages',
          include: [builtHtmlTests],
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
    reporters: ['default', './tools/not-run-reporter.ts'],
    maxWorkers: availableParallelism(),
    // Generous, so that busy machines pass.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
}));
