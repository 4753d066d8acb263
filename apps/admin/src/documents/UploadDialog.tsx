import { ApiError } from '@smart-admin/api-client';
import { Button } from '@smart-admin/ui/button';
import { confirm } from '@smart-admin/ui/confirm';
import { Dialog } from '@smart-admin/ui/dialog';
import { formatFileSize } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { Uploader, type UploadedFile } from '@smart-admin/ui/uploader';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../app/api.js';
import { isAccepted } from '../app/isAccepted.js';
import { documentMessages } from './documentMessages.js';
import { DOCUMENT_FILE, DOCUMENTS_KEY, LARGEST_DOCUMENT } from './documentTypes.js';
import { type TakenChoice } from './NameTakenDialog.js';
import { placeUpload } from './placeUpload.js';
import { showRefusal } from './showRefusal.js';
import { uploadMessages } from './uploadMessages.js';
import { giveRoom, takeRoom, type UploadRoom } from './uploadRoom.js';
import { uploadsInto } from './uploadsInto.js';
import { useNameQuestions } from './useNameQuestions.js';

/**
 * Uploads into a folder. What cannot fit there is refused before anything is sent; where a name is taken it asks before, and again
 * where somebody took the name in the meantime: as a new version, under a free name, or not at all.
 */
export function UploadDialog({ parentId, folderName, onUploaded, onClose }: UploadDialogProps) {
  const t = useMessages(documentMessages);
  const u = useMessages(uploadMessages);
  const [pending, setPending] = useState(0);
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const [transport] = useState(() => uploadsInto(parentId));
  const { questions, dialog } = useNameQuestions();
  const choices = useRef(new Map<string, TakenChoice>());
  const placed = useRef(new Set<string>());
  // what became of the files: whoever takes one out of the list again takes it out of the folder
  const documents = useRef(new Map<string, string>());
  const room = useRef<UploadRoom>({ free: undefined });
  const { data: free } = useQuery({
    queryKey: [DOCUMENTS_KEY, 'room', parentId],
    queryFn: async ({ signal }) => {
      const answer = await api.extend.document.room({ query: { parentId } }, { signal, silent: true });
      return answer.free;
    },
    staleTime: 0,
    gcTime: 0,
    // files that are picked are reckoned from what was free when the dialog opened
    refetchOnWindowFocus: false,
  });
  const beforeUpload = async ({ name, size }: File) => {
    room.current.free ??= free;
    if (!takeRoom(room.current, size)) {
      const left = room.current.free ?? 0;
      toast.error(u('noRoom', { name, size: formatFileSize(size), free: formatFileSize(left) }));
      return false;
    }
    const choice = await questions.ask(parentId, name);
    choices.current.set(name, choice);
    if (choice.kind === 'skip') giveRoom(room.current, size);
    return choice.kind !== 'skip';
  };
  const put = async (file: UploadedFile, choice: TakenChoice): Promise<void> => {
    try {
      const id = await placeUpload({ parentId, file, choice, ask: questions.ask });
      if (typeof id === 'string') documents.current.set(file.fileId, id);
      else drop(file);
      if (id === null) toast.success(t('versionAdded'));
      if (id === undefined) giveRoom(room.current, file.fileSize ?? 0);
      onUploaded();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      giveRoom(room.current, file.fileSize ?? 0);
      drop(file);
      await showRefusal(Promise.reject(error));
    }
  };
  const drop = ({ fileId }: UploadedFile) => setFiles((current) => current.filter((file) => file.fileId !== fileId));
  const handleFiles = (next: readonly UploadedFile[]) => {
    const left = new Set(next.map(({ fileId }) => fileId));
    const removed = files.flatMap(({ fileId }) => (left.has(fileId) ? [] : (documents.current.get(fileId) ?? [])));
    if (removed.length > 0)
      void isAccepted(api.extend.document.remove({ body: { ids: removed } })).then(() => onUploaded());
    setFiles(next);
    for (const file of next) {
      if (placed.current.has(file.fileId)) continue;
      placed.current.add(file.fileId);
      void put(file, choices.current.get(file.name) ?? { kind: 'plain' });
      choices.current.delete(file.name);
    }
  };
  const mayClose = () =>
    pending === 0 || confirm({ description: t('leave', { count: pending }), confirmText: t('close') });
  const close = async () => {
    if (await mayClose()) onClose();
  };
  const largest = `${LARGEST_DOCUMENT} GB`;
  return (
    <Dialog
      open
      title={t('uploadTitle', { folder: folderName })}
      onBeforeClose={mayClose}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <Button variant="primary" onClick={() => void close()}>
          {t('done')}
        </Button>
      }
    >
      <Uploader
        aria-label={t('upload')}
        type={DOCUMENT_FILE}
        transport={transport}
        value={files}
        fileSize={LARGEST_DOCUMENT}
        sizeUnit="GB"
        tip={
          free === undefined
            ? u('sizeTip', { size: largest })
            : u('roomTip', { size: largest, free: formatFileSize(free) })
        }
        showUnfinished
        beforeUpload={beforeUpload}
        onValueChange={handleFiles}
        onPendingChange={setPending}
      />
      {dialog}
    </Dialog>
  );
}

interface UploadDialogProps {
  /** '' for the top of the own store. */
  parentId: string;
  folderName: string;
  onUploaded: () => void;
  onClose: () => void;
}
