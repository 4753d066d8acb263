import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.js';
import { nextPage } from '../../app/nextPage.js';
import { type GrantHolder } from '../grants.js';

const PAGE_SIZE = 50;

/** Members of a role, position or group, loaded while the list is scrolled. */
export function useMembers(holder: GrantHolder, keyword: string) {
  const client = useQueryClient();
  const place = { holder: holder.type, id: holder.id };
  const query = useInfiniteQuery({
    queryKey: ['members', holder.type, holder.id, keyword],
    queryFn: ({ pageParam }) =>
      api.permission.members.list(
        { ...place, query: { keyword: keyword || undefined, currentPage: pageParam, pageSize: PAGE_SIZE } },
        { silent: true },
      ),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  /** How many it changed; undefined when it was refused, which the client has shown. */
  const change = async (action: 'add' | 'remove', userIds: readonly string[]): Promise<number | undefined> => {
    try {
      const { changed } = await api.permission.members[action]({ ...place, body: { userIds: [...userIds] } });
      // the list behind shows how many there are
      await client.invalidateQueries();
      return changed;
    } catch (error) {
      console.warn('The members were not changed', error);
      return undefined;
    }
  };
  return {
    list: query.data?.pages.flatMap(({ list }) => list),
    total: query.data?.pages[0]?.pagination.total,
    error: query.error,
    retry: () => void query.refetch(),
    loadMore: () => {
      if (query.hasNextPage) void query.fetchNextPage();
    },
    add: (userIds: readonly string[]) => change('add', userIds),
    remove: (userIds: readonly string[]) => change('remove', userIds),
  };
}
