import { execFile } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A folder on a small disk of its own, where this account may mount one; otherwise an ordinary folder. */
export async function smallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'sa-small-'));
  const ballast = join(folder, 'ballast');
  const isMounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).then(
    () => true,
    () => false,
  );
  return {
    folder,
    isMounted,
    fill: async (left = 0) => {
      if (!isMounted) return;
      const { bavail, bsize } = await statfs(folder);
      await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - left)));
    },
    makeRoom: () => rm(ballast, { force: true }),
    remove: async () => {
      if (isMounted) await run('umount', [folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export interface SmallDisk {
  folder: string;
  /** Without it the tests bring the refusal of the system about in another way. */
  isMounted: boolean;
  /** Leaves so many bytes, by default none. */
  fill: (left?: number) => Promise<void>;
  makeRoom: () => Promise<void>;
  remove: () => Promise<void>;
}
