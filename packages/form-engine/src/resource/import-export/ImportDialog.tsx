import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { Spinner } from '@smart-admin/ui/spinner';
import { useMutation } from '@tanstack/react-query';
import { Download, Upload } from 'lucide-react';
import { useId, useState } from 'react';
import { useResourceSetting } from '../ResourceProvider.js';
import { type ImportResult, type ImportRow, type ImportSource } from '../types.js';
import { importMessages } from './importMessages.js';
import { ImportPreview } from './ImportPreview.js';

/** Import in three steps: template and file, preview with errors, result with the failed rows as a file. */
export function ImportDialog({ label, source, onClose, onImported }: ImportDialogProps) {
  const t = useMessages(importMessages);
  const { onError } = useResourceSetting();
  const fileId = useId();
  const [rows, setRows] = useState<ImportRow[]>();
  const [result, setResult] = useState<ImportResult>();
  const template = useMutation({ mutationFn: () => source.template(), onError });
  const preview = useMutation({ mutationFn: (file: File) => source.preview(file), onSuccess: setRows });
  const exceptions = useMutation({
    mutationFn: (failed: ImportRow[]) => source.exceptionFile?.(failed) ?? Promise.resolve(),
    onError,
  });
  const good = (rows ?? []).filter((row) => Object.keys(row.errors).length === 0);
  const commit = useMutation({
    mutationFn: () => source.commit(good),
    onError,
    onSuccess: async (answer) => {
      setResult(answer);
      await onImported();
    },
  });
  const bad = (rows ?? []).filter((row) => Object.keys(row.errors).length > 0);
  const failed = [...bad, ...(result?.failed ?? [])];
  const footer = result ? (
    <>
      {failed.length > 0 && source.exceptionFile && (
        <Button
          icon={<Download aria-hidden />}
          loading={exceptions.isPending}
          onClick={() => exceptions.mutate(failed)}
        >
          {t('exceptions')}
        </Button>
      )}
      <Button variant="primary" onClick={onClose}>
        {t('done')}
      </Button>
    </>
  ) : rows ? (
    <>
      <Button onClick={() => setRows(undefined)} disabled={commit.isPending}>
        {t('back')}
      </Button>
      <Button variant="primary" disabled={good.length === 0} loading={commit.isPending} onClick={() => commit.mutate()}>
        {t('commit', { count: good.length })}
      </Button>
    </>
  ) : (
    <Button onClick={onClose}>{t('cancel')}</Button>
  );
  return (
    <Dialog open width={800} title={t('title', { label })} footer={footer} onOpenChange={(open) => !open && onClose()}>
      {result ? (
        <Alert tone={result.failures + bad.length === 0 ? 'success' : 'warning'}>
          {t('result', { successes: result.successes, failures: result.failures + bad.length })}
        </Alert>
      ) : rows ? (
        rows.length === 0 ? (
          <Alert tone="warning">{t('empty')}</Alert>
        ) : (
          <ImportPreview
            rows={rows}
            columns={source.columns}
            summary={t('preview', { total: rows.length, bad: bad.length })}
          />
        )
      ) : (
        <div className="grid justify-items-center gap-4 rounded-md border border-dashed border-default px-6 py-10 text-center">
          <p className="m-0 text-2">{t('hint')}</p>
          <div className="flex flex-wrap justify-center gap-2">
            <Button icon={<Download aria-hidden />} loading={template.isPending} onClick={() => template.mutate()}>
              {t('template')}
            </Button>
            <Button
              variant="primary"
              icon={<Upload aria-hidden />}
              loading={preview.isPending}
              onClick={() => document.getElementById(fileId)?.click()}
            >
              {t('choose')}
            </Button>
            <input
              id={fileId}
              type="file"
              accept=".xlsx,.xls"
              aria-label={t('choose')}
              tabIndex={-1}
              className="sr-only"
              onChange={(event) => {
                const file = event.target.files?.[0];
                // the same file may be chosen again after it was corrected
                event.target.value = '';
                if (file) preview.mutate(file);
              }}
            />
          </div>
          {preview.isPending && (
            <span role="status" className="flex items-center gap-2 text-2">
              <Spinner />
              {t('reading')}
            </span>
          )}
          {preview.isError && <Alert tone="danger">{preview.error.message || t('failed')}</Alert>}
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
