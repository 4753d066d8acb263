import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type ListQuery, type ListResult, type ResourceDefinition, type ResourceRow } from '../types.js';
import { useResourceSetting } from '../ResourceProvider.js';
import { toListQuery } from './listState.js';
import { type ListStateBinding } from './useListState.js';

/** Loads the rows that a list shows, none where its layout loads them by itself; while a page loads the earlier rows stay. A page that no longer exists falls back to the last one. */
export function useResourceList<Row extends ResourceRow>(
  definition: ResourceDefinition<Row>,
  { value, onChange }: ListStateBinding,
  isShown = true,
): ResourceList<Row> {
  const client = useQueryClient();
  const { onChanged } = useResourceSetting();
  const query = toListQuery(value, definition);
  const isWaiting = definition.tree?.required === true && value.treeNode === '';
  const isChanging = definition.isChanging;
  const result = useQuery({
    queryKey: listKey(definition.id, query),
    queryFn: ({ signal }) => definition.source.list(query, signal),
    placeholderData: keepPreviousData,
    enabled: !isWaiting && isShown,
    refetchInterval: ({ state }) => (isChanging && state.data?.list.some(isChanging) ? CHECK_INTERVAL : false),
  });
  const { data, isPlaceholderData } = result;
  const pages = data ? Math.max(1, Math.ceil(data.pagination.total / value.pageSize)) : 1;
  const isBeyond =
    data !== undefined && !isPlaceholderData && data.list.length === 0 && value.page > 1 && pages < value.page;
  useEffect(() => {
    if (isBeyond) onChange({ ...value, page: pages });
  });
  return {
    query,
    data,
    error: result.error,
    isWaiting,
    isLoading: result.isFetching,
    refresh: () => {
      onChanged?.();
      return client.invalidateQueries({ queryKey: ['resource', definition.id] });
    },
    retry: () => void result.refetch(),
  };
}

/** Where the rows of a list are kept. */
export function listKey(id: string, query: ListQuery): readonly unknown[] {
  return ['resource', id, 'list', query];
}

/** How often rows that change by themselves are asked for, in ms. */
const CHECK_INTERVAL = 2_000;

export interface ResourceList<Row> {
  query: ListQuery;
  /** Undefined before the first answer. */
  data: ListResult<Row> | undefined;
  error: Error | null;
  /** Nothing is asked before a node of the tree is chosen. */
  isWaiting: boolean;
  isLoading: boolean;
  /** Loads the list, its tree and its records again, and tells the host that they may have changed. */
  refresh: () => Promise<void>;
  retry: () => void;
}
