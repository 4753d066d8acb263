import { lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sorted } from '../../src/db/sorted.js';
import { CODE, FileError, type Part, type Thing } from './Part.js';

/** The longest file that is read, in bytes: what the server takes of a call. */
const LONGEST = 10 * 1024 * 1024;

/** The things of a part in a folder; none where the folder has none of it. Throws FileError for what is no file of an application. */
export async function readThings(folder: string, part: Part): Promise<Thing[]> {
  const codes = new Set<string>();
  for (const entry of await entriesIn(join(folder, part.name))) {
    const code = entry.name.replace(/\.json$/, '');
    const isFolder = part.filesOf(code).some((file) => file.includes('/'));
    if (!CODE.test(code) || (isFolder ? !entry.isDirectory() : !entry.isFile() || !entry.name.endsWith('.json')))
      throw new FileError(`${part.name}/${entry.name}`, 'is no file of an application');
    codes.add(code);
  }
  const things: Thing[] = [];
  for (const code of [...codes].toSorted()) things.push(await readThing(folder, part, code));
  return things;
}

async function readThing(folder: string, part: Part, code: string): Promise<Thing> {
  const names = part.filesOf(code);
  const files: Record<string, unknown> = {};
  for (const name of names) files[name] = await readJson(folder, `${part.name}/${name}`);
  const [first = ''] = names;
  const told = (files[first] as { enCode?: unknown } | null)?.enCode;
  if (told !== code) throw new FileError(`${part.name}/${first}`, `its enCode must be ${code}, as the file is called`);
  const extra = (await entriesIn(dirname(join(folder, part.name, first)))).find(
    ({ name }) => first.includes('/') && !names.includes(`${code}/${name}`),
  );
  if (extra) throw new FileError(`${part.name}/${code}/${extra.name}`, 'is no file of an application');
  return { code, files };
}

async function readJson(folder: string, path: string): Promise<unknown> {
  try {
    const found = await lstat(join(folder, path));
    if (!found.isFile()) throw new FileError(path, 'is no file of an application');
    if (found.size > LONGEST) throw new FileError(path, 'is longer than 10 MB');
    return JSON.parse(await readFile(join(folder, path), 'utf8')) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) throw new FileError(path, `is no JSON: ${error.message}`);
    if (isMissing(error)) throw new FileError(path, 'is missing');
    throw error;
  }
}

/** Writes the things of a part and takes away the files of those that are gone; what is the same is left alone. */
export async function writeThings(folder: string, part: Part, things: readonly Thing[]): Promise<void> {
  const codes = new Set<string>();
  for (const { code, files } of things) {
    if (!CODE.test(code)) throw new FileError(`${part.name}/${code}`, 'its code cannot be the name of a file');
    codes.add(code);
    for (const [name, content] of Object.entries(files)) await writeJson(join(folder, part.name, name), content);
  }
  for (const { name } of await entriesIn(join(folder, part.name)))
    if (!codes.has(name.replace(/\.json$/, ''))) await rm(join(folder, part.name, name), { recursive: true });
}

async function writeJson(path: string, content: unknown): Promise<void> {
  const text = `${JSON.stringify(sorted(content), null, 2)}\n`;
  await mkdir(dirname(path), { recursive: true });
  const before = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (before !== text) await writeFile(path, text);
}

/** What is in a folder, without hidden files; nothing where there is no folder. */
async function entriesIn(path: string) {
  try {
    const entries = await readdir(path, { withFileTypes: true });
    return entries.filter(({ name }) => !name.startsWith('.'));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
