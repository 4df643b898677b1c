import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserFlags, findTestBrowser } from './tools/browser.ts';

/** The office's editor, one test after the other: `npm test -- edit`. */
const editor = '**/edit.spec.ts';
/** Two releases, the second of which has to be built: `npm test -- deploy`. */
const releases = '**/releases.spec.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    { name: 'editor', testMatch: editor },
    { name: 'site', testMatch: '**/*.spec.ts', testIgnore: [editor, releases] },
    { name: 'releases', testMatch: releases },
  ],
  fullyParallel: true,
  // Many tests wait for the browser or for the server: twice as many as processors keep these at work.
  workers: Math.max(2, availableParallelism()) * 2,
  // Far above what any needs: a busy machine must not decide.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // A test that passes only the second time is a broken test.
  retries: 0,
  reporter: process.env.CI ? [['line']] : [['list']],
  outputDir: 'test-results',
  use: {
    viewport: { width: 1280, height: 900 },
    // No test looks at pixels: what has no room to be painted costs a tenth less processor time.
    launchOptions: { executablePath: findTestBrowser(), args: [...browserFlags, '--force-gpu-mem-available-mb=1'] },
  },
});
