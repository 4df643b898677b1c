import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from './tools/browser.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  // A test that passes only the second time is a broken test.
  retries: 0,
  reporter: process.env.CI ? [['line']] : [['list']],
  outputDir: 'test-results',
  use: {
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: findBrowser(), args: browserFlags },
  },
});
