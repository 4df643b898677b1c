import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from '../../tools/browser.ts';

/** `npm run trial`: the office's page followed in a real browser on a scratch clone; takes minutes, so not part of `npm test`. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  workers: 1,
  // Generous, so that busy machines pass.
  timeout: 3_600_000,
  expect: { timeout: 150_000 },
  reporter: [['list']],
  outputDir: '../../test-results',
  use: {
    actionTimeout: 150_000,
    viewport: { width: 1600, height: 1000 },
    launchOptions: { executablePath: findBrowser(), args: browserFlags },
  },
});
