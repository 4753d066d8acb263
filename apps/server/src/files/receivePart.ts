import { open, rm, type FileHandle } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allocateAligned } from './alignedMemory.js';
import { PART_SIZE, type ByteSource } from './fileStore.js';

/** Bytes of parts that wait in memory at once, of all callers together. */
const MEMORY_LIMIT = 64 * 1024 * 1024;
let inMemory = 0;
/** Memory of parts, used again and again: large buffers are what the garbage collector works hardest on. */
const idle: Buffer[] = [];
const IDLE_LIMIT = 12;

/**
 * Takes a part in whole before anything of it is kept: a broken line leaves nothing behind. Parts wait in memory while
 * there are few; many slow senders are put off to temporary files, so that they cannot fill the memory. Answers
 * undefined when the source has more or fewer than `size` bytes, which are at most PART_SIZE. Call `dispose` in the end, and use nothing
 * of the part afterwards.
 */
export async function receivePart(source: ByteSource, size: number): Promise<ReceivedPart | undefined> {
  if (inMemory + size > MEMORY_LIMIT) return receiveOnDisk(source, size);
  inMemory += size;
  const memory = size === PART_SIZE ? (idle.pop() ?? allocateAligned(size)) : Buffer.allocUnsafeSlow(size);
  let isFreed = false;
  const dispose = () => {
    if (!isFreed) inMemory -= size;
    if (!isFreed && size === PART_SIZE && idle.length < IDLE_LIMIT) idle.push(memory);
    isFreed = true;
    return Promise.resolve();
  };
  try {
    let at = 0;
    for await (const piece of source) {
      if (at + piece.length > size) return await dispose().then(() => undefined);
      at += piece.copy(memory, at);
    }
    if (at === size) return { read: () => Promise.resolve(memory), dispose };
    await dispose();
    return undefined;
  } catch (error) {
    await dispose();
    throw error;
  }
}

async function receiveOnDisk(source: ByteSource, size: number): Promise<ReceivedPart | undefined> {
  const path = join(tmpdir(), `smart-admin-${randomUUID()}.part`);
  const file: FileHandle = await open(path, 'wx+', 0o600);
  const dispose = () => file.close();
  try {
    // the handle keeps it alive; nothing is left behind when the process dies
    await rm(path);
    let at = 0;
    for await (const piece of source) {
      if (at + piece.length > size) return await dispose().then(() => undefined);
      await file.write(piece, 0, piece.length, at);
      at += piece.length;
    }
    if (at === size)
      return {
        read: async () => {
          const content = Buffer.allocUnsafeSlow(size);
          await file.read(content, 0, size, 0);
          return content;
        },
        dispose,
      };
    await dispose();
    return undefined;
  } catch (error) {
    await dispose();
    throw error;
  }
}

export interface ReceivedPart {
  /** The whole part. */
  read: () => Promise<Buffer>;
  dispose: () => Promise<void>;
}
