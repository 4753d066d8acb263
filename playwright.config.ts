import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions } from './tooling/chromium.ts';

// a day begins at the same moment on every machine
process.env.TZ = 'UTC';

/** Journeys in a real Chromium against the built admin and the real server, on databases that are thrown away (e2e/support/test.ts). */
export default defineConfig({
  testDir: './e2e',
  globalSetup: './e2e/support/globalSetup.ts',
  outputDir: './test-results',
  fullyParallel: false,
  // a file is one worker's, its tests run in their order
  workers: 2,
  // a test that passes at the second try has failed
  retries: 0,
  // milliseconds after which something has hung
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    launchOptions: chromiumLaunchOptions,
    // clicks wait until what they mean stands still: without ways to go that is at once
    contextOptions: { reducedMotion: 'reduce' },
    // what was on the page can be looked at again from its nodes, without the film. It takes a fifth of the time: the run
    // of everything traces only what it repeats (scripts/verify/steps.mjs)
    trace: { mode: process.env.CI ? 'off' : 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [{ name: 'chromium' }],
});
