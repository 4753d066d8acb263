import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { fileURLToPath } from 'node:url';
import { interfaceTexts } from '../../tooling/interfaceTexts.ts';
import { precompress } from '../../tooling/precompress.ts';
import { scanPagesInDev } from '../../tooling/scanPagesInDev.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** Files that the frame has loaded before it opens a page: of a page's hints only what is not there yet is worth its bytes. */
const IN_FRAME =
  /assets\/(react|base|router|DropdownMenu|Popover|Tooltip|floating-ui\.react-dom|Skeleton|sessionStore)-/;

export default defineConfig({
  plugins: [
    react({ compiler: true }),
    tailwindcss(),
    precompress(),
    scanPagesInDev(),
    interfaceTexts(fileURLToPath(new URL('../..', import.meta.url))),
  ],
  publicDir: 'public_assets',
  resolve: { conditions: ['@smart-admin/source', ...defaultClientConditions] },
  server: {
    port: 5173,
    host: '127.0.0.1',
    proxy: {
      '/api': server,
      '/websocket': { target: server, ws: true },
      // its frame has no origin, to which only the server opens its files: here too it is the built page
      '^/preview/': server,
    },
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    // the first page carries what each page preloads: without what is there already, and in one order, so that the
    // lists repeat each other and compress
    modulePreload: {
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !IN_FRAME.test(file)).sort(),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](\.pnpm[\\/][^\\/]+[\\/]node_modules[\\/])?(react|react-dom|scheduler)[\\/]/,
              priority: 30,
            },
            // what every page draws with, in one file: a dozen small ones compress worse and cost requests
            {
              name: 'base',
              test: /packages[\\/]ui[\\/]src[\\/](button[\\/](Button\.|buttonVariants)|(cn|controllable|field|form-state|input|label|locale|spinner)[\\/])|node_modules[\\/].*[\\/](clsx|class-variance-authority|tailwind-merge)[\\/]|createLucideIcon/,
              priority: 10,
            },
            // a few lines each, which need nothing: as files of their own their names weigh more in the lists than they do
            {
              name: 'small',
              test: /[\\/]src[\\/]resource[\\/](hasLabelsBeside|saveFile|treePane)\./,
              priority: 10,
            },
            { name: 'router', test: /node_modules[\\/].*[\\/]react-router[\\/]/, priority: 20 },
          ],
        },
      },
    },
  },
});
