import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { precompress } from '../../tooling/precompress.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig({
  plugins: [react({ compiler: true }), tailwindcss(), precompress()],
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
            { name: 'router', test: /node_modules[\\/].*[\\/]react-router[\\/]/, priority: 20 },
          ],
        },
      },
    },
  },
});
