import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { confirm } from '@smart-admin/ui/confirm';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { Download } from 'lucide-react';
import { useResourceSetting } from '../ResourceProvider.js';
import { type ImportRow, type ImportSource } from '../types.js';
import { ImportFile } from './ImportFile.js';
import { importMessages } from './importMessages.js';
import { ImportPreview } from './ImportPreview.js';
import { ImportSecretPanel } from './ImportSecretPanel.js';
import { toImportRow } from './importRows.js';
import { useImportState } from './useImportState.js';
import { useSingleMutation } from '../useSingleMutation.js';

/** Import: template and file, rows to be put right, result. Rows that failed stay to be corrected and sent again, or saved as a file. */
export function ImportDialog({ label, source, onClose, onImported }: ImportDialogProps) {
  const t = useMessages(importMessages);
  const { onError } = useResourceSetting();
  const state = useImportState(source, onImported);
  const exceptions = useSingleMutation({
    mutationFn: (failed: ImportRow[]) => source.exceptionFile?.(failed) ?? Promise.resolve(),
    onError,
  });
  const { entries, bad, good, result } = state;
  const isDone = result !== undefined;
  const mayClose = () =>
    !state.isEdited ||
    confirm({ title: t('leaveTitle'), description: t('leave'), confirmText: t('leaveYes'), tone: 'danger' });
  const close = async () => {
    if (await mayClose()) onClose();
  };
  const footer = !state.isLoaded ? (
    <Button onClick={onClose}>{t('cancel')}</Button>
  ) : (
    <>
      {isDone && bad.length > 0 && source.exceptionFile && (
        <Button
          icon={<Download aria-hidden />}
          loading={exceptions.isPending}
          onClick={() => exceptions.mutate(bad.map(toImportRow))}
        >
          {t('exceptions')}
        </Button>
      )}
      {isDone ? (
        <Button
          variant={entries.length === 0 ? 'primary' : 'secondary'}
          disabled={state.isCommitting}
          onClick={() => void close()}
        >
          {t('done')}
        </Button>
      ) : (
        <Button onClick={state.back} disabled={state.isCommitting}>
          {t('back')}
        </Button>
      )}
      {entries.length > 0 && (
        <Button variant="primary" disabled={good.length === 0} loading={state.isCommitting} onClick={state.commit}>
          {t(isDone ? 'commitMore' : 'commit', { count: good.length })}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      open
      width={DIMENSIONS.popupDialog}
      canFullscreen
      title={t('title', { label })}
      footer={footer}
      onBeforeClose={mayClose}
      onOpenChange={(open) => !open && onClose()}
    >
      {!state.isLoaded ? (
        <ImportFile source={source} preview={state.preview} />
      ) : (
        <div className="grid min-w-0 gap-3">
          {result && (
            <Alert tone={result.failures === 0 ? 'success' : 'warning'}>
              {t('result', { successes: result.successes, failures: result.failures })}
            </Alert>
          )}
          {result?.secrets.map((secret, index) => (
            // results come one after the other and stay
            <ImportSecretPanel key={index} secret={secret} />
          ))}
          {entries.length > 0 && <ImportPreview state={state} columns={source.columns} />}
          {entries.length === 0 && !isDone && <Alert tone="warning">{t('empty')}</Alert>}
        </div>
      )}
    </Dialog>
  );
}

export interface ImportDialogProps {
  /** The thing's name. */
  label: string;
  source: ImportSource;
  onClose: () => void;
  /** After rows came in; the list loads again. */
  onImported: () => Promise<void>;
}
