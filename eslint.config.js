import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const EXPORTS = [
  { selector: 'ExportAllDeclaration', message: 'Re-export by name: `export *` hides what the public API is.' },
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only: a thing has one name everywhere.' },
];
const WAITING = [
  {
    selector:
      "CallExpression[callee.property.name=/^(waitFor|poll|find.*)$/] > ObjectExpression > Property[key.name='timeout']",
    message: 'A limit says "hung", never "slow": tooling/patience.ts and the configurations have the one for all.',
  },
];

export default defineConfig(
  globalIgnores(['**/dist', '**/storybook-static', '**/coverage', '**/.cache', '**/test-results', '**/.data']),
  js.configs.recommended,
  { files: ['**/*.{js,cjs,mjs}'], languageOptions: { globals: globals.node } },
  { files: ['apps/admin/public_assets/**/*.js'], languageOptions: { globals: globals.browser } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended, reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'max-lines': ['error', { max: 400, skipBlankLines: false, skipComments: false }],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-restricted-syntax': ['error', ...EXPORTS],
      'no-empty': ['error', { allowEmptyCatch: false }],
    },
  },
  {
    // third-party tools load these by their default export
    files: ['**/*.config.ts', 'tooling/*.ts', '.storybook/*', 'e2e/consumer/next/app/**'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/*.spec.ts'],
    rules: { 'no-restricted-syntax': ['error', ...EXPORTS, ...WAITING] },
  },
  {
    files: ['**/*.stories.tsx', '**/support/globalSetup.ts'],
    rules: { 'no-restricted-syntax': ['error', ...WAITING] },
  },
  {
    files: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/admin/src/**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['mock', 'doMock'].map((property) => ({
          object: 'vi',
          property,
          message: 'Files of a worker share their modules: what one replaces, the next one gets.',
        })),
      ],
    },
  },
  {
    files: ['packages/*/src/**/*.{ts,tsx}', 'apps/admin/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'crypto',
          property: 'randomUUID',
          message: 'Browsers have it on secure pages alone, and many installations are not: createId of ui/random.',
        },
      ],
    },
  },
  {
    // pages of the benchmarks, and scripts that run parts of themselves in a page
    files: [
      'e2e/bench/**/*.js',
      'scripts/bench/tabs.mjs',
      'scripts/bench/pickers.mjs',
      'scripts/consumer/hostPage.mjs',
      'scripts/consumer/recipes.mjs',
    ],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['apps/server/src/db/tables.ts'],
    rules: {
      // modules add their tables by declaration merging
      '@typescript-eslint/no-empty-object-type': ['error', { allowWithName: '^Tables$' }],
    },
  },
  {
    files: ['apps/server/src/**/*.ts'],
    ignores: ['apps/server/src/env.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'env.ts is the only reader of the environment.' },
      ],
    },
  },
);
