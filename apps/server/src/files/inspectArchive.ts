import { inflateRaw } from 'node:zlib';
import { promisify } from 'node:util';

const inflate = promisify(inflateRaw);

/**
 * Looks into a zip archive without trusting what it says of itself: unpacks one entry after the other, at most `bytes`
 * in all, and counts how often `marker` appears. Answers undefined when it unpacks to more, and throws for no archive.
 */
export async function inspectArchive(
  content: Buffer,
  { bytes, marker }: { bytes: number; marker: string },
): Promise<{ marks: number } | undefined> {
  let left = bytes;
  let marks = 0;
  for (const packed of entriesOf(content)) {
    const text = packed.isDeflated ? await inflateWithin(packed.data, left) : packed.data;
    if (!text || text.length > left) return undefined;
    left -= text.length;
    for (let at = text.indexOf(marker); at >= 0; at = text.indexOf(marker, at + 1)) marks += 1;
  }
  return { marks };
}

async function inflateWithin(data: Buffer, maxOutputLength: number): Promise<Buffer | undefined> {
  if (maxOutputLength === 0) return undefined;
  try {
    return await inflate(data, { maxOutputLength });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return undefined;
    throw error;
  }
}

/** Entries by the directory at the end of the archive (APPNOTE.TXT 4.3.12 and 4.3.16). */
function* entriesOf(content: Buffer): Generator<{ isDeflated: boolean; data: Buffer }> {
  const end = content.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0) throw new Error('no zip archive');
  const count = content.readUInt16LE(end + 10);
  let at = content.readUInt32LE(end + 16);
  for (let entry = 0; entry < count; entry += 1) {
    if (content.readUInt32LE(at) !== 0x02014b50) throw new Error('broken directory of a zip archive');
    const size = content.readUInt32LE(at + 20);
    const local = content.readUInt32LE(at + 42);
    const start = local + 30 + content.readUInt16LE(local + 26) + content.readUInt16LE(local + 28);
    yield { isDeflated: content.readUInt16LE(at + 10) === 8, data: content.subarray(start, start + size) };
    at += 46 + content.readUInt16LE(at + 28) + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  }
}
