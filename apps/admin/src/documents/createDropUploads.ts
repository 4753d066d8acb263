import {
  createUploadQueue,
  UnreadableFileError,
  type UploadQueue,
  type UploadQueueOptions,
  type UploadTransport,
  type UploadedFile,
} from '@smart-admin/ui/uploader';
import { DOCUMENT_FILE, LARGEST_DOCUMENT, possibleName } from './documentTypes.js';
import { type TakenChoice } from './NameTakenDialog.js';
import { type Dropped } from './readDropped.js';
import { refusalText } from './showRefusal.js';
import { giveRoom, takeRoom, type UploadRoom } from './uploadRoom.js';

/**
 * Dropped files on their way into folders, without a view. The folders in which they lay are made, or found where they are there;
 * what has no room or no content is refused before it is sent.
 */
export function createDropUploads(options: DropUploadsOptions): DropUploads {
  const listeners = new Set<() => void>();
  const queues = new Map<string, { queue: UploadQueue; itemId: string }>();
  let rows: readonly DropRow[] = [];
  let sequence = 0;

  const replace = (next: readonly DropRow[]) => {
    rows = next;
    for (const listener of listeners) listener();
  };
  const patch = (id: string, changes: Partial<DropRow>) =>
    replace(rows.map((row) => (row.id === id ? { ...row, ...changes } : row)));

  /** Whoever closes the list in the meantime does not want the rest. */
  const isWanted = ({ id }: DropRow) => rows.some((row) => row.id === id);

  async function add(parentId: string, dropped: Dropped): Promise<void> {
    const room: UploadRoom = { free: await options.freeIn(parentId) };
    const folderOf = foldersBelow(parentId, options);
    const choices = new Map<string, { row: DropRow; folderId: string; choice: TakenChoice }>();
    const queue = createUploadQueue({
      ...options.queue,
      getTransport: () => options.transportInto(parentId),
      getType: () => DOCUMENT_FILE,
      onSuccess: ({ id, uploaded }) => {
        const chosen = choices.get(id);
        if (chosen) void place(chosen, uploaded);
      },
      onCancel: ({ id }, reason) => {
        const chosen = choices.get(id);
        if (!chosen) return;
        giveRoom(room, chosen.row.size);
        patch(chosen.row.id, { state: 'refused', reason: reasonOf(reason) });
      },
    });
    const place = async (
      { row, folderId, choice }: { row: DropRow; folderId: string; choice: TakenChoice },
      file: UploadedFile,
    ) => {
      try {
        const id = await options.place({ parentId: folderId, file: { ...file, name: row.name }, choice });
        patch(row.id, { state: id === undefined ? 'skipped' : 'done', progress: 100 });
        if (id === undefined) giveRoom(room, row.size);
        options.onPlaced();
      } catch (error) {
        giveRoom(room, row.size);
        patch(row.id, { state: 'refused', reason: reasonOf(error) });
      }
    };
    queue.subscribe(() => {
      const changes = new Map<string, Partial<DropRow>>();
      for (const { id, status, progress, message } of queue.getItems()) {
        const row = choices.get(id)?.row;
        if (!row || status === 'success') continue;
        const reason = message === undefined ? undefined : ({ kind: 'said', text: message } as const);
        changes.set(row.id, { state: status === 'error' ? 'failed' : 'sending', progress, reason });
      }
      replace(rows.map((row) => (changes.has(row.id) ? { ...row, ...changes.get(row.id) } : row)));
    });
    const added = dropped.files.map(({ file, folders }): DropRow => {
      const name = possibleName(file.name);
      const path = [...folders, name].join('/');
      return { id: `drop-${(sequence += 1)}`, name, path, size: file.size, state: 'waiting', progress: 0 };
    });
    replace([...rows, ...added]);
    for (const [index, row] of added.entries()) {
      const { file, folders } = dropped.files[index] ?? {};
      if (!file || !folders || !isWanted(row)) continue;
      const reason = refusalOf(row.size, room);
      if (reason) {
        patch(row.id, { state: 'refused', reason });
        continue;
      }
      takeRoom(room, row.size);
      try {
        const folderId = await folderOf(folders);
        const choice = await options.ask(folderId, row.name);
        if (!isWanted(row)) return;
        if (choice.kind === 'skip') {
          giveRoom(room, row.size);
          patch(row.id, { state: 'skipped' });
          continue;
        }
        const itemId = queue.add(file);
        choices.set(itemId, { row, folderId, choice });
        queues.set(row.id, { queue, itemId });
      } catch (error) {
        giveRoom(room, row.size);
        patch(row.id, { state: 'refused', reason: reasonOf(error) });
      }
    }
    if (added.length > 0 && !added.some(isWanted)) return;
    for (const folder of dropped.folders) await folderOf(folder);
    options.onPlaced();
  }

  return {
    getRows: () => rows,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add,
    retry(id) {
      const sent = queues.get(id);
      sent?.queue.retry(sent.itemId);
    },
    clear() {
      for (const { queue } of queues.values()) queue.clear();
      queues.clear();
      replace([]);
    },
  };
}

const GIGABYTE = 1_073_741_824;

function refusalOf(size: number, { free }: UploadRoom): DropReason | undefined {
  if (size === 0) return { kind: 'empty' };
  if (size >= LARGEST_DOCUMENT * GIGABYTE) return { kind: 'tooLarge' };
  return free !== undefined && size > free ? { kind: 'noRoom', free } : undefined;
}

function reasonOf(error: unknown): DropReason {
  if (error instanceof UnreadableFileError) return { kind: 'unreadable' };
  return { kind: 'said', text: refusalText(error) };
}

/** Finds or makes the folders of a path, each once. */
function foldersBelow(parentId: string, { folder }: Pick<DropUploadsOptions, 'folder'>) {
  const made = new Map<string, Promise<string>>();
  const folderOf = (path: readonly string[]): Promise<string> => {
    const name = path.at(-1);
    if (name === undefined) return Promise.resolve(parentId);
    const key = path.join('/');
    const known = made.get(key);
    if (known) return known;
    const found = folderOf(path.slice(0, -1)).then((above) => folder(above, possibleName(name)));
    made.set(key, found);
    return found;
  };
  return folderOf;
}

/** A dropped file and what becomes of it. */
export interface DropRow {
  id: string;
  name: string;
  /** With the folders in which it lay. */
  path: string;
  /** Bytes. */
  size: number;
  /** `refused` for good, `failed` until it is tried again. */
  state: 'waiting' | 'sending' | 'done' | 'skipped' | 'refused' | 'failed';
  /** Percent. */
  progress: number;
  /** Why it was refused or failed. */
  reason?: DropReason | undefined;
}

/** Why a file is not taken; `said` is what the server says, in the reader's language. */
export type DropReason =
  { kind: 'empty' | 'tooLarge' | 'unreadable' } | { kind: 'noRoom'; free: number } | { kind: 'said'; text: string };

export interface DropUploadsOptions {
  transportInto(parentId: string): UploadTransport;
  /** Bytes that are free in a folder; undefined where nobody knows. */
  freeIn(parentId: string): Promise<number | undefined>;
  /** The folder of a name in another one, made where it is not there. */
  folder(parentId: string, name: string): Promise<string>;
  ask(parentId: string, name: string): Promise<TakenChoice>;
  /** As `placeUpload` answers. */
  place(placed: { parentId: string; file: UploadedFile; choice: TakenChoice }): Promise<string | null | undefined>;
  /** Something came into a folder. */
  onPlaced(): void;
  /** How files are hashed and repeated, for tests. */
  queue?: Pick<UploadQueueOptions, 'hash' | 'pause' | 'retries'>;
}

export interface DropUploads {
  getRows(): readonly DropRow[];
  subscribe(listener: () => void): () => void;
  /** Begins to send what was dropped; resolves when everything is on its way or refused. */
  add(parentId: string, dropped: Dropped): Promise<void>;
  /** Tries a failed file again. */
  retry(id: string): void;
  /** Stops what is on its way and forgets all. */
  clear(): void;
}
