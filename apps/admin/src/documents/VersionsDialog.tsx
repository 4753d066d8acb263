import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { LoadError } from '@smart-admin/ui/error-state';
import { formatDate, formatFileSize } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Tag } from '@smart-admin/ui/tag';
import { toast } from '@smart-admin/ui/toast';
import { downloadFile, Uploader, type UploadedFile } from '@smart-admin/ui/uploader';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../app/api.js';
import { isAccepted } from '../app/isAccepted.js';
import { once } from '../resource/once.js';
import { uploads } from '../resource/uploads.js';
import { documentMessages } from './documentMessages.js';
import { DOCUMENT_FILE, DOCUMENTS_KEY, LARGEST_DOCUMENT, storedFile, type DocumentRow } from './documentTypes.js';
import { showRefusal } from './showRefusal.js';

/** The versions of a file: to be saved, to be used again, and a new one. */
export function VersionsDialog({ row, onChange, onClose }: VersionsDialogProps) {
  const t = useMessages(documentMessages);
  const [isBusy, setBusy] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: [DOCUMENTS_KEY, 'versions', row.id],
    queryFn: ({ signal }) => api.extend.document.versions({ id: row.id }, { signal, silent: true }),
  });
  const mayEdit = row.right !== 'read';
  const handleUse = async (versionId: string) => {
    setBusy(true);
    if (await isAccepted(api.extend.document.useVersion({ id: row.id, versionId }))) toast.success(t('versionUsed'));
    setBusy(false);
    onChange();
  };
  const handleUpload = async (files: readonly UploadedFile[]) => {
    const [file] = files;
    if (!file) return;
    const body = { fileId: file.fileId };
    const call = once('documents.addVersion', { id: row.id, ...body }, (key) =>
      api.extend.document.addVersion({ id: row.id, body }, { ...key, silent: true }),
    );
    if (await showRefusal(call)) toast.success(t('versionAdded'));
    onChange();
  };
  return (
    <Dialog
      open
      title={t('versionsTitle', { name: row.name })}
      onOpenChange={(open) => !open && onClose()}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <div className="grid gap-3">
        {mayEdit && (
          <Uploader
            aria-label={t('addVersion')}
            type={DOCUMENT_FILE}
            transport={uploads}
            limit={1}
            value={NO_FILES}
            fileSize={LARGEST_DOCUMENT}
            sizeUnit="GB"
            buttonText={t('addVersion')}
            onValueChange={(files) => void handleUpload(files)}
          />
        )}
        {error && !data ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton lines={3} />
        ) : (
          <ul aria-label={t('versions')} className="m-0 list-none rounded-md border border-hairline p-0">
            {data.list.map((version) => (
              <li
                key={version.id}
                className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-hairline px-3 py-1.5 not-first:border-t"
              >
                <span className="tabular-nums">{formatDate(version.time)}</span>
                <span className="text-12 text-2">{version.userName}</span>
                <span className="text-12 text-2 tabular-nums">{formatFileSize(version.size)}</span>
                {version.isCurrent && <Tag tone="success">{t('current')}</Tag>}
                <span className="ml-auto flex items-center gap-1">
                  <Button
                    variant="text"
                    onClick={() => void downloadFile(uploads, { ...storedFile(row), fileVersionId: version.id })}
                  >
                    {t('download')}
                  </Button>
                  {mayEdit && !version.isCurrent && (
                    <Button variant="text" disabled={isBusy} onClick={() => void handleUse(version.id)}>
                      {t('useVersion')}
                    </Button>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

const NO_FILES: readonly UploadedFile[] = [];

interface VersionsDialogProps {
  row: DocumentRow;
  onChange: () => void;
  onClose: () => void;
}
