import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { precompress } from '../../tooling/precompress.ts';

const here = dirname(fileURLToPath(import.meta.url));
const outDir = join(here, 'dist/preview');

/**
 * The page that shows documents, at /preview/. It is built on its own: it runs in a sandboxed frame without the session,
 * so it shares no file with the application, and its size is not the application's.
 */
export default defineConfig({
  root: join(here, 'preview'),
  base: '/preview/',
  plugins: [react({ compiler: true }), tailwindcss(), pdfResources(), precompress()],
  publicDir: false,
  resolve: { conditions: ['@smart-admin/source', ...defaultClientConditions] },
  build: { outDir, emptyOutDir: true, target: 'es2022', sourcemap: false },
  // the frame has no origin and may not start module workers
  worker: { format: 'iife' },
});

/** Character maps, fonts and decoders that pdf.js fetches by name. */
function pdfResources(): Plugin {
  return {
    name: 'pdf-resources',
    apply: 'build',
    closeBundle() {
      const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
      for (const folder of ['cmaps', 'standard_fonts', 'wasm', 'iccs'])
        cpSync(join(pdfjs, folder), join(outDir, 'pdf', folder), { recursive: true });
    },
  };
}
