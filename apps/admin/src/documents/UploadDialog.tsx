import { ApiError } from '@smart-admin/api-client';
import { Button } from '@smart-admin/ui/button';
import { confirm } from '@smart-admin/ui/confirm';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { Uploader, type UploadedFile } from '@smart-admin/ui/uploader';
import { useRef, useState } from 'react';
import { api } from '../app/api.js';
import { isAccepted } from '../app/isAccepted.js';
import { once } from '../resource/once.js';
import { uploads } from '../resource/uploads.js';
import { documentMessages } from './documentMessages.js';
import { DOCUMENT_FILE, LARGEST_DOCUMENT } from './documentTypes.js';
import { NameTakenDialog, type NameTaken, type TakenChoice } from './NameTakenDialog.js';
import { showRefusal } from './showRefusal.js';

/**
 * Uploads into a folder. Where a name is taken it asks before anything is sent, and again where somebody took the name in the
 * meantime: as a new version, under a free name, or not at all.
 */
export function UploadDialog({ parentId, folderName, onUploaded, onClose }: UploadDialogProps) {
  const t = useMessages(documentMessages);
  const [pending, setPending] = useState(0);
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const [asked, setAsked] = useState<AskedName>();
  const choices = useRef(new Map<string, TakenChoice>());
  const placed = useRef(new Set<string>());
  // what became of the files: whoever takes one out of the list again takes it out of the folder
  const documents = useRef(new Map<string, string>());
  // one question at a time
  const questions = useRef<Promise<unknown>>(Promise.resolve());
  const ask = (name: string): Promise<TakenChoice> => {
    const answer = questions.current.then(async (): Promise<TakenChoice> => {
      const { taken, proposal } = await api.extend.document.names({ query: { parentId, name } });
      if (!taken) return { kind: 'plain' };
      return new Promise((answered) => setAsked({ name, proposal, taken, answered }));
    });
    questions.current = answer.catch(() => undefined);
    return answer;
  };
  const beforeUpload = async ({ name }: File) => {
    const choice = await ask(name);
    choices.current.set(name, choice);
    return choice.kind !== 'skip';
  };
  const put = async (file: Upload, choice: TakenChoice): Promise<void> => {
    if (choice.kind === 'skip') return drop(file);
    try {
      const id = await send(file, choice);
      if (id !== null) documents.current.set(file.fileId, id);
      else {
        drop(file);
        toast.success(t('versionAdded'));
      }
      onUploaded();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 409) return put(file, await ask(file.name));
      drop(file);
      await showRefusal(Promise.reject(error));
    }
  };
  /** Answers the document that it became; null for a version of one. */
  const send = ({ fileId, name }: Upload, choice: TakenChoice): Promise<string | null> => {
    if (choice.kind === 'version') {
      const body = { fileId };
      return once('documents.addVersion', { id: choice.id, ...body }, (key) =>
        api.extend.document.addVersion({ id: choice.id, body }, { ...key, silent: true }),
      );
    }
    const body = { parentId, fileId, name, keepBoth: choice.kind === 'both' };
    return once('documents.addFile', body, (key) => api.extend.document.addFile({ body }, { ...key, silent: true }));
  };
  const drop = ({ fileId }: Upload) => setFiles((current) => current.filter((file) => file.fileId !== fileId));
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
  const handleAnswer = (choice: TakenChoice) => {
    asked?.answered(choice);
    setAsked(undefined);
  };
  const mayClose = () =>
    pending === 0 || confirm({ description: t('leave', { count: pending }), confirmText: t('close') });
  const close = async () => {
    if (await mayClose()) onClose();
  };
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
        transport={uploads}
        value={files}
        fileSize={LARGEST_DOCUMENT}
        sizeUnit="GB"
        showUnfinished
        beforeUpload={beforeUpload}
        onValueChange={handleFiles}
        onPendingChange={setPending}
      />
      {asked && <NameTakenDialog {...asked} onChoose={handleAnswer} />}
    </Dialog>
  );
}

type Upload = Pick<UploadedFile, 'fileId' | 'name'>;

interface AskedName extends NameTaken {
  answered: (choice: TakenChoice) => void;
}

interface UploadDialogProps {
  /** '' for the top of the own store. */
  parentId: string;
  folderName: string;
  onUploaded: () => void;
  onClose: () => void;
}
