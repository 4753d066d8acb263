/** Bytes at the end of an archive in which its directory is announced: the record and the longest comment. */
const END_LIMIT = 22 + 65_535;
/** Largest directory that is read. */
const DIRECTORY_LIMIT = 1024 * 1024;
/** Bytes to which a document may unpack; what says more of itself is no document but a trap. */
const UNPACKED_LIMIT = 1024 * 1024 * 1024;

/**
 * Which office document a zip archive is, by the entries that its directory names; undefined for any other archive, for
 * a broken one and for one that would unpack to more than a gigabyte. Nothing is unpacked, and at most about a megabyte
 * is read (APPNOTE.TXT 4.3.12 and 4.3.16).
 */
export async function officeKind(content: RangeReader): Promise<'docx' | 'xlsx' | 'pptx' | undefined> {
  const tail = await content.read(Math.max(0, content.size - END_LIMIT), content.size - 1);
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > tail.length) return undefined;
  const [size, start] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  if (size === 0 || size > DIRECTORY_LIMIT || start + size > content.size) return undefined;
  const directory = await content.read(start, start + size - 1);
  const names = new Set<string>();
  let unpacked = 0;
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === 0x02014b50;) {
    const length = directory.readUInt16LE(at + 28);
    unpacked += directory.readUInt32LE(at + 24);
    names.add(directory.subarray(at + 46, at + 46 + length).toString('utf8'));
    at += 46 + length + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  if (unpacked > UNPACKED_LIMIT || !names.has('[Content_Types].xml')) return undefined;
  if (names.has('word/document.xml')) return 'docx';
  if (names.has('xl/workbook.xml')) return 'xlsx';
  return names.has('ppt/presentation.xml') ? 'pptx' : undefined;
}

/** A content of which only pieces are read. */
export interface RangeReader {
  size: number;
  /** Bytes `start` to `end`, both included. */
  read: (start: number, end: number) => Promise<Buffer>;
}
