import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { precompress } from '../../tooling/precompress.ts';
import { scanPages } from '../../tooling/scanPages.ts';

const here = dirname(fileURLToPath(import.meta.url));
const preact = join(here, 'node_modules/preact');

/**
 * The pages behind printed codes. They are built on their own: whoever parks loads nothing of the admin, whose shared
 * files would be twice as much as these pages are. React would be two thirds of them, and of the time until a plate can be
 * typed on a slow network: they run with Preact, which is a tenth of it.
 */
export default defineConfig({
  root: join(here, 'scan'),
  base: '/scan/',
  plugins: [react(), tailwindcss(), scanPages(), precompress()],
  publicDir: false,
  resolve: {
    conditions: ['@smart-admin/source', ...defaultClientConditions],
    alias: [
      { find: /^react\/jsx-runtime$/, replacement: join(preact, 'jsx-runtime/dist/jsxRuntime.mjs') },
      { find: /^react-dom\/client$/, replacement: join(preact, 'compat/client.mjs') },
      { find: /^react(-dom)?$/, replacement: join(preact, 'compat/dist/compat.mjs') },
    ],
  },
  build: { outDir: join(here, 'dist/scan'), emptyOutDir: true, target: 'es2022', sourcemap: false, manifest: true },
});
