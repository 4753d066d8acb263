import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { FormRenderer } from '../../renderer/FormRenderer.js';
import { useFormStore } from '../../renderer/useFormStore.js';
import { resourceMessages } from '../resourceMessages.js';
import { useDevice } from '../useDevice.js';
import { accessOf } from './useWrittenView.js';
import { writtenMessages } from './writtenMessages.js';
import { type WrittenRecord, type WrittenSource } from './WrittenSource.js';

/** A record as one of its saves left it, in the form that wrote it. */
export function WrittenDialog({ record, revision, source, resourceId, onClose }: WrittenDialogProps) {
  const t = useMessages(writtenMessages);
  const tResource = useMessages(resourceMessages);
  const { data, error, refetch } = useQuery({
    queryKey: ['resource', resourceId, 'written', record.id, revision],
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) => source.read(record.id, revision, signal),
  });
  const title = t('title', { name: record.name, revision });
  return (
    <Dialog
      open
      canFullscreen
      title={title}
      width={data?.form.appearance.dialogWidth ?? 600}
      onOpenChange={(open) => !open && onClose()}
      footer={<Button onClick={onClose}>{tResource('close')}</Button>}
    >
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <p className="m-0 mb-2 text-12 text-3">{t('form', { version: data.version })}</p>
          <WrittenForm record={data} label={title} />
        </>
      ) : (
        <Skeleton lines={6} aria-busy />
      )}
    </Dialog>
  );
}

function WrittenForm({ record, label }: { record: WrittenRecord; label: string }) {
  const store = useFormStore(record.form, record.values, {
    context: { device: useDevice(), access: accessOf(record) },
  });
  return <FormRenderer store={store} readOnly aria-label={label} />;
}

interface WrittenDialogProps {
  record: { id: string; name: string };
  revision: number;
  source: WrittenSource;
  /** Of the definition, for the cache. */
  resourceId: string;
  onClose: () => void;
}
