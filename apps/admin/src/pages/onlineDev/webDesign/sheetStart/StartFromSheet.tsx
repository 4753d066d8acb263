import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { confirm } from '@smart-admin/ui/confirm';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { Spinner } from '@smart-admin/ui/spinner';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { toast } from '@smart-admin/ui/toast';
import { DropZone } from '@smart-admin/ui/uploader';
import { commonMessages } from '../../../../resource/commonMessages.js';
import { webDesignMessages } from '../webDesignMessages.js';
import { SheetPreview } from './SheetPreview.js';
import { sheetStartMessages } from './sheetStartMessages.js';
import { useSheetStart } from './useSheetStart.js';

/** Makes a form, its list and its records of a spreadsheet: the file, then what its columns become, then all at once. */
export function StartFromSheet({ onClose, onStarted }: StartFromSheetProps) {
  const t = useMessages(sheetStartMessages);
  const w = useMessages(webDesignMessages);
  const c = useMessages(commonMessages);
  const start = useSheetStart((path) => {
    toast.success(t(start.read?.content.total === 0 ? 'released' : 'started'));
    onClose(true);
    if (path !== undefined) onStarted(path);
  });
  const { read, reading, making } = start;
  const mayClose = async () =>
    !making.isPending &&
    (!start.isChanged ||
      (await confirm({
        title: t('leave'),
        description: t(start.hasDraft() ? 'leaveDraft' : 'leaveText'),
        tone: 'danger',
      })));
  const close = async () => {
    if (await mayClose()) onClose(start.hasDraft());
  };
  const footer = read ? (
    <>
      <Button disabled={making.isPending || reading.isPending} onClick={start.forget}>
        {t('back')}
      </Button>
      <Button
        variant="primary"
        loading={making.isPending}
        disabled={!start.isReady || reading.isPending}
        onClick={() => making.mutate(read)}
      >
        {read.content.total === 0 ? t('createEmpty') : t('create', { count: read.content.total })}
      </Button>
    </>
  ) : (
    <Button onClick={() => void close()}>{c('cancel')}</Button>
  );
  return (
    <Dialog
      open
      width={DIMENSIONS.popupDialog}
      canFullscreen
      title={w('fromSheet')}
      footer={footer}
      onBeforeClose={mayClose}
      onOpenChange={(open) => !open && onClose(start.hasDraft())}
    >
      {read ? (
        <SheetPreview start={start} read={read} />
      ) : (
        <div className="grid gap-4">
          <p className="m-0 text-2">{t('hint')}</p>
          <DropZone
            className="justify-center px-6 py-10"
            accept=".xlsx,.csv,.tsv,.txt"
            buttonText={t('choose')}
            loading={reading.isPending}
            onFiles={([file]) => file && reading.mutate({ file, sheet: 0 })}
          />
          {reading.isPending && (
            <span role="status" className="flex items-center gap-2 text-2">
              <Spinner />
              {t('reading')}
            </span>
          )}
          {reading.error && <Alert tone="danger">{reading.error.message || t('unreadable')}</Alert>}
        </div>
      )}
    </Dialog>
  );
}

interface StartFromSheetProps {
  /** Whether a form was made, also when something after it was refused. */
  onClose: (isFormMade: boolean) => void;
  /** The path of the new page; its list shows how the import goes on. */
  onStarted: (path: string) => void;
}
