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
    // What a failed test leaves in test-results/; pictures within the trace would cost every test a part of the processor.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    viewport: { width: 1280, height: 900 },
    // Smooth scrolling and fades are a tenth of the work; the tests that are about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findTestBrowser(),
      args: [
        ...browserFlags,
        // No test compares pixels: without memory for painting they take a tenth less CPU.
        '--force-gpu-mem-available-mb=1',
        // Pages of a context share a process. To start one takes longer than to load a page.
        '--renderer-process-limit=1',
        '--disable-site-isolation-trials',
      ],
    },
  },
});
