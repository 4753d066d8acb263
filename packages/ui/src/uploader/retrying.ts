import { UnreadableFileError } from './UnreadableFileError.js';
import { isUploadRefusal } from './UploadTransport.js';

/** Does something again after it failed, with growing pauses; not after a refusal, of a file that cannot be read, or once it was stopped. */
export async function retrying<T>(work: () => Promise<T>, { retries, pause, signal }: RetryOptions): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await work();
    } catch (error) {
      const isFinal = isUploadRefusal(error) || error instanceof UnreadableFileError;
      if (signal.aborted || isFinal || failures >= retries) throw error;
      await wait(pause(failures + 1), signal);
    }
  }
}

export interface RetryOptions {
  /** How often it is tried again. */
  retries: number;
  /** Milliseconds before the attempt after that many failures. */
  pause(failures: number): number;
  signal: AbortSignal;
}

/** Half a second, doubled each time. */
export function growingPause(failures: number): number {
  return 500 * 2 ** (failures - 1);
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}
