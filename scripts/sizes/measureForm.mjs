// What a form of plain fields loads at first, React included: the renderer as it is published, without what is loaded when
// it is first drawn (pickers, lists, calendars, uploads, subtables, panels). Fails above the budget.
import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './setup.mjs';

const BUDGET_KB = 156.5;
const entry = `
  import { FormErrorSummary, FormRenderer, useFormStore } from '@smart-admin/form-engine/renderer';
  import { createRoot } from 'react-dom/client';
  globalThis.kept = [FormErrorSummary, FormRenderer, useFormStore, createRoot];
`;
const { metafile, outputFiles } = await build({
  stdin: { contents: entry, resolveDir: root, loader: 'js' },
  bundle: true,
  minify: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  outdir: join(root, 'out'),
  write: false,
  metafile: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  alias: {
    '@smart-admin/form-engine/renderer': join(root, 'packages/form-engine/dist/renderer/index.js'),
    // one React for all of them
    react: join(root, 'node_modules/react'),
    'react-dom': join(root, 'node_modules/react-dom'),
  },
});
const first = Object.keys(metafile.outputs).find((name) => metafile.outputs[name].entryPoint === '<stdin>');
const seen = new Set();
const follow = (name) => {
  if (seen.has(name)) return;
  seen.add(name);
  for (const { path, kind } of metafile.outputs[name].imports) if (kind === 'import-statement') follow(path);
};
follow(first);
const contents = [...seen].map((name) => outputFiles.find(({ path }) => path === join(root, name)).contents);
const size = gzipSync(Buffer.concat(contents)).length / 1024;
console.log(`form of plain fields with React: ${size.toFixed(1)} kB gzip of ${BUDGET_KB}`);
if (process.argv.includes('--parts')) {
  const parts = {};
  for (const name of seen)
    for (const [input, { bytesInOutput }] of Object.entries(metafile.outputs[name].inputs)) {
      const part =
        /node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?((?:@[^/]+\/)?[^/]+)|packages\/([^/]+\/dist\/[^/]+)/.exec(
          input,
        );
      const key = part?.[1] ?? part?.[2] ?? input;
      parts[key] = (parts[key] ?? 0) + bytesInOutput;
    }
  for (const [part, bytes] of Object.entries(parts)
    .sort(([, one], [, other]) => other - one)
    .slice(0, 20))
    console.log(`${(bytes / 1024).toFixed(1).padStart(8)} kB minified  ${part}`);
}
if (size > BUDGET_KB) process.exit(1);
