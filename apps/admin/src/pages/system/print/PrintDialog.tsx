import { Dialog } from '@smart-admin/ui/dialog';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useState } from 'react';
import { PreviewPane } from './PreviewPane.js';
import { printMessages } from './printMessages.js';
import { useBindings, useTemplate, type StoredTemplate } from './useTemplate.js';

/** A template with a record, to be looked at and printed. */
export function PrintDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const t = useMessages(printMessages);
  const { data, error, refetch } = useTemplate(id);
  return (
    <Dialog
      open
      canFullscreen
      width={960}
      title={t('previewOf', { name })}
      bodyClassName="flex h-[75vh] flex-col p-0"
      onOpenChange={(open) => !open && onClose()}
    >
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Loaded template={data} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Dialog>
  );
}

function Loaded({ template }: { template: StoredTemplate }) {
  const [record, setRecord] = useState('');
  const { bindings } = useBindings(template.queries, record);
  return (
    <PreviewPane
      template={template}
      blocks={template.blocks ?? []}
      bindings={bindings}
      record={record}
      onRecordChange={setRecord}
    />
  );
}
