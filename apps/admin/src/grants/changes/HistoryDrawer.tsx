import { LoadError } from '@smart-admin/ui/error-state';
import { Button } from '@smart-admin/ui/button';
import { Drawer } from '@smart-admin/ui/drawer';
import { Empty } from '@smart-admin/ui/empty';
import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../app/api.js';
import { nextPage } from '../../app/nextPage.js';
import { grantMessages } from '../grantMessages.js';
import { type GrantHolder } from '../grants.js';
import { matrixMessages } from '../matrix/matrixMessages.js';
import { type MatrixRow } from '../matrix/matrixModel.js';
import { ChangeIcon } from './ChangesBar.js';

const PAGE_SIZE = 20;

/** The saves of a holder's permissions, the latest first: who, when, and what each changed. */
export function HistoryDrawer({ holder, rows, onClose }: HistoryDrawerProps) {
  const t = useMessages(grantMessages);
  const tMatrix = useMessages(matrixMessages);
  const query = useInfiniteQuery({
    queryKey: ['grantHistory', holder.type, holder.id],
    queryFn: ({ pageParam }) =>
      api.permission.authority.history(
        { holder: holder.type, id: holder.id, query: { currentPage: pageParam, pageSize: PAGE_SIZE } },
        { silent: true },
      ),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    gcTime: 0,
  });
  const nameOf = useItemNames(rows);
  const saves = query.data?.pages.flatMap(({ list }) => list);
  const lines = (ids: readonly string[], isAdded: boolean) => {
    const names = ids.map((id) => nameOf.get(id));
    // things that no longer exist are told once
    const known = [...new Set(names.filter((name) => name !== undefined))];
    return [...known, ...(names.includes(undefined) ? [t('gone')] : [])].map((name) => (
      <li key={`${isAdded}${name}`} className="flex items-center gap-2 py-0.5">
        <ChangeIcon isAdded={isAdded} />
        <span className="min-w-0 truncate">{name}</span>
      </li>
    ));
  };
  return (
    <Drawer open width={400} title={`${t('history')} · ${holder.name}`} onOpenChange={(open) => !open && onClose()}>
      {query.isError && <LoadError error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton lines={6} />}
      {saves?.length === 0 && <Empty title={t('noHistory')} />}
      <ol className="flex flex-col gap-4">
        {saves?.map(({ revision, userName, time, change }) => (
          <li key={revision} className="rounded-md border border-hairline p-3">
            <p className="m-0 mb-1 text-12 text-2">
              <span className="font-medium text-1">{userName}</span> · {formatDate(time, 'YYYY-MM-DD HH:mm')}
            </p>
            <ul>
              {lines(change.added, true)}
              {lines(change.removed, false)}
              {change.data.map(({ moduleId, before, after }) => (
                <li key={moduleId} className="flex items-center gap-2 py-0.5">
                  <ChangeIcon isAdded={undefined} />
                  <span className="min-w-0 truncate">
                    {nameOf.get(moduleId) ?? t('gone')} · {tMatrix(before?.scope ?? 'own')} →{' '}
                    {tMatrix(after?.scope ?? 'own')}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {query.hasNextPage && (
        <Button className="mt-3 w-full" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </Drawer>
  );
}

/** Names of everything that can be granted: `停车订单`, `停车订单 · 导出`. */
function useItemNames(rows: readonly MatrixRow[]): ReadonlyMap<string, string> {
  return useMemo(() => {
    const names = new Map<string, string>();
    for (const row of rows) {
      if (row.type !== 'page') continue;
      for (const { ids, label } of row.everything) for (const id of ids) names.set(id, `${row.label} · ${label}`);
      names.set(row.id, row.label);
    }
    return names;
  }, [rows]);
}

interface HistoryDrawerProps {
  holder: GrantHolder;
  rows: readonly MatrixRow[];
  onClose(): void;
}
