import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { LoadError } from '@smart-admin/ui/error-state';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Tag } from '@smart-admin/ui/tag';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../app/api.js';
import { type SyncTranslate } from './syncForm.js';

const TONES = { error: 'danger', warning: 'warning', info: 'info' } as const;

/** What stands against copying each table. */
export function CheckDialog({ body: { sourceId, targetId, tables }, t, onClose }: CheckDialogProps) {
  const body = { sourceId, targetId, tables };
  const { data, error, refetch } = useQuery({
    queryKey: ['dataSync', 'check', body],
    queryFn: ({ signal }) => api.system.dataSync.check({ body }, { signal, silent: true }),
    ...{ staleTime: 0, gcTime: 0, retry: false },
  });
  return (
    <Dialog
      open
      width={DIMENSIONS.popupDialog}
      title={t('checkResult')}
      onOpenChange={(open) => !open && onClose()}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={4} />
      ) : (
        <ul className="m-0 grid list-none gap-3 p-0" aria-label={t('checkResult')}>
          {data.list.map(({ sourceTable, targetTable, problems }) => (
            <li key={targetTable} className="grid gap-1.5 rounded-md border border-hairline p-3">
              <span className="flex min-w-0 items-center gap-2 font-medium">
                <span className="min-w-0 flex-1 truncate">{`${sourceTable} → ${targetTable}`}</span>
                {problems.some(({ level }) => level === 'error') ? (
                  <Tag tone="danger">{t('cannotRun')}</Tag>
                ) : (
                  <Tag tone="success">{t('canRun')}</Tag>
                )}
              </span>
              {problems.map(({ level, message }) => (
                <span key={message} className="flex items-start gap-2 text-2">
                  <Tag tone={TONES[level]}>{t(level)}</Tag>
                  <span className="min-w-0 break-words">{message}</span>
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

export type CheckBody = Parameters<typeof api.system.dataSync.check>[0]['body'];

interface CheckDialogProps {
  body: CheckBody;
  t: SyncTranslate;
  onClose: () => void;
}
