import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { confirm } from '@smart-admin/ui/confirm';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { toast } from '@smart-admin/ui/toast';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useResourceSetting } from '../ResourceProvider.js';
import { type ImportRow, type ImportSecret, type ImportSource } from './ImportSource.js';
import { ImportFile } from './ImportFile.js';
import { importMessages } from './importMessages.js';
import { ImportMapping } from './ImportMapping.js';
import { ImportPlaceFields } from './ImportPlaceFields.js';
import { ImportPreview } from './ImportPreview.js';
import { ImportSecretPanel } from './ImportSecretPanel.js';
import { toImportRow } from './importRows.js';
import { missingFields } from './mapping.js';
import { useImportState } from './useImportState.js';
import { useSingleMutation } from '../useSingleMutation.js';

/** Import: template and file, rows to be put right, result. Rows that failed stay to be corrected and sent again, or saved as a file. */
export function ImportDialog({ label, source, onClose, onImported, onStarted }: ImportDialogProps) {
  const t = useMessages(importMessages);
  const { onError } = useResourceSetting();
  const state = useImportState(source, onImported, (id) => {
    toast.success(t('started'));
    onStarted?.(id);
    onClose();
  });
  const exceptions = useSingleMutation({
    mutationFn: (failed: ImportRow[]) => source.exceptionFile?.(failed) ?? Promise.resolve(),
    onError,
  });
  const { entries, bad, good, result, content, mapping, start } = state;
  const isDone = result !== undefined;
  const [kept, setKept] = useState<ReadonlySet<ImportSecret>>(new Set());
  const mayClose = async () => {
    // what comes of it is told here alone
    if (state.isCommitting) return false;
    const unread = result?.secrets.find((secret) => !kept.has(secret));
    if (!unread && !state.isEdited) return true;
    const description = unread ? t('leaveSecret', { name: unread.label }) : t('leave');
    return confirm({ title: t('leaveTitle'), description, confirmText: t('leaveYes'), tone: 'danger' });
  };
  const close = async () => {
    if (await mayClose()) onClose();
  };
  const footer = !content ? (
    <Button onClick={onClose}>{t('cancel')}</Button>
  ) : mapping ? (
    <>
      <Button onClick={state.back} disabled={state.preview.isPending}>
        {t('back')}
      </Button>
      <Button
        variant="primary"
        disabled={missingFields(mapping, content.fields).length > 0}
        loading={state.preview.isPending}
        onClick={state.readMapped}
      >
        {t('next')}
      </Button>
    </>
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
        <>
          <Button onClick={state.back} disabled={state.isCommitting || start?.isPending}>
            {t('back')}
          </Button>
          {!state.isEdited && (
            <Button onClick={() => state.setMapping(content.columns)} disabled={state.isCommitting || start?.isPending}>
              {t('mapping')}
            </Button>
          )}
        </>
      )}
      {start ? (
        <Button variant="primary" disabled={state.left === 0} loading={start.isPending} onClick={start.mutate}>
          {t('start', { count: state.left })}
        </Button>
      ) : (
        entries.length > 0 && (
          <Button variant="primary" disabled={good.length === 0} loading={state.isCommitting} onClick={state.commit}>
            {t(isDone ? 'commitMore' : 'commit', { count: good.length })}
          </Button>
        )
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
      {!content ? (
        <ImportFile source={source} preview={state.preview} />
      ) : mapping ? (
        <>
          <ImportPlaceFields state={state} content={content} />
          <ImportMapping
            columns={mapping}
            fields={content.fields}
            onChange={state.setMapping}
            disabled={state.preview.isPending}
          />
          {state.preview.error && <Alert tone="danger">{state.preview.error.message || t('failed')}</Alert>}
        </>
      ) : (
        <div className="grid min-w-0 gap-3">
          {result && (
            <Alert tone={result.failures === 0 ? 'success' : 'warning'}>
              {t('result', { successes: result.successes, failures: result.failures })}
            </Alert>
          )}
          {result?.secrets.map((secret, index) => (
            // results come one after the other and stay
            <ImportSecretPanel
              key={index}
              secret={secret}
              onKept={() => setKept((before) => new Set([...before, secret]))}
            />
          ))}
          {entries.length > 0 && <ImportPreview state={state} content={content} />}
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
  /** A whole file is on its way in the background. */
  onStarted?: (id: string) => void;
  /** After rows came in; the list loads again. */
  onImported: () => Promise<void>;
}
