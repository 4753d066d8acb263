import { readFile } from 'node:fs/promises';
import { transform } from 'oxc-transform-react';
import { defineConfig } from 'tsup';
import { createVendor } from './vendor.ts';

/** Imports of a package whose entries are folders, which Node refuses: `import('@smart-admin/ui/data-table')` would fail there. */
const FOLDER_IMPORT = /(?<=from ')(@atlaskit\/pragmatic-drag-and-drop(?:-hitbox)?)\/([\w/-]+)(?=')/g;

function nodePath(_: string, name: string, entry: string): string {
  return name.endsWith('hitbox') ? `${name}/dist/cjs/${entry}.js` : `${name}/dist/cjs/entry-point/${entry}.js`;
}

/** Compiled code that can only run in a browser: it draws, or calls hooks. Pages of frameworks with server components ask. */
const CLIENT =
  /^import [^;]*from ["'](react|react-dom|react\/(?!jsx)[\w-]+|zustand|react-hook-form|sonner|@(?:radix-ui|tanstack|tiptap)\/[\w-]+)["']|_jsxs?\(/m;

const vendor = createVendor(process.cwd());

/**
 * Build of a published package: one output file per source file (stable names, consumers shake by component),
 * with the React Compiler run over components and hooks. Declarations come from `tsc` afterwards.
 */
export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{stories,test}.*', '!src/**/testing/**'],
  bundle: false,
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  sourcemap: true,
  clean: true,
  dts: false,
  silent: true,
  // without it a package with one folder would lose that folder's name
  esbuildOptions: (options) => {
    options.outbase = 'src';
  },
  onSuccess: () => vendor.write('dist'),
  esbuildPlugins: [
    {
      name: 'sources',
      setup(build) {
        // hooks stand in files without views too
        build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
          const source = (await readFile(path, 'utf8')).replaceAll(FOLDER_IMPORT, nodePath);
          const result = await transform(path, source, { sourcemap: true });
          if (result.fatal) return { errors: result.errors.map((error) => ({ text: error.message })) };
          const map = result.map
            ? `\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(JSON.stringify(result.map)).toString('base64')}`
            : '';
          // on the first line: the source map counts lines
          const directive = CLIENT.test(result.code) ? "'use client';" : '';
          return { contents: directive + vendor.rewrite(result.code, path) + map, loader: 'js' };
        });
      },
    },
  ],
});
