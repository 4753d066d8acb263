import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { Spinner } from '@smart-admin/ui/spinner';
import { DropZone } from '@smart-admin/ui/uploader';
import { Download } from 'lucide-react';
import { useResourceSetting } from '../ResourceProvider.js';
import { type ImportSource } from './ImportSource.js';
import { importMessages } from './importMessages.js';
import { type ImportState } from './useImportState.js';
import { useSingleMutation } from '../useSingleMutation.js';

/** The first step of an import: the template, and the filled file. */
export function ImportFile({ source, preview }: { source: ImportSource; preview: ImportState['preview'] }) {
  const t = useMessages(importMessages);
  const { onError } = useResourceSetting();
  const template = useSingleMutation({ mutationFn: () => source.template(), onError });
  return (
    <div className="grid gap-4">
      <p className="m-0 text-2">{t('hint')}</p>
      <DropZone
        className="justify-center px-6 py-10"
        accept=".xlsx,.csv,.tsv,.txt"
        buttonText={t('choose')}
        loading={preview.isPending}
        onFiles={([file]) => file && preview.mutate({ file })}
      >
        <Button icon={<Download aria-hidden />} loading={template.isPending} onClick={() => template.mutate()}>
          {t('template')}
        </Button>
      </DropZone>
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
