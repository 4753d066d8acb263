// The libraries beside which the benchmarks measure ours, installed outside the workspace.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs the work with a folder for peers and built pages; BENCH_FOLDER keeps it. */
export async function withFolder(work) {
  const folder = process.env.BENCH_FOLDER ?? mkdtempSync(join(tmpdir(), 'sa-bench-'));
  try {
    await work(folder);
  } finally {
    if (!process.env.BENCH_FOLDER) rmSync(folder, { recursive: true, force: true });
  }
}

/** Installs libraries in the folder and answers the aliases under which pages find them. */
export function installPeers(folder, peers) {
  const home = join(folder, `peers-${Object.keys(peers).join('-').replaceAll('/', '+')}`);
  if (!existsSync(join(home, 'node_modules'))) {
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, 'package.json'), JSON.stringify({ private: true, dependencies: peers }));
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--legacy-peer-deps', '--loglevel=error'], {
      cwd: home,
      stdio: 'inherit',
    });
  }
  const names = Object.keys(peers).join('|');
  return [{ find: new RegExp(`^(${names})(/.*)?$`), replacement: `${join(home, 'node_modules')}/$1$2` }];
}
