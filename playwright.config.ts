import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions } from './tooling/chromium.ts';

const PORT = 3190;

/** Journeys in a real Chromium against the built admin and the real server, on a database of its own that is thrown away. */
export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  fullyParallel: false,
  workers: 1,
  // a journey that passes only at the second attempt is reported as flaky, with its trace
  retries: 1,
  timeout: 60_000,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: chromiumLaunchOptions,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [{ name: 'chromium' }],
  webServer: {
    command: 'node e2e/support/serve.mjs',
    url: `http://127.0.0.1:${PORT}/readyz`,
    env: { PORT: String(PORT), LOG_LEVEL: 'warn' },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    reuseExistingServer: false,
  },
});
