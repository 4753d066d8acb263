import { type UploadItem } from './createUploadQueue.js';
import { type UploadedFile } from './UploadTransport.js';

/** What a list of files shows: a stored file, a file on its way, or both while it is known from here. */
export interface UploadRow {
  key: string;
  name: string;
  /** Bytes; undefined on old values. */
  size: number | undefined;
  /** The stored file. */
  file?: UploadedFile;
  /** The upload, of files picked here. */
  item?: UploadItem;
}

/** Stored files and those on their way in the order in which they were picked. */
export function uploadRows(files: readonly UploadedFile[], items: readonly UploadItem[]): UploadRow[] {
  const order = pickOrder(items);
  const stored = files.map((file, index) => ({
    row: {
      key: itemOf(file, items)?.id ?? `${fileKey(file)}-${index}`,
      name: file.name,
      size: file.fileSize ?? itemOf(file, items)?.size,
      file,
      ...optional(itemOf(file, items)),
    },
    order: order(file),
  }));
  const pending = items
    .filter((item) => item.status !== 'success')
    .map((item) => ({ row: { key: item.id, name: item.name, size: item.size, item }, order: item.order }));
  return [...stored, ...pending].sort((one, other) => one.order - other.order).map(({ row }) => row);
}

/** The value with one more file, before those that were picked after it. */
export function insertFile(
  files: readonly UploadedFile[],
  file: UploadedFile,
  order: number,
  items: readonly UploadItem[],
): UploadedFile[] {
  const orderOf = pickOrder(items);
  const at = files.findIndex((other) => orderOf(other) > order);
  return at < 0 ? [...files, file] : [...files.slice(0, at), file, ...files.slice(at)];
}

/** Tells one stored file from another. */
export function fileKey({ fileId, fileVersionId, url }: UploadedFile): string {
  return `${fileId || url}/${fileVersionId}`;
}

function itemOf(file: UploadedFile, items: readonly UploadItem[]): UploadItem | undefined {
  return items.find((item) => item.uploaded && fileKey(item.uploaded) === fileKey(file));
}

function pickOrder(items: readonly UploadItem[]): (file: UploadedFile) => number {
  return (file) => itemOf(file, items)?.order ?? -1;
}

function optional(item: UploadItem | undefined): { item?: UploadItem } {
  return item ? { item } : {};
}
