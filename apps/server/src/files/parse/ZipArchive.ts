import { inflateRawSync } from 'node:zlib';
import { Unreadable } from './Unreadable.js';
import { END_LIMIT, findDirectory, readDirectory, type ZipEntry } from './zipDirectory.js';

/** A zip archive in memory whose entries are unpacked one by one, when they are asked for and within limits. */
export class ZipArchive {
  private readonly entries: ReadonlyMap<string, ZipEntry>;

  /** Throws an `Unreadable` for no archive and for one that has, or says that it unpacks to, more than the limits. */
  constructor(
    private readonly content: Buffer,
    limits: { entries: number; bytes: number },
  ) {
    const place = findDirectory(content.subarray(Math.max(0, content.length - END_LIMIT)), content.length);
    if (!place) throw new Unreadable('broken', 'no zip archive');
    const directory = content.subarray(place.start, place.start + place.length);
    this.entries = new Map(readDirectory(directory, limits).map((entry) => [entry.name, entry]));
  }

  /** Names of its entries, as they stand in it. */
  get names(): string[] {
    return [...this.entries.keys()];
  }

  /** Bytes of an entry; undefined when there is none. Throws an `Unreadable` unless they are as many as it says. */
  read(name: string): Buffer | undefined {
    const entry = this.entries.get(name);
    if (!entry) return undefined;
    const { header, packedSize, size, method } = entry;
    if (header + 30 > this.content.length) throw new Unreadable('broken', 'an entry outside of its archive');
    const start = header + 30 + this.content.readUInt16LE(header + 26) + this.content.readUInt16LE(header + 28);
    const packed = this.content.subarray(start, start + packedSize);
    const bytes = method === 0 ? packed : method === 8 ? inflate(packed, size) : undefined;
    if (bytes?.length !== size) throw new Unreadable('broken', `an entry does not have the ${size} bytes it says`);
    return bytes;
  }
}

/** Undefined when it unpacks to more, or cannot be unpacked. */
function inflate(packed: Buffer, size: number): Buffer | undefined {
  if (size === 0) return Buffer.alloc(0);
  try {
    return inflateRawSync(packed, { maxOutputLength: size });
  } catch {
    return undefined;
  }
}
