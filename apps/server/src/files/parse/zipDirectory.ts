import { Unreadable } from './Unreadable.js';

/** Bytes at the end of an archive in which its directory is announced: the record and the longest comment. */
export const END_LIMIT = 22 + 65_535;

/** Where the directory stands, by the record at the end of an archive of `size` bytes (APPNOTE.TXT 4.3.16). */
export function findDirectory(tail: Buffer, size: number): { start: number; length: number } | undefined {
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > tail.length) return undefined;
  const [length, start] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  return length === 0 || start + length > size ? undefined : { start, length };
}

/**
 * Entries of a directory (APPNOTE.TXT 4.3.12). Throws for one that is broken, that names more entries than `entries`,
 * or whose entries say that they unpack to more than `bytes` in all or to much more than packing can save.
 */
export function readDirectory(directory: Buffer, limits: { entries: number; bytes: number }): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let unpacked = 0;
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === 0x02014b50;) {
    const length = directory.readUInt16LE(at + 28);
    const entry = {
      name: directory.subarray(at + 46, at + 46 + length).toString('utf8'),
      method: directory.readUInt16LE(at + 10),
      packedSize: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      header: directory.readUInt32LE(at + 42),
    };
    entries.push(entry);
    unpacked += entry.size;
    if (entries.length > limits.entries) throw new Unreadable('tooMuch', 'too many entries in an archive');
    if (unpacked > limits.bytes) throw new Unreadable('tooMuch', 'an archive unpacks to too many bytes');
    if (entry.size > RATIO_FROM && entry.size > entry.packedSize * RATIO)
      throw new Unreadable('tooMuch', 'an entry of an archive is packed more tightly than any document');
    at += 46 + length + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  if (entries.length === 0) throw new Unreadable('broken', 'an archive without entries');
  return entries;
}

export interface ZipEntry {
  name: string;
  /** 0 stored, 8 deflated. */
  method: number;
  packedSize: number;
  /** Bytes that it says it unpacks to. */
  size: number;
  /** Where its own header stands. */
  header: number;
}

/** Deflate packs at most 1032 to 1, documents about 10 to 1; small entries of one repeated text reach more. */
const RATIO = 300;
const RATIO_FROM = 1024 * 1024;
