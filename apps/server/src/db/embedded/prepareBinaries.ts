import { cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { randomUUID } from 'node:crypto';
import { giveTo, type ServiceAccount } from './account.js';
import { readMajorVersion, type PostgresBinaries } from './binaries.js';
import { EmbeddedError } from './embeddedError.js';

/**
 * Makes the programs runnable for the account and tells their major version. Re-creates the links that the npm
 * package makes in an install script (often switched off), and copies the programs to `copyDir` when their own folder
 * is not writable or the account cannot read it.
 */
export async function prepareBinaries(
  found: PostgresBinaries,
  account: ServiceAccount | undefined,
  copyDir: string,
): Promise<{ bin: string; major: number }> {
  if (!found.packaged) return { bin: found.bin, major: await readMajorVersion(found.bin, account) };
  const attempts = [
    () => repairLinks(found.root).then(() => found.bin),
    () => copyBinaries(found.root, copyDir, account),
  ];
  let reason: unknown;
  for (const attempt of attempts) {
    try {
      const bin = await attempt();
      return { bin, major: await readMajorVersion(bin, account) };
    } catch (error) {
      reason = error;
    }
  }
  throw new EmbeddedError(
    `The PostgreSQL programs in ${found.root} do not run as ${account?.name ?? 'this user'}, nor does a copy in ${copyDir}: ${String(reason)}`,
    { cause: reason },
  );
}

/** Creates the missing links of a `native` folder by its own list; whole ones stay untouched. */
export async function repairLinks(root: string): Promise<void> {
  const list = JSON.parse(await readFile(join(root, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of list) {
    const link = join(dirname(root), target);
    if (await exists(link)) continue;
    const aim = relative(dirname(link), join(dirname(root), source));
    // another process may repair the same package: whoever loses the race finds the link made
    await symlink(aim, link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function copyBinaries(root: string, copyDir: string, account: ServiceAccount | undefined): Promise<string> {
  const target = join(copyDir, basename(root));
  if (!(await exists(target))) {
    const temporary = join(copyDir, `copy-${randomUUID()}`, basename(root));
    await mkdir(dirname(temporary), { recursive: true });
    await cp(root, temporary, { recursive: true, verbatimSymlinks: true });
    await repairLinks(temporary);
    await giveTo(account, temporary);
    await rename(temporary, target);
    await rm(dirname(temporary), { recursive: true });
    await giveTo(account, copyDir);
  }
  return join(target, 'bin');
}

/** Follows links, so a dangling one counts as missing. */
async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
