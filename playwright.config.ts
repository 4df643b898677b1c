import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserFlags, findTestBrowser } from './tools/browser.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: availableParallelism(),
  // They end a test that hangs; a busy machine stays far below.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // A test that passes only on retry is broken.
  retries: 0,
  reporter: process.env.CI ? [['line']] : [['list']],
  outputDir: 'test-results',
  use: {
    viewport: { width: 1280, height: 900 },
    // No test compares pixels: without memory for painting they take a tenth less CPU.
    launchOptions: { executablePath: findTestBrowser(), args: [...browserFlags, '--force-gpu-mem-available-mb=1'] },
  },
});
