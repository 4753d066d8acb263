import { retrying, type RetryOptions } from './retrying.js';
import { UnreadableFileError } from './UnreadableFileError.js';
import { type FileClaim, type UploadedFile, type UploadTransport } from './UploadTransport.js';

/** Bytes of a chunk; the last one is shorter. */
export const CHUNK_SIZE = 5_242_880;

/**
 * Brings a file to the server: asks what has arrived, sends the missing chunks, several at a time, and has them joined.
 * Rejects with UploadRefusal, UnreadableFileError, the signal's reason, or what the last attempt failed with.
 */
export async function sendFile(
  file: Blob,
  claim: FileClaim,
  { transport, chunkSize, parallel, retry, onStart, onProgress }: SendFileOptions,
): Promise<UploadedFile> {
  const { signal } = retry;
  const state = await retrying(() => transport.chunkState(claim, signal), retry);
  const total = Math.ceil(file.size / chunkSize);
  const isWhole = state.uploaded || state.merge;
  const present = new Set(state.chunkNumbers);
  const missing = isWhole ? [] : range(1, total).filter((number) => !present.has(number));
  const chunk = (number: number) => file.slice((number - 1) * chunkSize, Math.min(file.size, number * chunkSize));

  let stored = file.size - missing.reduce((sum, number) => sum + chunk(number).size, 0);
  const moving = new Map<number, number>();
  const report = () => onProgress([...moving.values()].reduce((sum, bytes) => sum + bytes, stored));
  onStart(stored);

  const stop = new AbortController();
  const inner = AbortSignal.any([signal, stop.signal]);
  const sendNext = async (): Promise<void> => {
    for (let number = missing.shift(); number !== undefined; number = missing.shift()) {
      const chunkNumber = number;
      const content = chunk(chunkNumber);
      const send = () =>
        transport.sendChunk(
          claim,
          { chunkNumber, content },
          {
            signal: inner,
            onProgress: (bytes) => {
              moving.set(chunkNumber, Math.min(bytes, content.size));
              report();
            },
          },
        );
      await retrying(() => refusingUnreadable(send, content), { ...retry, signal: inner });
      moving.delete(chunkNumber);
      stored += content.size;
      report();
    }
  };
  try {
    await Promise.all(range(1, Math.min(parallel, missing.length)).map(sendNext));
  } catch (error) {
    // the others of this file stop with the first one that failed for good
    stop.abort(error);
    throw error;
  }
  return retrying(() => transport.merge(claim, signal), retry);
}

export interface SendFileOptions {
  transport: UploadTransport;
  chunkSize: number;
  /** Chunks on their way at once. */
  parallel: number;
  retry: RetryOptions;
  /** Told once how many bytes the server had before. */
  onStart(bytes: number): void;
  /** Bytes that left so far, those from before included. */
  onProgress(bytes: number): void;
}

/** A chunk that the disk does not give looks like a broken connection; trying again would not help. */
async function refusingUnreadable(send: () => Promise<void>, content: Blob): Promise<void> {
  try {
    await send();
  } catch (error) {
    try {
      await content.slice(0, 1).arrayBuffer();
    } catch (reading) {
      throw new UnreadableFileError(reading);
    }
    throw error;
  }
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
