import { hashFile, type HashOptions } from './hashFile.js';
import { growingPause } from './retrying.js';
import { CHUNK_SIZE, sendFile } from './sendFile.js';
import { UnreadableFileError } from './UnreadableFileError.js';
import { forgetUpload, rememberUpload } from './uploadRecords.js';
import { isUploadRefusal, type FileClaim, type UploadedFile, type UploadTransport } from './UploadTransport.js';

/**
 * Files on their way, without a view: two at a time, three chunks of each. A file is hashed (`check`), the server is
 * asked what it has, the rest is sent, and the chunks are joined. Refused and unreadable files leave the queue.
 */
export function createUploadQueue(options: UploadQueueOptions): UploadQueue {
  const { parallelFiles = 2, parallelChunks = 3, retries = 5, chunkSize = CHUNK_SIZE, pause = growingPause } = options;
  const { hash = hashFile } = options;
  const listeners = new Set<() => void>();
  const running = new Map<string, AbortController>();
  const identifiers = new Map<string, string>();
  let items: readonly UploadItem[] = [];

  const replace = (next: readonly UploadItem[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const find = (id: string) => items.find((item) => item.id === id);
  const patch = (id: string, changes: Partial<UploadItem>) =>
    replace(items.map((item) => (item.id === id ? { ...item, ...changes } : item)));

  const startNext = () => {
    for (const item of items) {
      if (running.size >= parallelFiles) return;
      if (item.status === 'waiting' && !running.has(item.id)) void run(item);
    }
  };
  const stop = (id: string) => {
    running.get(id)?.abort(new DOMException('The upload was stopped', 'AbortError'));
    running.delete(id);
  };
  const drop = (id: string) => {
    stop(id);
    const identifier = identifiers.get(id);
    if (identifier) forgetUpload({ identifier, type: options.getType() });
    identifiers.delete(id);
    replace(items.filter((item) => item.id !== id));
  };

  async function run({ id, file }: UploadItem): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    const change = (changes: Partial<UploadItem>) => !signal.aborted && patch(id, changes);
    running.set(id, controller);
    try {
      const claim = claimOf(file, await identify(id, file, signal, change), options.getType());
      change({ status: 'uploading', progress: 0 });
      const percent = (bytes: number) => Math.min(99, Math.floor((bytes / file.size) * 100));
      const uploaded = await sendFile(file, claim, {
        transport: options.getTransport(),
        chunkSize,
        parallel: parallelChunks,
        retry: { retries, pause, signal },
        onStart: (bytes) => change({ progress: percent(bytes), resumedAt: percent(bytes) }),
        onProgress: (bytes) => change({ progress: percent(bytes) }),
      });
      signal.throwIfAborted();
      forgetUpload(claim);
      const item = find(id);
      if (!item) return;
      const finished: FinishedItem = { ...item, status: 'success', progress: 100, uploaded };
      patch(id, finished);
      options.onSuccess?.(finished, items);
    } catch (error) {
      if (signal.aborted) return;
      const item = find(id);
      if (!item) return;
      if (isUploadRefusal(error) || error instanceof UnreadableFileError) {
        drop(id);
        options.onCancel?.(item, error);
      } else {
        patch(id, { status: 'error', message: error instanceof Error ? error.message : String(error) });
        options.onError?.(item, error);
      }
    } finally {
      if (running.get(id) === controller) running.delete(id);
      startNext();
    }
  }

  async function identify(
    id: string,
    file: File,
    signal: AbortSignal,
    change: (changes: Partial<UploadItem>) => void,
  ): Promise<string> {
    const known = identifiers.get(id);
    if (known) return known;
    change({ status: 'check', progress: 0 });
    const identifier = await hash(file, {
      signal,
      onProgress: (bytes) => change({ progress: Math.min(99, Math.floor((bytes / file.size) * 100)) }),
    });
    signal.throwIfAborted();
    identifiers.set(id, identifier);
    rememberUpload({ identifier, name: file.name, size: file.size, type: options.getType() });
    return identifier;
  }

  return {
    getItems: () => items,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(file) {
      const id = `upload-${(sequence += 1)}`;
      replace([
        ...items,
        { id, order: sequence, file, name: file.name, size: file.size, status: 'waiting', progress: 0, resumedAt: 0 },
      ]);
      startNext();
      return id;
    },
    pause(id) {
      const status = find(id)?.status;
      if (status !== 'waiting' && status !== 'check' && status !== 'uploading') return;
      stop(id);
      patch(id, { status: 'paused' });
      startNext();
    },
    resume(id) {
      if (find(id)?.status !== 'paused') return;
      patch(id, { status: 'waiting' });
      startNext();
    },
    retry(id) {
      if (find(id)?.status !== 'error') return;
      patch(id, { status: 'waiting', message: undefined });
      startNext();
    },
    remove(id) {
      drop(id);
      startNext();
    },
    clear() {
      for (const { id } of items) stop(id);
      replace([]);
    },
  };
}

let sequence = 0;

export type UploadStatus = 'waiting' | 'check' | 'uploading' | 'paused' | 'error' | 'success';

/** A file on its way. */
export interface UploadItem {
  id: string;
  /** Grows with every file that is picked. */
  order: number;
  file: File;
  name: string;
  /** Bytes. */
  size: number;
  status: UploadStatus;
  /** Percent of the hash while `check`, else of the upload: at most 99 until the server has joined the chunks, then 100. */
  progress: number;
  /** Percent that the server had from an earlier try. */
  resumedAt: number;
  /** Why it failed. */
  message?: string | undefined;
  /** The stored file, when `success`. */
  uploaded?: UploadedFile;
}

export type FinishedItem = UploadItem & { uploaded: UploadedFile };

export interface UploadQueueOptions {
  getTransport(): UploadTransport;
  /** What the files are kept for, such as `annex`. */
  getType(): string;
  /** The file is stored; `items` is the queue with it. */
  onSuccess?(item: FinishedItem, items: readonly UploadItem[]): void;
  /** The file cannot be had: the server refused it (`UploadRefusal`) or the disk does not give it (`UnreadableFileError`). It has left the queue. */
  onCancel?(item: UploadItem, reason: Error): void;
  /** All attempts failed; `retry` begins anew. */
  onError?(item: UploadItem, error: unknown): void;
  /** Default 2. */
  parallelFiles?: number;
  /** Default 3. */
  parallelChunks?: number;
  /** How often a failed call is tried again. Default 5. */
  retries?: number;
  /** Bytes. Default 5,242,880. */
  chunkSize?: number;
  /** Milliseconds before the next attempt. Default 500, doubled each time. */
  pause?(failures: number): number;
  /** SHA-256 in hex. Default: in a worker. */
  hash?(file: Blob, options: HashOptions): Promise<string>;
}

export interface UploadQueue {
  getItems(): readonly UploadItem[];
  subscribe(listener: () => void): () => void;
  /** Puts a file at the end and answers its id. */
  add(file: File): string;
  pause(id: string): void;
  resume(id: string): void;
  /** After an error. */
  retry(id: string): void;
  /** Takes a file out, stopping it. */
  remove(id: string): void;
  /** Stops and forgets everything here; what the server has stays to be resumed. */
  clear(): void;
}

function claimOf(file: File, identifier: string, type: string): FileClaim {
  const dot = file.name.lastIndexOf('.');
  return {
    identifier,
    fileName: file.name,
    fileSize: file.size,
    fileType: file.type,
    extension: dot > 0 ? file.name.slice(dot + 1).toLowerCase() : '',
    type,
  };
}
