import { cp, chmod, mkdir, mkdtemp, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findServiceAccount } from './account.js';
import { findBinaries } from './binaries.js';
import { prepareBinaries, repairLinks } from './prepareBinaries.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sa-bin-'));
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('re-creates the links that an install without scripts lacks, and leaves whole ones alone', async () => {
  const root = join(folder, 'package', 'native');
  await mkdir(join(root, 'lib'), { recursive: true });
  await writeFile(join(root, 'lib', 'libx.so.1.2'), 'library');
  await writeFile(
    join(root, 'pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libx.so.1.2', target: 'native/lib/libx.so.1' }]),
  );
  await repairLinks(root);
  await repairLinks(root);
  expect(await readlink(join(root, 'lib', 'libx.so.1'))).toBe('libx.so.1.2');
  expect(await readFile(join(root, 'lib', 'libx.so.1'), 'utf8')).toBe('library');
});

it.runIf(process.getuid?.() === 0)(
  'copies the programs when the account that runs them cannot read their folder',
  { timeout: 60_000 },
  async () => {
    const { root } = await findBinaries();
    const hidden = join(folder, 'hidden');
    await mkdir(hidden, { mode: 0o700 });
    await cp(root, join(hidden, 'native'), { recursive: true, verbatimSymlinks: true });
    const account = await findServiceAccount();
    const copyDir = join(folder, 'copy');
    const { bin, major } = await prepareBinaries(
      { root: join(hidden, 'native'), bin: join(hidden, 'native', 'bin'), packaged: true },
      account,
      copyDir,
    );
    expect(major).toBe(18);
    expect(bin).toBe(join(copyDir, 'native', 'bin'));
  },
);

it('falls back to the newest version of the system', async () => {
  for (const version of ['9', '15', '18']) {
    await mkdir(join(folder, 'system', version, 'bin'), { recursive: true });
    for (const name of ['postgres', 'initdb']) await writeFile(join(folder, 'system', version, 'bin', name), '');
  }
  const found = await findBinaries({ packageRoot: null, systemRoot: join(folder, 'system') });
  expect(found).toEqual({
    root: join(folder, 'system', '18', 'bin'),
    bin: join(folder, 'system', '18', 'bin'),
    packaged: false,
  });
  await expect(findBinaries({ packageRoot: null, systemRoot: join(folder, 'missing') })).rejects.toThrow(
    /set DATABASE_URL/,
  );
});
