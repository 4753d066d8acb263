import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

process.env.TZ = 'UTC';

const resolve = { conditions: ['@smart-admin/source', ...defaultServerConditions] };

/** The unit tests of what `pnpm mutate` changes, as the project `node` of vitest.config.ts runs them. */
export default defineConfig({
  resolve,
  ssr: { resolve },
  test: {
    environment: 'node',
    include: ['packages/form-engine/src/**/*.test.ts'],
    isolate: false,
    setupFiles: ['tooling/patience.ts', 'tooling/seedProperties.ts'],
  },
});
