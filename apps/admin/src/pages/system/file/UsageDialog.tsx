import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../app/api.js';
import { type FileTranslate } from './fileDefinition.js';
import { type FileRow } from './fileRow.js';

/** Where a file is used. */
export function UsageDialog({ row, t, onClose }: { row: FileRow; t: FileTranslate; onClose: () => void }) {
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['system.file', 'usage', row.id],
    queryFn: ({ signal }) => api.system.file.usage({ id: row.id }, { signal, silent: true }),
    staleTime: 0,
  });
  return (
    <Dialog
      open
      width={450}
      title={t('usageTitle', { name: row.fullName })}
      onOpenChange={(open) => !open && onClose()}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {isError ? (
        <LoadError error={error} title={t('usageFailed')} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={3} />
      ) : data.list.length === 0 ? (
        <Empty title={t('unused')} />
      ) : (
        <ul className="m-0 list-none p-0">
          {data.list.map(({ kind, id, fullName }) => (
            <li
              key={`${kind}:${id}`}
              className="flex min-h-10 items-center gap-3 border-hairline py-1.5 not-first:border-t"
            >
              <span className="min-w-0 flex-1 break-words">{fullName}</span>
              <span className="flex-none text-12 text-2">{kindText(kind, t)}</span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

/** Of other kinds the name that the server gives says what they are. */
function kindText(kind: string, t: FileTranslate): string {
  return kind === 'user' || kind === 'record' || kind === 'message' ? t(`kind_${kind}`) : '';
}
