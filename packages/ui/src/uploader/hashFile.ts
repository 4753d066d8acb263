import { UnreadableFileError } from './UnreadableFileError.js';

/**
 * SHA-256 of a file in hex, computed in a worker of its own; where workers cannot start, slice by slice on the page.
 * Rejects with UnreadableFileError, or with the signal's reason.
 */
export async function hashFile(file: Blob, { signal, onProgress }: HashOptions): Promise<string> {
  signal.throwIfAborted();
  const worker = startWorker();
  const hash = worker && (await hashInWorker(worker, file, signal, onProgress));
  if (hash) return hash;
  const { hashSlices } = await import('./hashSlices.js');
  return hashSlices(file, (bytes) => {
    signal.throwIfAborted();
    onProgress?.(bytes);
  });
}

export interface HashOptions {
  signal: AbortSignal;
  /** Bytes hashed so far. */
  onProgress?: (bytes: number) => void;
}

/** What the worker says. */
export type HashAnswer =
  | { kind: 'progress'; bytes: number }
  | { kind: 'hash'; hash: string }
  | { kind: 'unreadable' | 'failed'; message: string };

function startWorker(): Worker | undefined {
  if (typeof Worker === 'undefined') return undefined;
  try {
    return new Worker(new URL('./hashWorker.js', import.meta.url), { type: 'module' });
  } catch {
    // a page whose policy forbids workers hashes on its own
    return undefined;
  }
}

/** The hash, or undefined when the worker could not be loaded. */
function hashInWorker(
  worker: Worker,
  file: Blob,
  signal: AbortSignal,
  onProgress: HashOptions['onProgress'],
): Promise<string | undefined> {
  return new Promise<string | undefined>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    worker.onerror = () => resolve(undefined);
    worker.onmessage = ({ data }: MessageEvent<HashAnswer>) => {
      if (data.kind === 'progress') onProgress?.(data.bytes);
      else if (data.kind === 'hash') resolve(data.hash);
      else reject(data.kind === 'unreadable' ? new UnreadableFileError(data.message) : new Error(data.message));
    };
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}
