// Runs a script that measures the built server and writes what it found.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanEnvironment, root } from '../setup.mjs';
import { writePart } from './report.mjs';

/** Runs a script of the server with the size of its data, and puts its figures into the document as `describe` tells them. */
export function benchServer(part, { script, size, describe }) {
  const folder = mkdtempSync(join(tmpdir(), `sa-bench-${part}-`));
  const figures = join(folder, 'figures.json');
  try {
    const options = ['--import', 'tsx', '--conditions=@smart-admin/source', `apps/server/scripts/${script}`];
    const { status } = spawnSync(process.execPath, [...options, size, figures], {
      cwd: root,
      env: cleanEnvironment(),
      stdio: 'inherit',
    });
    process.exitCode = status ?? 1;
    if (status === 0) writePart(part, describe(JSON.parse(readFileSync(figures, 'utf8'))));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
