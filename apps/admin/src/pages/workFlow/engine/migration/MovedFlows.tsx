import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Pagination } from '@smart-admin/ui/pagination';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Status } from '@smart-admin/ui/status';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../app/api.js';
import { FlowsWithReasons } from './FlowsWithReasons.js';
import { migrationMessages } from './migrationMessages.js';
import { type Migration } from './useMigration.js';

const PAGE_SIZE = 10;

/** What became of each flow of a migration, those with a reason first. */
export function MovedFlows({ id, migration }: { id: string; migration: Migration }) {
  const t = useMessages(migrationMessages);
  const [page, setPage] = useState({ page: 1, limit: PAGE_SIZE });
  const { id: migrationId, state, left } = migration;
  const { data, error, isError, refetch } = useQuery({
    // each step of the job is another list
    queryKey: ['flowMigrationFlows', id, migrationId, state, left, page],
    queryFn: () =>
      api.workflow.migration.flows(
        { id, migrationId, query: { currentPage: page.page, pageSize: page.limit } },
        { silent: true },
      ),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  if (isError && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40 w-full" />;
  const { list, pagination } = data;
  return (
    <>
      <FlowsWithReasons
        label={t('results')}
        flows={list.map(({ result, ...flow }) => ({
          ...flow,
          state: <Status tone={TONES[result]}>{t(result)}</Status>,
        }))}
      />
      {pagination.total > PAGE_SIZE && (
        <Pagination compact page={page.page} limit={page.limit} total={pagination.total} onChange={setPage} />
      )}
    </>
  );
}

const TONES = {
  waiting: 'disabled',
  moved: 'success',
  refused: 'danger',
  returned: 'info',
  kept: 'warning',
} as const;
