import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { Uploader } from '@smart-admin/ui/uploader';
import { uploads } from '../../../resource/uploads.js';
import { type FileTranslate } from './fileDefinition.js';

/** Largest file that is taken here, in GB. */
const LARGEST = 5;

/** Uploads of any kind; those that a reload cut off are named. The window closes when a person says so. */
export function UploadDialog({ t, onUploaded, onClose }: UploadDialogProps) {
  return (
    <Dialog
      open
      title={t('uploadTitle')}
      onOpenChange={(open) => !open && onClose()}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <Uploader
        aria-label={t('uploadTitle')}
        transport={uploads}
        fileSize={LARGEST}
        sizeUnit="GB"
        showUnfinished
        onValueChange={onUploaded}
      />
    </Dialog>
  );
}

export interface UploadDialogProps {
  t: FileTranslate;
  onUploaded: () => void;
  onClose: () => void;
}
