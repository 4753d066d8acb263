import { accept, type Coerced, refuse } from '../../registry/defineField.js';

/** A stored file in a record: name, ids, address and, on newer ones, its bytes. */
export interface FileValue {
  name: string;
  fileId: string;
  fileVersionId: string;
  url: string;
  fileSize?: number;
}

/** A file that was picked and is not stored yet: it keeps the form from being saved without it. */
export interface PendingFile {
  pending: true;
}

/** Files that can be shown; marks of pending ones are left out. */
export function storedFiles(value: unknown): FileValue[] {
  return Array.isArray(value) ? value.filter(isFileValue) : [];
}

/** The value of a field whose uploader has files on their way. */
export function withPending(files: readonly FileValue[], count: number): (FileValue | PendingFile)[] {
  return [...files, ...Array.from({ length: count }, (): PendingFile => ({ pending: true }))];
}

/** A value without marks of pending files; any other value as it is. */
export function withoutPending(value: unknown): unknown {
  return Array.isArray(value) && value.some(isPending) ? value.filter((item) => !isPending(item)) : value;
}

/** Reads a list of files, also from the text form of older records; what a file carries beyond its parts is left out. */
export function coerceFiles(raw: unknown): Coerced {
  if (raw === null || raw === undefined || raw === '') return accept([]);
  const list = typeof raw === 'string' ? parseList(raw) : raw;
  if (!Array.isArray(list) || list.length > MAX_FILES) return refuse('pattern');
  const pending = list.filter(isPending).length;
  if (pending > 0) return refuse('pendingFiles', { count: pending });
  if (!list.every(isFileValue)) return refuse('pattern');
  return accept(
    list.map(({ name, fileId, fileVersionId, url, fileSize }) => ({
      name,
      fileId,
      fileVersionId,
      url,
      ...(fileSize === undefined ? {} : { fileSize }),
    })),
  );
}

const MAX_FILES = 500;
const MAX_TEXT = 2000;

function parseList(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // not a list of files: refused by the caller like any other text
    return undefined;
  }
}

function isPending(item: unknown): item is PendingFile {
  return typeof item === 'object' && item !== null && (item as Partial<PendingFile>).pending === true;
}

function isFileValue(item: unknown): item is FileValue {
  if (typeof item !== 'object' || item === null) return false;
  const { name, fileId, fileVersionId, url, fileSize } = item as Partial<Record<keyof FileValue, unknown>>;
  return (
    [name, fileId, fileVersionId, url].every((text) => typeof text === 'string' && text.length <= MAX_TEXT) &&
    // an address that runs code when it is opened is none
    /^(\/(?!\/)|https?:\/\/|$)/.test(url as string) &&
    (fileSize === undefined || (typeof fileSize === 'number' && fileSize >= 0))
  );
}
