import { createField, createFormDocument } from '@smart-admin/form-engine/core';
import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { commonMessages } from './commonMessages.js';
import { EditDialog } from './EditDialog.js';

/** Chooses the people of something: members, administrators. */
export function PeopleDialog({ title, label, queryKey, load, save, onClose }: PeopleDialogProps) {
  const t = useMessages(commonMessages);
  const client = useQueryClient();
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['people', ...queryKey],
    queryFn: load,
    staleTime: 0,
    gcTime: 0,
  });
  return data ? (
    <EditDialog
      title={title}
      document={createFormDocument([createField('userSelect', { id: 'userIds', label, multiple: true })], {
        labelPosition: 'top',
      })}
      values={{ userIds: data }}
      save={async ({ userIds }) => {
        await save(userIds as string[], data);
        await client.invalidateQueries();
      }}
      onClose={onClose}
    />
  ) : (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      width={600}
      footer={<Button onClick={onClose}>{t('cancel')}</Button>}
    >
      {isError ? <LoadError error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-40" />}
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
  /** Pass calls that are `silent`: refusals are shown here. */
  save(userIds: string[], before: string[]): Promise<unknown>;
  onClose(): void;
}
