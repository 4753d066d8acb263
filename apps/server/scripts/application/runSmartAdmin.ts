import { ApiError, createClient } from '@smart-admin/api-client';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compareThings, type Comparison, type Difference } from './compareThings.js';
import { readThings, writeThings } from './folder.js';
import { FileError, type Part, type Server, type Thing } from './Part.js';
import { PARTS } from './parts.js';
import { ServerNames } from './ServerNames.js';

/** 0 done and equal, 1 `diff` found differences, 2 it did not work. */
export type ExitCode = 0 | 1 | 2;

export const HELP = `smart-admin export|diff|import FOLDER [options]

  export   writes the application of a server into a folder, one small file for each thing
  diff     says how the folder differs from the server; exit code 1 where it does
  import   makes and changes on the server what the folder has; models and flows become drafts, nothing is deleted

  --url URL       address of the server; default SMART_ADMIN_URL, else http://127.0.0.1:3000
  --only PARTS    ${PARTS.map(({ name }) => name).join(',')}: only these, with commas between them
  --dry-run       import: says what it would do, and does nothing
  --help          this text

The API key is read from SMART_ADMIN_KEY. What is done is done within the rights of its owner; export, diff and
import --dry-run do with a key that only reads. Exit code 2: it did not work, and the last line says why.
`;

/** Does what a command line says; `print` gets its lines. */
export async function runSmartAdmin(argv: readonly string[], { env, print, folder: base }: Surroundings) {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });
    const [command, folder, ...more] = positionals;
    if (values.help || command === undefined) {
      print(HELP.trimEnd());
      return values.help ? 0 : 2;
    }
    const act = ACTS.find(({ name }) => name === command);
    if (!act || folder === undefined || more.length > 0)
      throw new FileError(argv.join(' '), 'say export, diff or import, and one folder');
    const key = env.SMART_ADMIN_KEY ?? '';
    if (key === '') throw new FileError('SMART_ADMIN_KEY', 'is not set: make an API key on the page of API keys');
    const url = (values.url ?? env.SMART_ADMIN_URL ?? 'http://127.0.0.1:3000').replace(/\/+$/, '');
    const client = createClient({ baseUrl: url, getToken: () => key, getLanguage: () => 'en' });
    const server = { client, names: new ServerNames(client) };
    const isDry = values['dry-run'] === true;
    return await act.run({ folder: resolve(base, folder), parts: partsOf(values.only), server, print, isDry });
  } catch (error) {
    print(reasonOf(error));
    return 2;
  }
}

const OPTIONS = {
  url: { type: 'string' },
  only: { type: 'string' },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

interface Surroundings {
  env: Readonly<Record<string, string | undefined>>;
  print: (line: string) => void;
  /** Folder that relative ones begin at. */
  folder: string;
}

interface Run {
  folder: string;
  parts: readonly Part[];
  server: Server;
  print: (line: string) => void;
  isDry: boolean;
}

const ACTS: readonly { name: string; run: (run: Run) => Promise<ExitCode> }[] = [
  { name: 'export', run: runExport },
  { name: 'diff', run: runDiff },
  { name: 'import', run: runImport },
];

async function runExport({ folder, parts, server, print }: Run): Promise<ExitCode> {
  for (const part of parts) {
    const things = await readOf(part, server);
    await writeThings(folder, part, things);
    print(`${part.name}: ${things.length}`);
    tellLeftOut(part, things, print);
  }
  return 0;
}

async function runDiff({ folder, parts, server, print }: Run): Promise<ExitCode> {
  let isSame = true;
  for (const part of parts) {
    const found = await compare(folder, part, server);
    tell(part, found, print);
    for (const { code } of found.missing) print(`- ${part.name}/${code}: only on the server`);
    if (found.added.length + found.changed.length + found.missing.length > 0) isSame = false;
  }
  if (isSame) print('The folder and the server are the same.');
  return isSame ? 0 : 1;
}

async function runImport({ folder, parts, server, print, isDry }: Run): Promise<ExitCode> {
  // every file is read before anything is written
  for (const part of parts) await readThings(folder, part);
  let count = 0;
  for (const part of parts) {
    const found = await compare(folder, part, server);
    const wanted = [...found.added, ...found.changed.map(({ thing }) => thing)];
    tell(part, found, print);
    if (found.missing.length > 0) print(`${part.name}: ${found.missing.length} only on the server, left as they are`);
    count += wanted.length;
    if (isDry || wanted.length === 0) continue;
    const told = await part.write(wanted, new Map(found.unchanged.map((thing) => [thing.code, thing])), server);
    for (const line of told ?? []) print(`! ${line}`);
    server.names.forget();
    tellLeftOut(part, found.added, print);
  }
  if (count === 0) print('There is nothing to do.');
  else
    print(
      isDry
        ? `${count} would be written; nothing was.`
        : `${count} written. Models and flows are drafts: release them.`,
    );
  return 0;
}

async function compare(folder: string, part: Part, server: Server): Promise<Comparison> {
  return compareThings(part, await readThings(folder, part), await readOf(part, server));
}

/** The things of a server as JSON has them, in the order of their codes. */
async function readOf(part: Part, server: Server): Promise<Thing[]> {
  try {
    const things = JSON.parse(JSON.stringify(await part.read(server))) as Thing[];
    return things.toSorted((one, other) => (one.code < other.code ? -1 : 1));
  } catch (error) {
    if (error instanceof ApiError && error.code === 403)
      throw new FileError(part.name, `${error.message} Leave the part out with --only.`);
    throw error;
  }
}

function tell(part: Part, { added, changed }: Comparison, print: Run['print']): void {
  for (const { code } of added) print(`+ ${part.name}/${code}: only in the folder`);
  for (const { thing, differences } of changed) {
    print(`~ ${part.name}/${thing.code}: ${differences.length} differences`);
    for (const one of differences.slice(0, SHOWN)) print(`    ${sayDifference(one)}`);
    if (differences.length > SHOWN) print(`    and ${differences.length - SHOWN} more`);
  }
}

/** Differences of a thing that are told. */
const SHOWN = 20;

function sayDifference({ file, place, folder, server }: Difference): string {
  return `${file} ${place}: ${sayValue(folder)} in the folder, ${sayValue(server)} on the server`;
}

function sayValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

function tellLeftOut(part: Part, things: readonly Thing[], print: Run['print']): void {
  for (const thing of things) {
    const left = part.leftOut?.(thing);
    if (left !== undefined) print(`! ${part.name}/${thing.code}: ${left} is not in the folder; enter it on the page`);
  }
}

function partsOf(only: string | undefined): readonly Part[] {
  if (only === undefined) return PARTS;
  const names = only.split(',').filter(Boolean);
  const unknown = names.find((name) => !PARTS.some((part) => part.name === name));
  if (unknown !== undefined || names.length === 0)
    throw new FileError('--only', `${unknown ?? ''} is none of ${PARTS.map(({ name }) => name).join(', ')}`);
  return PARTS.filter(({ name }) => names.includes(name));
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.code === 0) return 'The server does not answer: is its address right?';
  return error instanceof Error ? error.message : String(error);
}
