import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';

/**
 * Packages of which a published package needs little: what it uses of them is built into `dist/vendor`, because installing
 * them for a button would bring 51 MB of icons and 28 MB of date functions. Every icon stays a file of its own.
 */
const VENDORED = /^(lucide-react|react-day-picker)(\/|$)/;
const ICONS = 'lucide-react';
const IMPORT = /^import \{([^}]*)\} from ["']((?:lucide-react|react-day-picker)[\w/-]*)["'];/gm;
/** Whose licences go along: the packages themselves, and what is built in with them. */
const LICENSED = {
  'lucide-react': ['lucide-react'],
  'react-day-picker': ['react-day-picker', 'date-fns', '@date-fns/tz'],
} as const;

/** Rewrites the imports of one package's sources to `dist/vendor`, and writes what they need there. */
export function createVendor(home: string): Vendor {
  const wanted = new Map<string, Set<string>>();
  const want = (file: string, name: string) => wanted.set(file, (wanted.get(file) ?? new Set()).add(name));
  const require = createRequire(join(home, 'package.json'));
  let iconFiles: ReadonlyMap<string, string> | undefined;
  return {
    rewrite: (source, path) => {
      const root = relative(dirname(path), join(home, 'src')) || '.';
      const from = (file: string) => `"${root.startsWith('.') ? root : `./${root}`}/vendor/${file}.js"`;
      return source.replaceAll(IMPORT, (statement, list: string, specifier: string) => {
        const names = list.split(',').flatMap((part) => {
          const [name = '', alias = name] = part.trim().split(/\s+as\s+/);
          return name === '' ? [] : [{ name, alias }];
        });
        const lines = statement.split('\n').length - 1;
        const imports = names.map(({ name, alias }) => {
          if (specifier !== ICONS) {
            want(specifier, name);
            return `import { ${name} as ${alias} } from ${from(specifier)};`;
          }
          iconFiles ??= readIconFiles(require);
          const file = iconFiles.get(name);
          if (!file) throw new Error(`${path}: ${ICONS} has no ${name}`);
          want(`${ICONS}/icons/${file}`, 'default');
          return `import { default as ${alias} } from ${from(`${ICONS}/icons/${file}`)};`;
        });
        // the source map counts lines
        return imports.join(' ') + '\n'.repeat(lines);
      });
    },
    write: async (outdir) => {
      if (wanted.size === 0) return;
      const { outputFiles } = await build({
        write: false,
        entryPoints: [...wanted.keys()].map((file) => ({ in: `vendor:${file}`, out: file })),
        outdir: join(outdir, 'vendor'),
        bundle: true,
        splitting: true,
        chunkNames: 'shared/[name]-[hash]',
        format: 'esm',
        target: 'es2022',
        platform: 'neutral',
        mainFields: ['module', 'main'],
        conditions: ['module', 'import'],
        external: ['react', 'react-dom', 'react/jsx-runtime'],
        legalComments: 'none',
        banner: { js: "'use client';" },
        plugins: [virtualEntries(wanted, home)],
      });
      for (const { path, text } of outputFiles) {
        await mkdir(dirname(path), { recursive: true });
        // nothing of it acts by being imported, and bundlers warn of imports that only could
        await writeFile(path, text.replaceAll(/^import "[^"]+";\n/gm, ''));
      }
      await writeFile(join(outdir, 'vendor/LICENSES.txt'), licensesOf([...wanted.keys()], require));
    },
  };
}

export interface Vendor {
  /** The source of a file at a path, with its imports going to `vendor`. */
  rewrite(source: string, path: string): string;
  /** Writes what was asked for below `outdir`. */
  write(outdir: string): Promise<void>;
}

/** File of each name that the package of icons exports. */
function readIconFiles(require: NodeJS.Require): ReadonlyMap<string, string> {
  const esm = join(dirname(require.resolve(`${ICONS}/package.json`)), 'dist/esm/lucide-react.mjs');
  const files = new Map<string, string>();
  for (const [, list = '', file = ''] of readFileSync(esm, 'utf8').matchAll(
    /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g,
  ))
    for (const [, name = ''] of list.matchAll(/default as (\w+)/g)) files.set(name, file);
  return files;
}

/** Entries that export what is used and nothing else. */
function virtualEntries(wanted: ReadonlyMap<string, ReadonlySet<string>>, resolveDir: string): Plugin {
  return {
    name: 'vendor',
    setup(run) {
      run.onResolve({ filter: /^vendor:/ }, ({ path }) => ({
        path: path.slice('vendor:'.length),
        namespace: 'vendor',
      }));
      run.onLoad({ filter: VENDORED, namespace: 'vendor' }, ({ path }) => ({
        contents: `export { ${[...(wanted.get(path) ?? [])].join(', ')} } from '${path}';`,
        resolveDir,
      }));
    },
  };
}

function licensesOf(files: readonly string[], require: NodeJS.Require): string {
  const used = Object.entries(LICENSED).filter(([name]) => files.some((file) => file.startsWith(name)));
  return used
    .flatMap(([owner, names]) => {
      const inside = createRequire(require.resolve(`${owner}/package.json`));
      return names.map((name) => {
        const folder = dirname((name === owner ? require : inside).resolve(`${name}/package.json`));
        const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
        const text = ['LICENSE', 'LICENSE.md']
          .map((file) => join(folder, file))
          .flatMap((file) => readIfThere(file))
          .join('\n');
        return `${name} ${version}\n\n${text.trim()}\n`;
      });
    })
    .join('\n----------------------------------------\n\n');
}

function readIfThere(file: string): string[] {
  try {
    return [readFileSync(file, 'utf8')];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
