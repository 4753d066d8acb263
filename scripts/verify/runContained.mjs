// Runs a command so that nothing of it is left when it has ended, however it ended.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between asking a process to end and ending it. */
const GRACE = 10_000;
/** Characters of output that are kept; what is shown at once is shown whole. */
const KEPT_OUTPUT = 2_000_000;

/**
 * Runs a command in a process group and with a TMPDIR of its own. At the limit the group is ended. Afterwards whatever
 * still names the TMPDIR is ended too (an embedded PostgreSQL outlives a killed worker), and the folder is removed.
 * Resolves with `{ code, output, isHung, seconds }`: code 1 for a signal, output stdout and stderr as they came.
 */
export async function runContained(command, args, { cwd, env, name, limit, show }) {
  const folder = mkdtempSync(join(tmpdir(), `sa-${name}-`));
  // as root, PostgreSQL runs as somebody else, who has to reach it
  chmodSync(folder, 0o755);
  const started = Date.now();
  const child = spawn(command, args, {
    cwd,
    env: { ...env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk) => {
      output = (output + chunk).slice(-KEPT_OUTPUT);
      show?.(chunk);
    });
  let isHung = false;
  const atLimit = setTimeout(() => {
    isHung = true;
    void endGroup(child);
  }, limit * 1_000);
  const passOn = (signal) => {
    signalGroup(child, signal);
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, passOn);
  try {
    const closed = new Promise((resolve) => child.once('close', resolve));
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (status) => resolve(status ?? 1));
    });
    await endLeftovers(folder);
    // whoever keeps the pipe open without naming the folder is not waited for
    await Promise.race([closed, pause(GRACE, undefined, { ref: false })]);
    return { code: isHung ? 1 : code, output, isHung, seconds: (Date.now() - started) / 1_000 };
  } finally {
    clearTimeout(atLimit);
    for (const signal of ['SIGINT', 'SIGTERM']) process.removeListener(signal, passOn);
    child.stdout.destroy();
    child.stderr.destroy();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

async function endGroup(child) {
  signalGroup(child, 'SIGTERM');
  await pause(GRACE, undefined, { ref: false });
  signalGroup(child, 'SIGKILL');
}

function signalGroup(child, signal) {
  if (process.platform === 'win32') child.kill(signal);
  else send(-child.pid, signal);
}

/** Ends the processes that name the folder in their command line or environment. Only Linux tells of them. */
async function endLeftovers(folder) {
  for (const signal of ['SIGTERM', 'SIGKILL']) {
    if (processesNaming(folder).length === 0) return;
    for (const pid of processesNaming(folder)) send(pid, signal);
    const end = Date.now() + GRACE / 2;
    while (processesNaming(folder).length > 0 && Date.now() < end) await pause(50);
  }
}

function processesNaming(folder) {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry) && Number(entry) !== process.pid)
    .map(Number)
    .filter((pid) => ['cmdline', 'environ'].some((file) => readProcess(pid, file).includes(folder)));
}

/** Empty where the process has ended meanwhile or belongs to somebody else. */
function readProcess(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes(error.code)) return '';
    throw error;
  }
}

function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH' && error.code !== 'EPERM') throw error;
  }
}
