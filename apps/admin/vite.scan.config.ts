import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { precompress } from '../../tooling/precompress.ts';

const here = dirname(fileURLToPath(import.meta.url));

/**
 * The pages behind printed codes. They are built on their own: whoever parks loads nothing of the admin, whose shared
 * files would be twice as much as these pages are.
 */
export default defineConfig({
  root: join(here, 'scan'),
  base: '/scan/',
  plugins: [react(), tailwindcss(), precompress()],
  publicDir: false,
  resolve: { conditions: ['@smart-admin/source', ...defaultClientConditions] },
  build: { outDir: join(here, 'dist/scan'), emptyOutDir: true, target: 'es2022', sourcemap: false, manifest: true },
});
