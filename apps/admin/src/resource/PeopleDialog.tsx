import { createField, createFormDocument, createFormStore } from '@smart-admin/form-engine/core';
import { FormDataSourcesProvider } from '@smart-admin/form-engine/fields';
import { FormRenderer } from '@smart-admin/form-engine/renderer';
import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { ErrorState } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { toast } from '@smart-admin/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { commonMessages } from './commonMessages.js';
import { formSources } from './formSources.js';

/** Chooses the people of something: members, administrators. */
export function PeopleDialog({ title, label, queryKey, load, save, onClose }: PeopleDialogProps) {
  const t = useMessages(commonMessages);
  const { data, isError, refetch } = useQuery({
    queryKey: ['people', ...queryKey],
    queryFn: load,
    staleTime: 0,
    gcTime: 0,
  });
  return data ? (
    <LoadedDialog title={title} label={label} userIds={data} save={save} onClose={onClose} />
  ) : (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      width={600}
      footer={<Button onClick={onClose}>{t('cancel')}</Button>}
    >
      {isError ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton className="h-40" />}
    </Dialog>
  );
}

export interface PeopleDialogProps {
  title: string;
  /** Name of the field. */
  label: string;
  queryKey: readonly string[];
  /** Ids of those who are it now. */
  load(): Promise<string[]>;
  save(userIds: string[]): Promise<unknown>;
  onClose(): void;
}

function LoadedDialog({
  title,
  label,
  userIds,
  save,
  onClose,
}: Omit<PeopleDialogProps, 'load' | 'queryKey'> & { userIds: string[] }) {
  const t = useMessages(commonMessages);
  const client = useQueryClient();
  const [store] = useState(() =>
    createFormStore(
      createFormDocument([createField('userSelect', { id: 'userIds', label, multiple: true })], {
        labelPosition: 'top',
      }),
      { userIds },
    ),
  );
  const [saving, setSaving] = useState(false);
  const handleSave = async () => {
    const result = store.submit();
    if (!result.ok) return;
    setSaving(true);
    try {
      await save(result.values.userIds as string[]);
      await client.invalidateQueries();
      toast.success(t('done'));
      onClose();
    } catch (error) {
      // the client has shown why; the choice stays
      console.warn('The people were not saved', error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      width={600}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" loading={saving} onClick={() => void handleSave()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <FormDataSourcesProvider sources={formSources}>
        <FormRenderer store={store} />
      </FormDataSourcesProvider>
    </Dialog>
  );
}
