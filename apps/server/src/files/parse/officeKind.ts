import { readDirectory } from './zipDirectory.js';

/** Largest directory of an archive that is read. */
export const DIRECTORY_LIMIT = 1024 * 1024;
/** Bytes to which a document may unpack, and its entries; what says more of itself is no document but a trap. */
const LIMITS = { entries: 10_000, bytes: 1024 * 1024 * 1024 };

/**
 * Which office document an archive is, by the entries that its directory names; undefined for any other archive. Nothing
 * is unpacked. Throws an `Unreadable` for one that is broken or unpacks to too much.
 */
export function officeKind({ directory }: { directory: Uint8Array }): OfficeKind | undefined {
  const bytes = Buffer.from(directory.buffer, directory.byteOffset, directory.byteLength);
  const names = new Set(readDirectory(bytes, LIMITS).map(({ name }) => name));
  if (!names.has('[Content_Types].xml')) return undefined;
  if (names.has('word/document.xml')) return 'docx';
  if (names.has('xl/workbook.xml')) return 'xlsx';
  return names.has('ppt/presentation.xml') ? 'pptx' : undefined;
}

export type OfficeKind = 'docx' | 'xlsx' | 'pptx';
