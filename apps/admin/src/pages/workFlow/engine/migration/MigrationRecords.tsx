import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Pagination } from '@smart-admin/ui/pagination';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Status } from '@smart-admin/ui/status';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../app/api.js';
import { migrationMessages } from './migrationMessages.js';
import { MigrationRecord } from './MigrationRecord.js';
import { type Migration } from './useMigration.js';

const PAGE_SIZE = 10;

/** Earlier migrations of a flow: who moved how many flows when, from where to where. */
export function MigrationRecords({ id, fullName, onClose }: { id: string; fullName: string; onClose: () => void }) {
  const t = useMessages(migrationMessages);
  const [page, setPage] = useState({ page: 1, limit: PAGE_SIZE });
  const [shown, setShown] = useState<Migration>();
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['flowMigrations', id, page],
    queryFn: () =>
      api.workflow.migration.list({ id, query: { currentPage: page.page, pageSize: page.limit } }, { silent: true }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const total = data?.pagination.total ?? 0;
  return (
    <Dialog
      open
      title={t('recordsOf', { name: fullName })}
      width={DIMENSIONS.popupDialog}
      onOpenChange={(open) => !open && onClose()}
    >
      {isError && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-60 w-full" />}
      {data?.list.length === 0 && <Empty title={t('noRecords')} />}
      <ol className="m-0 grid list-none divide-y divide-hairline p-0">
        {data?.list.map((migration) => {
          const { id: migrationId, from, to, state, userName, creatorTime, moved, refused, returned, kept } = migration;
          const isUndone = state === 'undone' || state === 'undoing';
          const time = formatDate(creatorTime);
          return (
            <li key={migrationId} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <strong className="font-medium tabular-nums">{t('fromTo', { from, to })}</strong>
              <Status tone={LOOKS[state].tone}>{t(LOOKS[state].name)}</Status>
              <span className="min-w-0 flex-1 text-2 phone:basis-full">
                {[
                  userName,
                  time,
                  isUndone ? t('countsUndone', { returned, kept }) : t('counts', { moved, refused }),
                ].join(' · ')}
              </span>
              <Button
                variant="text"
                className="ml-auto"
                aria-label={t('showOf', { time })}
                onClick={() => setShown(migration)}
              >
                {t('show')}
              </Button>
            </li>
          );
        })}
      </ol>
      {total > PAGE_SIZE && <Pagination compact page={page.page} limit={page.limit} total={total} onChange={setPage} />}
      {shown && <MigrationRecord id={id} migration={shown} onClose={() => setShown(undefined)} />}
    </Dialog>
  );
}

const LOOKS = {
  running: { tone: 'info', name: 'recordRunning' },
  done: { tone: 'success', name: 'recordDone' },
  undoing: { tone: 'info', name: 'recordUndoing' },
  undone: { tone: 'disabled', name: 'recordUndone' },
} as const;
