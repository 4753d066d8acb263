// What a form of plain fields loads at first, React included: the renderer as it is published, without what is loaded when
// it is first drawn (pickers, lists, calendars, uploads, subtables, panels).
import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../setup.mjs';

const ENTRY = `
  import { FormErrorSummary, FormRenderer, useFormStore } from '@smart-admin/form-engine/renderer';
  import { createRoot } from 'react-dom/client';
  globalThis.kept = [FormErrorSummary, FormRenderer, useFormStore, createRoot];
`;
const PACKAGE = /node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?((?:@[^/]+\/)?[^/]+)|packages\/([^/]+\/dist\/[^/]+)/;

/** Its size as `{ name, kB, parts }`: kB gzip, parts by package, minified, largest first. */
export async function measureForm() {
  const { metafile, outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: root, loader: 'js' },
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
  const names = [...closure(metafile, first)];
  const contents = names.map((name) => outputFiles.find(({ path }) => path === join(root, name)).contents);
  return {
    name: 'form of plain fields with React',
    kB: gzipSync(Buffer.concat(contents)).length / 1000,
    parts: partsOf(metafile, names),
  };
}

/** Outputs that the first one loads at once. */
function closure(metafile, name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const { path, kind } of metafile.outputs[name].imports)
    if (kind === 'import-statement') closure(metafile, path, seen);
  return seen;
}

function partsOf(metafile, names) {
  const bytes = new Map();
  for (const name of names)
    for (const [input, { bytesInOutput }] of Object.entries(metafile.outputs[name].inputs)) {
      const match = PACKAGE.exec(input);
      const key = match?.[1] ?? match?.[2] ?? input;
      bytes.set(key, (bytes.get(key) ?? 0) + bytesInOutput);
    }
  return [...bytes].map(([name, size]) => ({ name, kB: size / 1000 })).sort((one, other) => other.kB - one.kB);
}
