import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from './tooling/chromium.ts';

// a day begins at the same moment on every machine
process.env.TZ = 'UTC';

const source = '@smart-admin/source';
/** Vitest leaves a core free, which on two cores halves the speed. Projects in a browser ask their own configuration. */
const WORKERS = Math.max(2, availableParallelism());
/** Milliseconds after which a test has hung: twice of what it may wait for one thing (`tooling/patience.ts`). */
const PATIENCE = 120_000;
const waiting = { setupFiles: ['tooling/patience.ts'], expect: { poll: { timeout: PATIENCE / 2 } } };
const resolve = { conditions: [source, ...defaultClientConditions] };
const ssr = { resolve: { conditions: [source, ...defaultServerConditions] } };

// one for each project: Vitest writes the name of the project into it
const inChromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromiumLaunchOptions }),
  instances: [{ browser: 'chromium' as const }],
});

/** As Node itself resolves: bundlers' modules of some packages (`module`) cannot be run by it. */
const node = {
  resolve: { conditions: [source, ...defaultServerConditions.filter((condition) => condition !== 'module')] },
};

export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    projects: [
      {
        resolve: { conditions: [source, ...defaultServerConditions] },
        ssr,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
          isolate: false,
          ...waiting,
          setupFiles: [...waiting.setupFiles, 'tooling/seedProperties.ts'],
          disableConsoleIntercept: true,
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
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
          isolate: false,
          ...waiting,
          setupFiles: [...waiting.setupFiles, 'tooling/domSetup.ts'],
          disableConsoleIntercept: true,
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
        },
      },
      {
        // the real client against the real server on a real database: one embedded PostgreSQL, a cloned database per file
        resolve: node.resolve,
        ssr: node,
        test: {
          name: 'api',
          environment: 'node',
          include: ['apps/server/test/**/*.test.ts'],
          // a file of its own would import the whole server anew, which takes as long as its tests
          isolate: false,
          globalSetup: ['apps/server/test/support/globalSetup.ts'],
          ...waiting,
          // what is written late must not fail a run in which every test passed
          disableConsoleIntercept: true,
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          maxWorkers: WORKERS,
          setupFiles: ['tooling/noReactTimings.ts'],
          testTimeout: PATIENCE,
          // a file in a frame of its own would load every module anew
          isolate: false,
          browser: inChromium(),
        },
      },
      {
        // play functions and contrast must hold in other languages and modes too: the stories with this tag, in Vietnamese and dark
        plugins: [storybookTest({ configDir: '.storybook', tags: { include: ['vi'] } })],
        test: {
          name: 'storybook-vi',
          maxWorkers: WORKERS,
          // after the other one: both optimise dependencies in one folder
          sequence: { groupOrder: 1 },
          setupFiles: ['tooling/noReactTimings.ts'],
          testTimeout: PATIENCE,
          env: { STORYBOOK_LOCALE: 'vi', STORYBOOK_MODE: 'dark' },
          isolate: false,
          browser: inChromium(),
        },
      },
    ],
  },
});
