/**
 * Changes the form core in thousands of places, one at a time, and tells which changes no unit test notices. Not in CI: all of it takes
 * hours. A part: `pnpm mutate --mutate 'packages/form-engine/src/core/expressions/**\/*.ts'`.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tooling/mutation.vitest.config.ts', related: false },
  mutate: [
    'packages/form-engine/src/core/**/*.ts',
    '!packages/form-engine/src/core/testing/**',
    '!**/*.test.ts',
    '!**/*Messages.ts',
    '!**/index.ts',
  ],
  coverageAnalysis: 'perTest',
  // what runs once, while modules load, would run every test
  ignoreStatic: true,
  // texts of errors that nobody is shown are no behaviour
  mutator: { excludedMutations: ['StringLiteral'] },
  disableTypeChecks: false,
  concurrency: 2,
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: '.cache/mutation.json' },
  clearTextReporter: { logTests: false, allowColor: false },
  tempDirName: '.cache/stryker',
  ignorePatterns: ['/docs', '/.data', '/.cache', '**/dist', '**/storybook-static'],
  thresholds: { high: 95, low: 85, break: 85 },
};
