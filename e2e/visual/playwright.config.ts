import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions } from '../../tooling/chromium.ts';

/**
 * `pnpm test:visual`: pictures of the key stories in every theme and mode, compared with those of the last run on this
 * machine (`--update-snapshots` takes new ones). They depend on the machine's fonts, so they stay out of git.
 */
export default defineConfig({
  testDir: '.',
  testMatch: 'stories.visual.ts',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '../../.cache/visual/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  reporter: [['list']],
  expect: { toHaveScreenshot: { maxDiffPixels: 0, animations: 'disabled', caret: 'hide' } },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1000, height: 700 },
    baseURL: 'http://127.0.0.1:6007',
    launchOptions: chromiumLaunchOptions,
  },
  webServer: {
    command: 'pnpm exec vite preview --outDir storybook-static --port 6007 --strictPort --host 127.0.0.1',
    cwd: '../..',
    url: 'http://127.0.0.1:6007/index.json',
    reuseExistingServer: true,
  },
});
