import { createHash, type Hash } from 'node:crypto';
import { PART_SIZE, type FileStore } from '../../files/fileStore.js';

/** Uploads whose hash is carried along at once; the others are read when they are merged. */
const CAPACITY = 200;

/**
 * Carries the hash of a content along while its chunks arrive, so that merging has little left to read. It knows only
 * what this instance has seen; the rest is read when the content is merged. Chunks are never overwritten, so what was
 * hashed is what is kept.
 */
export class HashAhead {
  private readonly running = new Map<string, Running>();

  constructor(private readonly store: FileStore) {}

  /** Notes a chunk that has been kept; resolves when its memory may be used for something else. */
  async note(handle: string, number: number, content: Buffer): Promise<void> {
    if (!this.store.readBegun) return;
    const running = this.running.get(handle) ?? start();
    // the one that was used last stands last
    this.running.delete(handle);
    this.running.set(handle, running);
    if (this.running.size > CAPACITY) this.forget(this.running.keys().next().value ?? '');
    running.sizes.set(number, content.length);
    const isNext = number === running.next;
    running.work = running.work.then(() => this.advance(handle, running, isNext ? { number, content } : undefined));
    if (isNext) await running.work;
  }

  /** Hash of the whole content, whose parts are all there; undefined when it can be read only when joined. */
  async digest(handle: string, size: number): Promise<string | undefined> {
    if (!this.store.readBegun) return undefined;
    const running = this.running.get(handle) ?? start();
    this.forget(handle);
    await running.work;
    try {
      // what could not be read ahead is told here
      if (running.failure) throw running.failure;
      const from = (running.next - 1) * PART_SIZE;
      if (from < size) await this.read(running.hash, handle, { start: from, end: size - 1 });
      return running.hash.digest('hex');
    } catch (error) {
      // joined already, before a crash
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  forget(handle: string): void {
    this.running.delete(handle);
  }

  /** Hashes chunks in their order: one from memory when it is at hand, those that came before their turn from the store. */
  private async advance(
    handle: string,
    running: Running,
    held: { number: number; content: Buffer } | undefined,
  ): Promise<void> {
    try {
      for (let size = running.sizes.get(running.next); size !== undefined && !running.failure;) {
        const start = (running.next - 1) * PART_SIZE;
        if (held?.number === running.next) await update(running.hash, held.content);
        else await this.read(running.hash, handle, { start, end: start + size - 1 });
        running.sizes.delete(running.next);
        running.next += 1;
        size = running.sizes.get(running.next);
      }
    } catch (error) {
      running.failure = error instanceof Error ? error : new Error(String(error));
    }
  }

  private async read(hash: Hash, handle: string, range: { start: number; end: number }): Promise<void> {
    await this.store.readBegun?.(handle, range, (piece) => void hash.update(piece));
  }
}

interface Running {
  hash: Hash;
  /** Number of the chunk that is hashed next. */
  next: number;
  /** Bytes of chunks that are kept and not hashed yet, by number. */
  sizes: Map<number, number>;
  work: Promise<void>;
  failure?: Error;
}

/** In pieces, so that other calls are answered in between. */
async function update(hash: Hash, content: Buffer): Promise<void> {
  for (let at = 0; at < content.length; at += PIECE) {
    hash.update(content.subarray(at, at + PIECE));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const PIECE = 1024 * 1024;

function start(): Running {
  return { hash: createHash('sha256'), next: 1, sizes: new Map(), work: Promise.resolve() };
}
