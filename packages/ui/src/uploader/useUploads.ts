import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useControllable } from '../controllable/useControllable.js';
import { useLatest } from '../controllable/useLatest.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { toast } from '../toast/toast.js';
import { createUploadQueue, type FinishedItem, type UploadItem, type UploadQueue } from './createUploadQueue.js';
import { UnreadableFileError } from './UnreadableFileError.js';
import { fileKey, insertFile, uploadRows, type UploadRow } from './uploadedFiles.js';
import { uploaderMessages } from './uploaderMessages.js';
import { useUploadTransport } from './UploadTransportProvider.js';
import { type UploadedFile, type UploadTransport } from './UploadTransport.js';

/** The files of a field, those on their way, and what can be done with them; the same for files and images. */
export function useUploads({
  value,
  defaultValue = [],
  onValueChange,
  transport: ownTransport,
  type,
  limit,
  refusal,
  onTooMany,
  beforeUpload,
  onPendingChange,
  root,
}: UploadsOptions): Uploads {
  const t = useMessages(uploaderMessages);
  const outer = useUploadTransport();
  const transport = ownTransport ?? outer;
  const [files, setFiles] = useControllable<readonly UploadedFile[]>({
    value,
    defaultValue,
    onChange: (next) => onValueChange?.([...next]),
  });
  // two uploads may end before the first one is drawn; a page in the background is not drawn at all
  const current = useRef(files);
  useEffect(() => {
    current.current = files;
  }, [files]);
  const reported = useRef(0);
  const change = (next: UploadedFile[]) => {
    current.current = next;
    setFiles(next);
  };
  const latest = useLatest({
    keep: (item: FinishedItem, all: readonly UploadItem[]) =>
      change(insertFile(current.current, item.uploaded, item.order, all)),
    getType: () => type,
    getTransport: () => {
      if (!transport) throw new Error(t('noTransport'));
      return transport;
    },
    sayUnreadable: (name: string) => toast.error(t('unreadable', { name })),
    sayStopped: (names: readonly string[]) => {
      reported.current = 0;
      onPendingChange?.(0);
      toast.warning(t('stopped', { name: names.join(t('separator')) }));
    },
  });
  const [queue] = useState((): UploadQueue =>
    createUploadQueue({
      getTransport: latest.getTransport,
      getType: latest.getType,
      onSuccess: latest.keep,
      onCancel: (item, reason) => {
        if (reason instanceof UnreadableFileError) latest.sayUnreadable(item.name);
        else toast.error(reason.message);
      },
    }),
  );
  const items = useSyncExternalStore(queue.subscribe, queue.getItems, queue.getItems);
  useClearWhenRemoved(queue, root, latest.sayStopped);

  const pending = items.filter(isPending).length;
  useEffect(() => {
    if (reported.current === pending) return;
    reported.current = pending;
    onPendingChange?.(pending);
  });

  const add = async (picked: readonly File[]) => {
    let refused = false;
    for (const file of picked) {
      const taken = current.current.length + queue.getItems().filter(isPending).length;
      if (limit > 0 && taken >= limit) {
        refused = true;
        continue;
      }
      const reason = refusal(file);
      if (reason) {
        toast.error(reason);
        continue;
      }
      if (beforeUpload && !(await beforeUpload(file))) continue;
      queue.add(file);
    }
    if (refused) onTooMany();
  };

  return {
    files,
    items,
    rows: uploadRows(files, items),
    transport,
    queue,
    isFull: limit > 0 && uploadRows(files, items).length >= limit,
    add: (picked) => void add(picked),
    remove({ file, item }) {
      if (item) queue.remove(item.id);
      if (file) change(current.current.filter((other) => fileKey(other) !== fileKey(file)));
    },
  };
}

function isPending({ status }: UploadItem): boolean {
  return status !== 'success';
}

/** Stops the uploads of a field that left the page, and says which; a page that is only in the background goes on. */
function useClearWhenRemoved(
  queue: UploadQueue,
  root: RefObject<HTMLElement | null>,
  onStopped: (names: readonly string[]) => void,
): void {
  useEffect(() => {
    const element = root.current;
    return () => {
      if (element?.isConnected) return;
      const stopped = queue.getItems().filter(isPending);
      queue.clear();
      if (stopped.length > 0) onStopped(stopped.map(({ name }) => name));
    };
  }, [queue, root, onStopped]);
}

export interface UploadsOptions {
  value: readonly UploadedFile[] | undefined;
  defaultValue?: readonly UploadedFile[] | undefined;
  onValueChange: ((files: UploadedFile[]) => void) | undefined;
  transport: UploadTransport | undefined;
  type: string;
  /** 0 is no limit. */
  limit: number;
  /** Why a picked file is not taken. */
  refusal(file: File): string | undefined;
  onTooMany(): void;
  beforeUpload: ((file: File) => boolean | Promise<boolean>) | undefined;
  onPendingChange: ((count: number) => void) | undefined;
  /** The element on the page. */
  root: RefObject<HTMLElement | null>;
}

export interface Uploads {
  files: readonly UploadedFile[];
  items: readonly UploadItem[];
  rows: UploadRow[];
  transport: UploadTransport | undefined;
  queue: UploadQueue;
  isFull: boolean;
  add(picked: readonly File[]): void;
  remove(row: UploadRow): void;
}
