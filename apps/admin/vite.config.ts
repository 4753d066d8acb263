import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type UserConfig } from 'vite';
import { fileURLToPath } from 'node:url';
import { interfaceTexts } from '../../tooling/interfaceTexts.ts';
import { planChunks } from '../../tooling/planChunks.ts';
import { precompress } from '../../tooling/precompress.ts';
import { scanPagesInDev } from '../../tooling/scanPagesInDev.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** Files that the frame has loaded before it opens a page: of a page's hints only what is not there yet is worth its bytes. */
const IN_FRAME = /assets\/(react|router|frame|MainFrame)-/;

const here = fileURLToPath(new URL('.', import.meta.url));

/** Everything but which modules share a file. */
const config = {
  root: here,
  publicDir: 'public_assets',
  resolve: { conditions: ['@smart-admin/source', ...defaultClientConditions] },
  server: {
    port: 5173,
    host: '127.0.0.1',
    proxy: {
      '/api': server,
      '/manifest.webmanifest': server,
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
  },
} satisfies UserConfig;

const texts = interfaceTexts(fileURLToPath(new URL('../..', import.meta.url)));

const plugins = () => [react({ compiler: true }), tailwindcss(), precompress(), scanPagesInDev(), texts];

/** What changes with its own releases alone, so that browsers keep it. */
const LIBRARIES = [
  {
    name: 'react',
    test: /node_modules[\\/](\.pnpm[\\/][^\\/]+[\\/]node_modules[\\/])?(react|react-dom|scheduler)[\\/]/,
    priority: 30,
  },
  { name: 'router', test: /node_modules[\\/].*[\\/]react-router[\\/]/, priority: 20 },
];

const ROOTS = {
  root: (id: string) => /(Page|MainFrame)\.tsx$/.test(id),
  first: (id: string) => id.endsWith('/LoginPage.tsx'),
  frame: (id: string) => id.endsWith('/MainFrame.tsx'),
  framed: (id: string) => id.includes('/src/pages/'),
};

export default defineConfig(async ({ command }) => {
  if (command !== 'build') return { ...config, plugins: plugins() };
  const chunkOf = await planChunks({ ...config, plugins: plugins() }, ROOTS);
  const groups = [
    ...LIBRARIES,
    { debugName: 'plan', name: chunkOf, priority: 10, includeDependenciesRecursively: false },
  ];
  return {
    ...config,
    plugins: plugins(),
    build: { ...config.build, rolldownOptions: { output: { codeSplitting: { groups } } } },
  };
});
