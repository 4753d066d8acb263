import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { Spinner } from '@smart-admin/ui/spinner';
import { useMutation } from '@tanstack/react-query';
import { Download, Upload } from 'lucide-react';
import { useId } from 'react';
import { useResourceSetting } from '../ResourceProvider.js';
import { type ImportSource } from '../types.js';
import { importMessages } from './importMessages.js';
import { type ImportState } from './useImportState.js';

/** The first step of an import: the template, and the filled file. */
export function ImportFile({ source, preview }: { source: ImportSource; preview: ImportState['preview'] }) {
  const t = useMessages(importMessages);
  const { onError } = useResourceSetting();
  const fileId = useId();
  const template = useMutation({ mutationFn: () => source.template(), onError });
  return (
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
      {preview.error && <Alert tone="danger">{preview.error.message || t('failed')}</Alert>}
    </div>
  );
}
