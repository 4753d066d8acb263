import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/**
 * A ZIP archive (PKWARE APPNOTE 6.3.3) in pieces: sizes and check sums stand behind each entry, so that nothing has to
 * be known before it is written. Throws for an entry of 4 GB and more.
 */
export async function* streamZip(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const start = offset;
    const path = Buffer.from(name);
    const head = Buffer.concat([header(LOCAL, [20, FLAGS, DEFLATE, 0, DAY], [0, 0, 0], [path.length, 0]), path]);
    yield head;
    offset += head.length;
    const sums = { crc: 0, size: 0, packed: 0 };
    for await (const piece of packed(content, sums)) {
      yield piece;
      sums.packed += piece.length;
    }
    if (sums.size > LARGEST || offset > LARGEST) throw new Error(`${name} is too large for an archive`);
    const numbers = [sums.crc, sums.packed, sums.size];
    const descriptor = header(DESCRIPTOR, [], numbers, []);
    yield descriptor;
    offset += sums.packed + descriptor.length;
    directory.push(
      header(CENTRAL, [20, 20, FLAGS, DEFLATE, 0, DAY], numbers, [
        path.length,
        0,
        0,
        0,
        0,
        0,
        0,
        start & 0xffff,
        start >>> 16,
      ]),
      path,
    );
  }
  const central = Buffer.concat(directory);
  yield central;
  yield header(END, [0, 0, entries.length, entries.length], [central.length, offset], [0]);
}

export interface ZipEntry {
  /** Path with `/`; that of a folder ends with one. */
  name: string;
  /** Read when its turn comes. */
  content: ZipContent;
}

type ZipContent = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Sizes behind the entry, names in UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;
/** 1980-01-01, the first day that archives know. */
const DAY = 0x21;
const LARGEST = 0xffffffff;

/** A signature, then numbers of two, of four and of two bytes. */
function header(
  signature: number,
  first: readonly number[],
  longs: readonly number[],
  last: readonly number[],
): Buffer {
  const bytes = Buffer.alloc(4 + first.length * 2 + longs.length * 4 + last.length * 2);
  let at = bytes.writeUInt32LE(signature);
  for (const number of first) at = bytes.writeUInt16LE(number, at);
  for (const number of longs) at = bytes.writeUInt32LE(number, at);
  for (const number of last) at = bytes.writeUInt16LE(number, at);
  return bytes;
}

function packed(content: ZipContent, sums: { crc: number; size: number }): AsyncIterable<Buffer> {
  async function* measured() {
    for await (const piece of content) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
      sums.crc = crc32(bytes, sums.crc);
      sums.size += bytes.length;
      yield bytes;
    }
  }
  const deflate = createDeflateRaw({ level: 5 });
  // an error of either ends both, and is thrown where the pieces are read
  pipeline(Readable.from(measured()), deflate, () => undefined);
  return deflate;
}
