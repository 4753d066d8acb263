import { vi } from 'vitest';

/** Milliseconds after which what a test waits for has hung: a busy machine is no reason to fail. */
const PATIENCE = 60_000;
const PATIENT = Symbol.for('vi.waitFor is patient');

// the limit of Vitest is a second and has no setting; files of one worker share `vi`
if (!(PATIENT in vi)) {
  const waitFor = vi.waitFor.bind(vi);
  vi.waitFor = (callback, options) =>
    waitFor(callback, { timeout: PATIENCE, ...(typeof options === 'number' ? { timeout: options } : options) });
  Object.assign(vi, { [PATIENT]: true });
}
