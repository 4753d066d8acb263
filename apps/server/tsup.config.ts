import { defineConfig } from 'tsup';

/** One file for `node dist/main.js`, one for its thread, one for the processes that read files and one for the command `smart-admin`; packages of ours are taken in, the others stay in node_modules. */
export default defineConfig({
  entry: {
    main: 'src/main.ts',
    hashWorker: 'src/modules/file/upload/hashWorker.mjs',
    parserProcess: 'src/files/parse/parserProcess.ts',
    smartAdmin: 'scripts/smartAdmin.ts',
  },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  sourcemap: true,
  clean: true,
  dts: false,
  silent: true,
  noExternal: [/^@smart-admin\//],
  esbuildOptions(options) {
    options.conditions = ['@smart-admin/source', 'node', 'import'];
  },
});
