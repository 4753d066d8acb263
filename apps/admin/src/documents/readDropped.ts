/** A file of the desk, with the folders in which it lay below what was dropped. */
interface DroppedFile {
  /** Names of the folders from the top; [] for a file that was dropped itself. */
  folders: readonly string[];
  file: File;
}

export interface Dropped {
  files: DroppedFile[];
  /** Every folder that was dropped, also empty ones, above ones first. */
  folders: (readonly string[])[];
}

/**
 * Files and whole folders of a drop, where the browser gives folders; else the files alone. To be called while the event is handled,
 * because the browser forgets what was dropped. Rejects with what the disk says of a folder that cannot be read.
 */
export function readDropped(data: DataTransfer): Promise<Dropped> {
  const items = [...data.items].filter(({ kind }) => kind === 'file');
  const dropped: Dropped = { files: [], folders: [] };
  const entries: FileSystemDirectoryEntry[] = [];
  for (const item of items) {
    const entry = item.webkitGetAsEntry?.();
    if (entry?.isDirectory) entries.push(entry as FileSystemDirectoryEntry);
    else {
      const file = item.getAsFile();
      if (file) dropped.files.push({ folders: [], file });
    }
  }
  if (items.length === 0) for (const file of data.files) dropped.files.push({ folders: [], file });
  return readFolders(entries, dropped);
}

async function readFolders(entries: readonly FileSystemDirectoryEntry[], dropped: Dropped): Promise<Dropped> {
  const waiting = entries.map((entry) => ({ entry, path: [entry.name] }));
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { entry, path } = next;
    dropped.folders.push(path);
    for (const child of await childrenOf(entry)) {
      if (child.isDirectory) waiting.push({ entry: child as FileSystemDirectoryEntry, path: [...path, child.name] });
      else dropped.files.push({ folders: path, file: await fileOf(child as FileSystemFileEntry) });
      if (dropped.files.length + dropped.folders.length > MOST_DROPPED) throw new TooManyDroppedError();
    }
  }
  return dropped;
}

/** Files and folders that are taken at once. */
export const MOST_DROPPED = 2_000;

/** More was dropped than is taken at once. */
export class TooManyDroppedError extends Error {
  override name = 'TooManyDroppedError';
}

async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  // a reader answers some at a time, and none after the last
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((read, failed) => reader.readEntries(read, failed));
    if (some.length === 0) return children;
    children.push(...some);
  }
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((read, failed) => entry.file(read, failed));
}
