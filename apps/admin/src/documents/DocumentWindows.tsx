import { DocumentPreview } from '@smart-admin/ui/document-preview';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { api } from '../app/api.js';
import { once } from '../resource/once.js';
import { uploads } from '../resource/uploads.js';
import { documentMessages } from './documentMessages.js';
import { storedFile, type DocumentRow } from './documentTypes.js';
import { FolderDialog } from './FolderDialog.js';
import { NameDialog } from './NameDialog.js';
import { ShareDialog } from './ShareDialog.js';
import { UploadDialog } from './UploadDialog.js';
import { type DocumentActions } from './useDocumentActions.js';
import { VersionsDialog } from './VersionsDialog.js';

/** Whatever stands open over the list of documents. */
export function DocumentWindows({ window, folder, actions, onClose }: DocumentWindowsProps) {
  const t = useMessages(documentMessages);
  const reload = () => void actions.reload();
  const told = async (call: Promise<unknown>, said: string) => {
    await call;
    toast.success(said);
    reload();
  };
  switch (window.kind) {
    case 'upload':
      return <UploadDialog parentId={folder.id} folderName={folder.name} onUploaded={reload} onClose={onClose} />;
    case 'newFolder':
      return (
        <NameDialog
          title={t('newFolder')}
          label={t('folderName')}
          start=""
          save={(name) => {
            const body = { parentId: folder.id, name };
            const call = once('documents.createFolder', body, (key) =>
              api.extend.document.createFolder({ body }, { ...key, silent: true }),
            );
            return told(call, t('created'));
          }}
          onClose={onClose}
        />
      );
    case 'rename': {
      const { id, name: start, kind } = window.row;
      return (
        <NameDialog
          title={t('rename')}
          label={t('name')}
          start={start}
          hasExtension={kind === 'file'}
          save={(name) => told(api.extend.document.rename({ id, body: { name } }, { silent: true }), t('renamed'))}
          onClose={onClose}
        />
      );
    }
    case 'move':
    case 'copy': {
      const { kind, rows } = window;
      const ids = rows.map(({ id }) => id);
      return (
        <FolderDialog
          work={kind}
          rows={rows}
          onChoose={(parentId) => (kind === 'move' ? actions.move(ids, parentId) : actions.copy(ids, parentId))}
          onClose={onClose}
        />
      );
    }
    case 'share':
      return <ShareDialog row={window.row} onSaved={reload} onClose={onClose} />;
    case 'versions':
      return <VersionsDialog row={window.row} onChange={reload} onClose={onClose} />;
    case 'preview':
      return (
        <DocumentPreview
          open
          file={storedFile(window.row)}
          transport={uploads}
          onOpenChange={(open) => !open && onClose()}
        />
      );
  }
}

export type DocumentWindow =
  | { kind: 'upload' | 'newFolder' }
  | { kind: 'rename' | 'share' | 'versions' | 'preview'; row: DocumentRow }
  | { kind: 'move' | 'copy'; rows: readonly DocumentRow[] };

interface DocumentWindowsProps {
  window: DocumentWindow;
  /** Where new things come; '' is the top of the own store. */
  folder: { id: string; name: string };
  actions: DocumentActions;
  onClose: () => void;
}
