import { LoadError } from '@smart-admin/ui/error-state';
import { cn } from '@smart-admin/ui/cn';
import { Empty } from '@smart-admin/ui/empty';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Tabs } from '@smart-admin/ui/tabs';
import { VirtualList } from '@smart-admin/ui/virtual-list';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Lock, Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { api } from '../app/api.js';
import { nextPage } from '../app/nextPage.js';
import { grantMessages } from './grantMessages.js';
import { type GrantHolder, HOLDER_TYPES, type HolderType } from './grants.js';

const PAGE_SIZE = 50;

/** Roles, positions, users and groups by name, loaded while the list is scrolled. */
export function HolderList({ chosen, unsaved = false, except, onChoose, className }: HolderListProps) {
  const t = useMessages(grantMessages);
  const [type, setType] = useState<HolderType>(chosen?.type ?? 'Role');
  const [keyword, setKeyword] = useState('');
  const search = useDeferredValue(keyword.trim());
  const query = useInfiniteQuery({
    queryKey: ['holders', type, search],
    queryFn: ({ pageParam }) =>
      api.permission.authority.holders(
        { holder: type, query: { keyword: search || undefined, currentPage: pageParam, pageSize: PAGE_SIZE } },
        { silent: true },
      ),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
  });
  const isOther = ({ id }: { id: string }) => !(except?.type === type && except.id === id);
  const holders = query.data?.pages.flatMap(({ list }) => list).filter(isOther);
  return (
    <div className={cn('flex min-h-0 flex-col', className)}>
      <Tabs
        aria-label={t('holders')}
        className="flex-none px-4 pt-1"
        items={HOLDER_TYPES.map((value) => ({ value, label: t(value) }))}
        value={type}
        onValueChange={(value) => {
          setType(HOLDER_TYPES.find((known) => known === value) ?? 'Role');
          setKeyword('');
        }}
      />
      <div className="p-3 pb-2">
        <Input
          prefix={<Search aria-hidden />}
          value={keyword}
          onValueChange={setKeyword}
          placeholder={t('searchHolder')}
          aria-label={t('searchHolder')}
          clearable
        />
      </div>
      <div className="min-h-0 flex-1">
        {query.isError && <LoadError error={query.error} onRetry={() => void query.refetch()} />}
        {query.isPending && <Skeleton className="m-3 h-40" />}
        {holders?.length === 0 && <Empty inline title={t('nothing')} />}
        {holders && holders.length > 0 && (
          <VirtualList
            items={holders}
            itemKey={({ id }) => id}
            estimateSize={36}
            aria-label={t(type)}
            className="px-2"
            onEndReached={() => query.hasNextPage && void query.fetchNextPage()}
            renderItem={(holder) => {
              const isActive = chosen?.id === holder.id && chosen.type === type;
              return (
                <button
                  type="button"
                  aria-pressed={isActive}
                  title={holder.note ? `${holder.fullName} · ${holder.note}` : holder.fullName}
                  className={cn(
                    'flex h-9 w-full items-center gap-2 rounded-sm px-2.5 text-left hover:bg-hover',
                    isActive && 'bg-primary-soft font-medium text-primary-text hover:bg-primary-soft',
                  )}
                  onClick={() => onChoose({ type, id: holder.id, name: holder.fullName })}
                >
                  <span className="max-w-full min-w-0 truncate">{holder.fullName}</span>
                  {holder.fixed && <Lock aria-hidden className="size-3.5 flex-none text-3" />}
                  {isActive && unsaved && (
                    <span
                      role="img"
                      aria-label={t('notSaved')}
                      title={t('notSaved')}
                      className="size-1.5 flex-none rounded-full bg-warning-edge"
                    />
                  )}
                  <span
                    className={cn(
                      'ml-auto max-w-28 flex-none truncate text-12 tabular-nums',
                      isActive ? 'text-2' : 'text-3',
                    )}
                  >
                    {type === 'User' || type === 'Position' ? holder.note : t('people', { count: holder.memberCount })}
                  </span>
                </button>
              );
            }}
          />
        )}
      </div>
      {query.data?.pages[0] && (
        <p className="m-0 flex-none border-t border-hairline px-4 py-2 text-12 text-3">
          {t('holderTotal', { count: query.data.pages[0].pagination.total })}
        </p>
      )}
    </div>
  );
}

interface HolderListProps {
  chosen: GrantHolder | null;
  /** The chosen one has changes that are not saved. */
  unsaved?: boolean;
  /** Not offered. */
  except?: GrantHolder | undefined;
  onChoose(holder: GrantHolder): void;
  className?: string;
}
