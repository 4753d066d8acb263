import { Button } from '@smart-admin/ui/button';
import { confirm } from '@smart-admin/ui/confirm';
import { Dialog } from '@smart-admin/ui/dialog';
import { Uploader } from '@smart-admin/ui/uploader';
import { useState } from 'react';
import { uploads } from '../../../resource/uploads.js';
import { type FileTranslate } from './fileDefinition.js';

/** Largest file that is taken here, in GB. */
const LARGEST = 5;

/** Uploads of any kind; those that a reload cut off are named. It asks before uploads are cut off by closing. */
export function UploadDialog({ t, onUploaded, onClose }: UploadDialogProps) {
  const [pending, setPending] = useState(0);
  const mayClose = () =>
    pending === 0 ||
    confirm({ title: t('leaveTitle'), description: t('leave', { count: pending }), confirmText: t('leaveYes') });
  const close = async () => {
    if (await mayClose()) onClose();
  };
  return (
    <Dialog
      open
      title={t('uploadTitle')}
      onBeforeClose={mayClose}
      onOpenChange={(open) => !open && onClose()}
      footer={<Button onClick={() => void close()}>{t('close')}</Button>}
    >
      <Uploader
        aria-label={t('uploadTitle')}
        transport={uploads}
        fileSize={LARGEST}
        sizeUnit="GB"
        showUnfinished
        onValueChange={onUploaded}
        onPendingChange={setPending}
      />
    </Dialog>
  );
}

export interface UploadDialogProps {
  t: FileTranslate;
  onUploaded: () => void;
  onClose: () => void;
}
