import { DIRECTORY_LIMIT, type OfficeKind } from '../../../files/parse/officeKind.js';
import { type ParserPool } from '../../../files/parse/ParserPool.js';
import { RefusedContent } from '../../../files/parse/RefusedContent.js';
import { END_LIMIT, findDirectory } from '../../../files/parse/zipDirectory.js';

/**
 * Which office document a zip archive is; undefined for any other archive, for a broken one and for one that would
 * unpack to more than a gigabyte. At most about a megabyte is read.
 */
export async function findOfficeKind(parsers: ParserPool, content: RangeReader): Promise<OfficeKind | undefined> {
  const tail = await content.read(Math.max(0, content.size - END_LIMIT), content.size - 1);
  const place = findDirectory(tail, content.size);
  if (!place || place.length > DIRECTORY_LIMIT) return undefined;
  try {
    return await parsers.run('officeKind', async () => ({
      directory: await content.read(place.start, place.start + place.length - 1),
    }));
  } catch (error) {
    if (error instanceof RefusedContent) return undefined;
    throw error;
  }
}

/** A content of which only pieces are read. */
export interface RangeReader {
  size: number;
  /** Bytes `start` to `end`, both included. */
  read: (start: number, end: number) => Promise<Buffer>;
}
