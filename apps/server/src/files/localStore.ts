import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs, truncate, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable } from 'node:stream';
import { allocateAligned, isAligned } from './alignedMemory.js';
import {
  MissingPartsError,
  PART_SIZE,
  type ByteRange,
  type ByteSource,
  type FileStore,
  type StoredEntry,
} from './fileStore.js';

const HANDLE = /^[a-f0-9]{32}$/;
/** `content/ab/<32 hex>`, or the name under which a file was kept before contents were shared. */
const KEY = /^(content\/[a-f0-9]{2}\/[a-f0-9]{32}|[a-z0-9]{1,20}_[a-f0-9]{32}\.[a-z0-9]{1,10})$/;
const WORD = /^\w{1,20}$/;
/** Bytes that are written and read at once. */
const PIECE = 1024 * 1024;
/** Writes past the system's cache; not every system has it. */
const DIRECT = (constants as Partial<typeof constants>).O_DIRECT ?? 0;
/** Memory for reading, used again and again: large buffers are what the garbage collector works hardest on. */
const pieces: Buffer[] = [];

/**
 * Contents as files below one folder. Parts are written at their place of one file, so joining them is a rename. A
 * part counts only when its caller has noted it; whether the whole is right is shown by its hash, so parts need no
 * fsync of their own: the joined file gets one before it is renamed. Whole parts go to the disk directly where it can:
 * they are read once at most, so a copy in the system's cache costs more than the disk and drives out what others need.
 */
export class LocalStore implements FileStore {
  private canDirect = DIRECT !== 0;

  constructor(private readonly folder: string) {}

  begin(): Promise<string> {
    return Promise.resolve(randomBytes(16).toString('hex'));
  }

  async writePart(handle: string, number: number, content: Buffer): Promise<string> {
    const position = (number - 1) * PART_SIZE;
    if (this.canDirect && isAligned(content)) {
      try {
        await this.writeAt(handle, { content, position, flags: DIRECT });
        return '';
      } catch (error) {
        // the file system has no such way: what it wrote so far is written again
        if ((error as NodeJS.ErrnoException).code !== 'EINVAL') throw error;
        this.canDirect = false;
      }
    }
    await this.writeAt(handle, { content, position, flags: 0 });
    return '';
  }

  async readBegun(handle: string, { start, end }: ByteRange, take: (piece: Buffer) => Promise<void>): Promise<void> {
    const file = await open(this.partial(handle), 'r');
    const buffer = pieces.pop() ?? allocateAligned(PIECE);
    try {
      for (let at = start; at <= end;) {
        const { bytesRead } = await file.read(buffer, 0, Math.min(PIECE, end + 1 - at), at);
        if (bytesRead === 0) throw new Error('the parts end too early');
        await take(buffer.subarray(0, bytesRead));
        at += bytesRead;
      }
    } finally {
      if (pieces.length < 4) pieces.push(buffer);
      await file.close();
    }
  }

  async finish(handle: string, _marks: readonly string[], size: number): Promise<string> {
    const key = keyOf(handle);
    const [from, to] = [this.partial(handle), this.pathOf(key)];
    if ((await sizeOf(to)) === size) return key;
    const present = await sizeOf(from);
    if (present === undefined || present < size) throw new MissingPartsError(`${handle} is not whole`);
    // a broken last part may have left bytes behind the end
    if (present > size) await truncate(from, size);
    await sync(from);
    await mkdir(dirname(to), { recursive: true });
    await rename(from, to);
    await sync(dirname(to));
    return key;
  }

  async abort(handle: string): Promise<void> {
    await rm(this.partial(handle), { force: true });
  }

  async write(source: ByteSource): Promise<{ key: string; size: number }> {
    const handle = await this.begin();
    const path = this.partial(handle);
    await mkdir(dirname(path), { recursive: true });
    try {
      const file = await open(path, 'w', 0o640);
      let size: number;
      try {
        size = await writePieces(file, source);
      } finally {
        await file.close();
      }
      return { key: await this.finish(handle, [], size), size };
    } catch (error) {
      await this.abort(handle);
      throw error;
    }
  }

  async writeDerived(key: string, word: string, content: Buffer): Promise<void> {
    const path = this.derived(key, word);
    const temporary = `${path}.${randomBytes(4).toString('hex')}.part`;
    const file = await open(temporary, 'w', 0o640);
    try {
      await file.writeFile(content);
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  }

  async readDerived(key: string, word: string): Promise<Buffer | undefined> {
    return absent(readFile(this.derived(key, word)));
  }

  size(key: string): Promise<number | undefined> {
    return KEY.test(key) ? sizeOf(this.pathOf(key)) : Promise.resolve(undefined);
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    // opened first: who asks for what is not there gets a refusal, and no stream whose error comes when nobody listens
    const file = await open(this.pathOf(key), 'r');
    return file.createReadStream({ ...range, highWaterMark: PIECE });
  }

  async remove(key: string): Promise<void> {
    const path = this.pathOf(key);
    const folder = dirname(path);
    const name = path.slice(folder.length + 1);
    for (const entry of (await absent(readdir(folder))) ?? [])
      if (entry.startsWith(`${name}.`)) await rm(join(folder, entry), { force: true });
    await rm(path, { force: true });
  }

  async *listOlder(time: number): AsyncIterable<StoredEntry> {
    const isOld = async (path: string) => ((await absent(stat(path)))?.mtimeMs ?? time) < time;
    for (const name of await entries(join(this.folder, 'upload')))
      if (HANDLE.test(name) && (await isOld(join(this.folder, 'upload', name)))) yield { handle: name };
    for (const part of await entries(join(this.folder, 'content')))
      for (const name of await entries(join(this.folder, 'content', part)))
        if (HANDLE.test(name) && (await isOld(join(this.folder, 'content', part, name))))
          yield { key: `content/${part}/${name}` };
  }

  async freeSize(): Promise<number | null> {
    await mkdir(this.folder, { recursive: true });
    const { bavail, bsize } = await statfs(this.folder);
    return bavail * bsize;
  }

  private async writeAt(handle: string, { content, position, flags }: WriteAt): Promise<void> {
    const path = this.partial(handle);
    // opening with 'r+' does not create, and 'a' writes at the end only
    const openFile = () => open(path, constants.O_RDWR | constants.O_CREAT | flags, 0o640);
    const file = await openFile().catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      await mkdir(dirname(path), { recursive: true });
      return openFile();
    });
    try {
      await writeWhole(file, content, position);
    } finally {
      await file.close();
    }
  }

  private partial(handle: string): string {
    if (!HANDLE.test(handle)) throw new Error('no handle of this store');
    return join(this.folder, 'upload', handle);
  }

  private derived(key: string, word: string): string {
    if (!WORD.test(word)) throw new Error(`${word} cannot be part of a file name`);
    return `${this.pathOf(key)}.${word}`;
  }

  private pathOf(key: string): string {
    if (!KEY.test(key)) throw new Error('no key of this store');
    return join(this.folder, key);
  }
}

interface WriteAt {
  content: Buffer;
  /** Bytes from the beginning of the file. */
  position: number;
  /** Of `open`, beside those that create and write. */
  flags: number;
}

/** Writes a source piece by piece and answers how many bytes it had. */
async function writePieces(file: FileHandle, source: ByteSource): Promise<number> {
  let size = 0;
  let held: Buffer[] = [];
  let heldSize = 0;
  const flush = async () => {
    const pieces = Buffer.concat(held);
    held = [];
    heldSize = 0;
    await writeWhole(file, pieces, size - pieces.length);
  };
  for await (const piece of source) {
    held.push(piece);
    heldSize += piece.length;
    size += piece.length;
    if (heldSize >= PIECE) await flush();
  }
  if (heldSize > 0) await flush();
  return size;
}

/** The system may take only a part at once, for example when a disk is nearly full. */
async function writeWhole(file: FileHandle, content: Buffer, position: number): Promise<void> {
  for (let done = 0; done < content.length;) {
    const { bytesWritten } = await file.write(content, done, content.length - done, position + done);
    if (bytesWritten === 0) throw new Error('nothing could be written');
    done += bytesWritten;
  }
}

function keyOf(handle: string): string {
  return `content/${handle.slice(0, 2)}/${handle}`;
}

async function sizeOf(path: string): Promise<number | undefined> {
  return (await absent(stat(path)))?.size;
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function entries(folder: string): Promise<string[]> {
  return absent(readdir(folder)).then((names) => names ?? []);
}

/** The result, or undefined when there is no such file. */
function absent<T>(result: Promise<T>): Promise<T | undefined> {
  return result.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
