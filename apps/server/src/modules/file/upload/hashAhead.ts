import { PART_SIZE, type FileStore } from '../../../files/fileStore.js';
import { HashThread, type ThreadHash } from './hashThread.js';

/** Uploads whose hash is carried along at once; the others are read when they are merged. */
const CAPACITY = 200;
/** A chunk that came before its turn waits so long for the one before it; then it is read from the store in its turn. */
const PATIENCE_MILLISECONDS = 250;

/**
 * Carries the hash of a content along while its chunks arrive, so that merging has little left to read. It knows only
 * what this instance has seen; the rest is read when the content is merged. Chunks are never overwritten, so what was
 * hashed is what is kept.
 */
export class HashAhead {
  private readonly thread = new HashThread();
  private readonly running = new Map<string, Running>();

  constructor(private readonly store: FileStore) {}

  /** Notes a chunk that has been kept; resolves when its memory may be used for something else. */
  async note(handle: string, number: number, content: Buffer): Promise<void> {
    if (!this.store.readBegun) return;
    const running = this.running.get(handle) ?? this.start();
    // the one that was used last stands last
    this.running.delete(handle);
    this.running.set(handle, running);
    if (this.running.size > CAPACITY) this.forget(this.running.keys().next().value ?? '');
    running.sizes.set(number, content.length);
    const released = new Promise<void>((release) => running.held.set(number, { content, release }));
    running.work = running.work.then(() => this.advance(handle, running));
    const timer = setTimeout(() => letGo(running, number), PATIENCE_MILLISECONDS);
    await released;
    clearTimeout(timer);
  }

  /** Hash of the whole content, whose parts are all there; undefined when it has to be read when it is joined. */
  async digest(handle: string, size: number): Promise<string | undefined> {
    if (!this.store.readBegun) return undefined;
    const running = this.running.get(handle) ?? this.start();
    this.running.delete(handle);
    await running.work;
    const from = (running.next - 1) * PART_SIZE;
    try {
      if (running.failure) return undefined;
      if (from < size) await this.read(running.hash, handle, { start: from, end: size - 1 });
      return await running.hash.digest();
    } catch {
      // joined already before a crash, or not to be read: whatever is wrong shows when the whole is read
      return undefined;
    } finally {
      await running.hash.drop();
    }
  }

  forget(handle: string): void {
    const running = this.running.get(handle);
    this.running.delete(handle);
    if (running) void running.work.then(() => running.hash.drop());
  }

  /** Ends the thread of the hashes. */
  stop(): Promise<void> {
    return this.thread.stop();
  }

  /** Hashes chunks in their order: from memory while that waits, later from the store. */
  private async advance(handle: string, running: Running): Promise<void> {
    try {
      for (let size = running.sizes.get(running.next); size !== undefined && !running.failure;) {
        const start = (running.next - 1) * PART_SIZE;
        const held = running.held.get(running.next);
        if (held) await running.hash.update(held.content);
        else await this.read(running.hash, handle, { start, end: start + size - 1 });
        running.sizes.delete(running.next);
        running.next += 1;
        letGo(running, running.next - 1);
        size = running.sizes.get(running.next);
      }
    } catch (error) {
      running.failure = error instanceof Error ? error : new Error(String(error));
      running.next = Infinity;
    }
    if (running.failure) for (const number of running.held.keys()) letGo(running, number);
  }

  private async read(hash: ThreadHash, handle: string, range: { start: number; end: number }): Promise<void> {
    await this.store.readBegun?.(handle, range, (piece) => hash.update(piece));
  }

  private start(): Running {
    return { hash: this.thread.start(), next: 1, sizes: new Map(), held: new Map(), work: Promise.resolve() };
  }
}

/** Gives the memory of a chunk back, unless the thread may be reading it. */
function letGo({ held, next }: Running, number: number): void {
  const chunk = number === next ? undefined : held.get(number);
  if (!chunk) return;
  held.delete(number);
  chunk.release();
}

interface Running {
  hash: ThreadHash;
  /** Number of the chunk that is hashed next. */
  next: number;
  /** Bytes of chunks that are kept and not hashed yet, by number. */
  sizes: Map<number, number>;
  /** Chunks that wait in memory, by number. */
  held: Map<number, { content: Buffer; release: () => void }>;
  work: Promise<void>;
  failure?: Error;
}
