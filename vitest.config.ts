import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from './tooling/chromium.ts';

const source = '@smart-admin/source';
const resolve = { conditions: [source, ...defaultClientConditions] };
const ssr = { resolve: { conditions: [source, ...defaultServerConditions] } };

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions: [source, ...defaultServerConditions] },
        ssr,
        test: {
          name: 'node',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        plugins: [react()],
        resolve,
        ssr,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['packages/*/src/**/*.test.tsx', 'apps/admin/src/**/*.test.tsx'],
        },
      },
      {
        // the real client against the real server on a real database: one embedded PostgreSQL, a cloned database per file
        resolve: { conditions: [source, ...defaultServerConditions] },
        ssr,
        test: {
          name: 'api',
          environment: 'node',
          include: ['apps/server/test/**/*.test.ts'],
          globalSetup: ['apps/server/test/support/globalSetup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunchOptions }),
            instances: [{ browser: 'chromium' as const }],
          },
        },
      },
    ],
  },
});
