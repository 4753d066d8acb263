// What a fresh machine with only Node and npm needs: pnpm, the dependencies, and for tests a Chromium.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const PNPM = '12.21.0';

/** Environment of every step: npm's own settings removed, because pnpm must not read them. */
export function cleanEnvironment() {
  const env = { ...process.env };
  for (const name of Object.keys(env)) {
    if (name.startsWith('npm_config_') && !/cache|registry|cafile|proxy/.test(name)) delete env[name];
  }
  return env;
}

/** Runs a command from the repository's root and answers its exit code. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (result.error) throw result.error;
  return result.status ?? 1;
}

/** Path of the pinned pnpm, taken from the registry when it is not on the PATH; puts it on `env.PATH`. */
export function findPnpm(env) {
  const present = spawnSync('pnpm', ['--version'], {
    cwd: tmpdir(),
    env,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (present.status === 0 && present.stdout.trim() === PNPM) return 'pnpm';
  // npx from an empty folder: inside the repository it first walks the whole node_modules
  const found = spawnSync('npx', ['--yes', '--package', `pnpm@${PNPM}`, '-c', 'command -v pnpm'], {
    cwd: mkdtempSync(join(tmpdir(), 'npx-')),
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  const path = found.stdout?.trim().split('\n').pop();
  if (!path || !existsSync(path))
    throw new Error(`pnpm ${PNPM} could not be had from the npm registry; check the network and run this again`);
  env.PATH = dirname(path) + delimiter + env.PATH;
  return path;
}

/** Installs the dependencies when the lockfile is newer than what is installed. */
export function install(pnpm, env) {
  const installed = join(root, 'node_modules/.modules.yaml');
  const lockfile = join(root, 'pnpm-lock.yaml');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs) return 0;
  console.log('installing dependencies ...');
  return run(pnpm, ['install', '--frozen-lockfile', '--reporter=append-only', '--silent'], { env });
}

/** Path of a Chromium, installed from the system's packages where it is missing and that is possible. */
export function findChromium(env) {
  const find = () =>
    [
      env.CHROMIUM_PATH,
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
    ].find((path) => path && existsSync(path));
  if (!find() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const apt = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: ['ignore', 'ignore', 'inherit'] };
    run('apt-get', ['-qq', 'update'], apt);
    run(
      'apt-get',
      [
        '-qq',
        'install',
        '-y',
        '--no-install-recommends',
        'chromium-headless-shell',
        'fonts-liberation',
        'fonts-noto-cjk',
      ],
      apt,
    );
  }
  const path = find();
  if (!path) throw new Error('no Chromium found: install it (Debian: chromium-headless-shell) or set CHROMIUM_PATH');
  return path;
}
