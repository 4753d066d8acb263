import { cn } from '@smart-admin/ui/cn';
import { Empty } from '@smart-admin/ui/empty';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Tabs } from '@smart-admin/ui/tabs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { api } from '../../../app/api.js';
import { grantMessages } from '../../../grants/grantMessages.js';
import { type GrantHolder } from '../../../grants/useGrants.js';

const TYPES = ['Role', 'Position', 'User', 'Group'] as const;
const LIMIT = 100;

/** Roles, positions, users and groups by name. */
export function HolderList({ chosen, onChoose }: { chosen: GrantHolder | null; onChoose(holder: GrantHolder): void }) {
  const t = useMessages(grantMessages);
  const [type, setType] = useState<GrantHolder['type']>('Role');
  const [keyword, setKeyword] = useState('');
  const search = useDeferredValue(keyword.trim());
  const { data } = useQuery({
    queryKey: ['holders', type, search],
    queryFn: () => LOADERS[type](search),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="flex w-70 flex-none flex-col border-r border-hairline phone:h-72 phone:w-full phone:border-r-0 phone:border-b">
      <Tabs
        aria-label={t('holders')}
        className="flex-none px-4 pt-1"
        items={TYPES.map((value) => ({ value, label: t(value) }))}
        value={type}
        onValueChange={(value) => {
          setType(TYPES.find((known) => known === value) ?? 'Role');
          setKeyword('');
        }}
      />
      <div className="p-3">
        <Input
          prefix={<Search aria-hidden />}
          value={keyword}
          onValueChange={setKeyword}
          placeholder={t('searchHolder')}
          aria-label={t('searchHolder')}
          clearable
        />
      </div>
      <ul className="min-h-0 flex-1 overflow-auto px-2 pb-2">
        {data?.map((holder) => {
          const active = chosen?.id === holder.id && chosen.type === holder.type;
          return (
            <li key={holder.id}>
              <button
                type="button"
                aria-pressed={active}
                className={cn(
                  'flex h-9 w-full items-center gap-2 rounded-sm px-2.5 text-left hover:bg-hover',
                  active && 'bg-primary-soft font-medium text-primary-text hover:bg-primary-soft',
                )}
                onClick={() => onChoose(holder)}
              >
                <span className="min-w-0 flex-1 truncate">{holder.name}</span>
                <span className={cn('max-w-28 flex-none truncate text-12', active ? 'text-2' : 'text-3')}>
                  {holder.note}
                </span>
              </button>
            </li>
          );
        })}
        {data?.length === 0 ? <Empty inline title={t('nothing')} /> : null}
        {data ? null : <Skeleton className="m-2 h-40" />}
      </ul>
    </div>
  );
}

type Holder = GrantHolder & { note: string };

const query = (keyword: string) => ({ query: { keyword: keyword || undefined, currentPage: 1, pageSize: LIMIT } });
const LOADERS: Record<GrantHolder['type'], (keyword: string) => Promise<Holder[]>> = {
  Role: async (keyword) =>
    (await api.permission.role.list(query(keyword))).list.map(({ id, fullName, enCode }) => ({
      type: 'Role',
      id,
      name: fullName,
      note: enCode,
    })),
  Position: async (keyword) =>
    (await api.permission.position.list(query(keyword))).list.map(({ id, fullName, organizeName }) => ({
      type: 'Position',
      id,
      name: fullName,
      note: organizeName,
    })),
  User: async (keyword) =>
    (await api.permission.users.imUsers(query(keyword))).list.map(({ id, realName, account }) => ({
      type: 'User',
      id,
      name: realName,
      note: account,
    })),
  Group: async (keyword) =>
    (await api.permission.group.list(query(keyword))).list.map(({ id, fullName, enCode }) => ({
      type: 'Group',
      id,
      name: fullName,
      note: enCode,
    })),
};
